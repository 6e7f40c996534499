/** Where long words in the names of birds may be broken. Few browsers know how to hyphenate, and none without fetching a
 *  dictionary: so the places are written down here, in both languages, and shown as a hyphen only where a line ends. */

const WORDS = `
ai-grette ai-grettes al-ba-tros alou-ette amé-rique avo-cette bal-bu-zard bal-ti-more ber-nache biho-reau bécas-sine
bico-lore buis-son-nière cali-for-nie capu-chon car-di-nal caro-line casse-noix chan-teur char-don-ne-ret che-va-lier
che-vêche chou-ette cor-mo-ran cor-neille cou-li-cou cou-ronne cou-ronné cré-ce-relle crou-pion den-dro-cygne
dick-cis-sel en-gou-le-vent fami-lier flam-boyant frank-lin gené-vriers glan-di-vore gobe-mou-che-ron gui-fette
géo-cou-cou hi-ron-delle huî-trier maca-reux mar-ti-net merle-bleu mi-gra-trice mis-sis-sippi mon-tagnes mou-che-rolle
nei-geuse non-pa-reil paru-line pas-se-rin plec-tro-phane plon-geon poi-trine poly-glotte prai-ries py-gargue
quis-cale ramo-neur roi-te-let rouil-leuse rus-tique sau-te-relle semi-palmé sit-telle soli-taire stur-nelle
swain-son tache-tée ter-riers tour-te-relle tro-glo-dyte trom-pette ver-dâtre vio-la-cée vir-gi-nie épau-lettes
éper-vier éris-ma-ture

alba-tross amer-ican atlan-tic black-bird blue-bird bobo-link bob-white breast-ed burrow-ing cali-for-nia caro-lina
ceru-lean chest-nut chick-a-dee chi-hua-huan chip-ping cock-aded col-lared cor-mo-rant cross-bill fer-ru-gi-nous
fly-catcher gal-li-nule gnat-catcher golden-eye gold-finch grass-hopper gros-beak hum-ming-bird kill-deer king-bird
king-fisher logger-head long-spur meadow-lark mer-gan-ser mock-ing-bird moun-tain mourn-ing night-hawk north-ern
nut-cracker nut-hatch oyster-catcher pere-grine pile-ated pro-tho-no-tary road-runner sand-hill sand-piper sap-sucker
savan-nah shoul-dered shov-el-er spoon-bill thrash-er throat-ed tit-mouse trum-peter vir-ginia whis-tling whoop-ing
wood-cock wood-pecker yellow-throat
`;

const SYLLABLES = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', ''), word.split('-').map((part) => part.length)]),
);
/** A word of this many letters fits every place as it is. */
export const FITS = 7;

/** The name, with soft hyphens where its long words may be broken. For the eye only: what is read aloud has none. */
export function soft(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    const lengths = SYLLABLES.get(word.toLowerCase());
    if (!lengths) return word;
    let at = 0;
    return lengths.map((n) => word.slice(at, (at += n))).join('\u00ad');
  });
}
