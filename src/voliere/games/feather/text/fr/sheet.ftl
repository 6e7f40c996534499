# La feuille de score
feather-sheet-all = Les { $count }
feather-sheet-rounds = Tours
feather-sheet-foot = Cochez chaque oiseau vu ; les { $count } d’un habitat valent { $bonus } points de plus.

# L’aide de jeu : _gras_, [signe]
feather-aid-about = Chaque carte jouée vous mène dans son habitat : vous y voyez tout ce qui s’y montre. Le plus de points l’emporte ; à égalité, on partage.
feather-aid-round = Un tour
feather-aid-choose = _Choisir_, tous ensemble et en secret : une carte de la main, face cachée.
feather-aid-reveal = _Révéler_ toutes les cartes, mains neutres comprises. Votre carte dit votre habitat.
feather-aid-see = _Voir_, dans votre habitat seulement : votre oiseau, ceux des autres cartes de ce tour, et les oiseaux installés au tour d’avant. Cochez.
feather-aid-settle = _Ranger_ : les oiseaux installés s’en vont, les cartes de ce tour s’installent.
feather-aid-end = Quand il reste une carte à chacun, c’est fini ; cette carte ne se joue pas.
feather-aid-deal = Combien de cartes
feather-aid-hands = mains
feather-aid-neutral = dont neutres
feather-aid-cards = cartes
feather-aid-rounds = tours
feather-aid-aside = À { $seats } joueurs, { $cards } cartes restent de côté, face cachée.
feather-aid-solo = Seul
feather-aid-solo-about = { $hand } cartes en main, { $pile } dans la pile. Jouez une carte, retournez-en { $turned }, cochez, puis défaussez-en une et piochez. Fin quand la pile est vide.
feather-aid-score = Le compte
feather-aid-sign = signe
feather-aid-bird = oiseau
feather-aid-points = points
feather-aid-uncommon = { $count } inhabituels
feather-aid-each = { $count } chacun
feather-aid-complete = les { $count } d’un habitat
feather-aid-most = Un habitat : { $row }. Au plus : { $most }.
feather-aid-habitats = Habitats
feather-aid-variants = Variantes
feather-aid-raptors = _Rapaces_ [raptor] Un rapace révélé fait fuir les oiseaux installés de son habitat avant que quiconque ne les voie. Les cartes du même tour restent.
feather-aid-migration = _Migration_ Avant le premier tour, tous passent des cartes à gauche en même temps.
feather-aid-draft = _Draft_ À la place de la donne : gardez une carte du lot, passez le reste ; à gauche, puis à droite, puis à gauche. Jamais avec la migration.
feather-aid-draft-neutral = À deux, chaque choix donne aussi une carte à votre main neutre ; à trois, seulement ceux du second lot.
feather-aid-to-pass = migration
feather-aid-packs = draft
feather-aid-pack = { $packs } × { $size }
