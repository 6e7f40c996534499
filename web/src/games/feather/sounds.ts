/** Birds of a Feather, heard: the bird somebody has seen calls. */
import type { Sounds } from '../../sound/heard';

export const sounds: Sounds = {
  revealed: (name) => ({ call: name('bird') }),
  chose: () => ({ sound: 'card-placed' }),
  scared: (name) => ({ call: name('bird') }),
  saw: () => ({ sound: 'token' }),
  complete: () => ({ sound: 'egg-laid' }),
  received: () => ({ sound: 'card-turned' }),
  dealt: () => ({ sound: 'shuffle' }),
  round: () => ({ sound: 'card-turned' }),
};
