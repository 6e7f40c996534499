/** What's Up, heard: as many birds of a colour call as are on the face that was turned up. */
import type { Sounds } from '../../sound/heard';

const COLOURS: Readonly<Record<string, string>> = { r: 'red', g: 'green', y: 'yellow', v: 'violet' };

export const sounds: Sounds = {
  flipped(name) {
    const face = name('face');
    const colour = COLOURS[face[0]];
    return colour ? { call: `flock-${colour}`, birds: Number(face.slice(1)) || 1 } : { sound: 'card-turned' };
  },
  took: () => ({ sound: 'card-placed' }),
};
