/** Where the longest words in the names of birds may be broken. Few browsers know how to hyphenate, and none without
 *  fetching a dictionary: so the places are written down here, for the words that are wider than the smallest card. */

const WORDS = `
amé-rique char-don-ne-ret hi-ron-delle buis-son-nière den-dro-cygne en-gou-le-vent épau-lettes éris-ma-ture flam-boyant
gené-vriers géo-cou-cou glan-di-vore gobe-mou-che-ron mis-sis-sippi mou-che-rolle plec-tro-phane semi-palmé
tour-te-relle tro-glo-dyte

burrow-ing chick-a-dee chi-hua-huan cor-mo-rant fer-ru-gi-nous fly-catcher gnat-catcher golden-eye grass-hopper
hum-ming-bird logger-head meadow-lark mer-gan-ser mock-ing-bird night-hawk nut-cracker oyster-catcher pro-tho-no-tary
road-runner sand-piper sap-sucker shoul-dered swain-son trum-peter wood-cock wood-pecker yellow-throat
`;

const SYLLABLES = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', ''), word.split('-').map((part) => part.length)]),
);

/** The name, with soft hyphens where its long words may be broken; words of fewer letters than `least` fit as they are.
 *  For the eye only: what is read aloud has none. */
export function soft(name: string, least = 0): string {
  return name.replace(/\p{L}+/gu, (word) => {
    const lengths = word.length < least ? undefined : SYLLABLES.get(word.toLowerCase());
    if (!lengths) return word;
    let at = 0;
    return lengths.map((n) => word.slice(at, (at += n))).join('\u00ad');
  });
}
