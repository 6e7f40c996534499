/** What each bird is called, in the reader's language first. */
import WORDS from 'virtual:words';
import { BIRDS } from '../../games/wingspan/cards';
import { nameOf } from '../../games/wingspan/texts';
import { LANGUAGES } from '../../lib/languages';
import { namesIn, type Named } from './find';
import type { WingspanPad } from './view';

/** By language, apart from the reader's: what each bird is called there. */
export async function otherNames(pad: WingspanPad): Promise<Map<string, string>[]> {
  const langs = LANGUAGES.filter((lang) => lang !== pad.words.lang);
  const sources = await Promise.all(langs.map((lang) => WORDS[lang][pad.base.id]().catch(() => ({ default: '' }))));
  return sources.map(({ default: source }) => namesIn(source));
}

export const allNamed = (pad: WingspanPad, others: readonly Map<string, string>[]): Named[] =>
  pad.base.things.bird.map((id, bird) => ({
    bird,
    names: [
      nameOf(pad.words, pad.base, bird),
      ...others.flatMap((names) => names.get(id.replaceAll('_', '-')) ?? []),
      BIRDS[bird].latin,
    ],
    habitats: BIRDS[bird].habitats,
  }));
