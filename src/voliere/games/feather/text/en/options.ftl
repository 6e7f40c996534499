# What is true with every option, said where a table is set.

feather-alone = The pile
feather-alone-about = Alone with the pile: thirteen cards in hand, and a pile that is turned up bit by bit.
feather-option-raptors-is-on = A raptor revealed drives the settled birds out of its habitat.
feather-option-raptors-is-off = A raptor is a bird like any other.
feather-option-migration-is-on = Before the first round everybody passes some cards to the left.
feather-option-migration-is-off = You play the cards you were dealt.
feather-option-draft-is-on = You make your hand out of packs that go round.
feather-option-draft-is-off = Hands are dealt.
feather-option-neutral-raptors-is-on = Raptors nobody plays act too.
feather-option-neutral-raptors-is-off = Only raptors played by somebody act.
feather-option-hide-sheets-is-on = Notebooks are closed: nobody sees how the others stand.
feather-option-hide-sheets-is-off = Notebooks are open: you see what everybody lacks.
