/** Songbirds, heard: each colour has its singer, a card of volume 7 sings loudest. */
import type { Sounds } from '../../sound/heard';

const COLOURS: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green', w: 'white' };
const LOUDEST = 7;
/** dB lost with each volume below the loudest. */
const SOFTER = 2.5;

export const sounds: Sounds = {
  placed(name) {
    const card = name('card');
    const colour = COLOURS[card[0]];
    const volume = Number(card.slice(1));
    if (!colour || !volume) return { sound: 'card-placed' };
    return { call: `singer-${colour}`, down: (LOUDEST - volume) * SOFTER };
  },
  line: () => ({ sound: 'token' }),
  area: () => ({ sound: 'token' }),
  drew: () => ({ sound: 'card-turned' }),
  drew_hidden: () => ({ sound: 'card-placed' }),
  revealed: () => ({ sound: 'card-turned' }),
  showed: () => ({ sound: 'card-turned' }),
  side_drawn: (name) => ({ call: name('side') }),
  round_score: () => ({ sound: 'round-end' }),
};
