/** Wingspan, heard: a bird that settles calls; dice, eggs and cards sound as they do on a table. */
import type { Sounds } from '../../sound/heard';

const card = () => ({ sound: 'card-placed' });
const turned = () => ({ sound: 'card-turned' });
const token = () => ({ sound: 'token' });
const egg = () => ({ sound: 'egg-laid' });

export const sounds: Sounds = {
  placed: (name) => ({ call: name('bird') }),
  automa_bird: (name) => ({ call: name('bird') }),
  rolled: () => ({ sound: 'die-rolling' }),
  hunted: () => ({ sound: 'die-rolling' }),
  automa_rerolls: () => ({ sound: 'die-rolling' }),
  gained: () => ({ sound: 'die-landing' }),
  cached: token,
  laid: egg,
  automa_eggs: egg,
  egg_spent: token,
  drew: turned,
  drew_hidden: card,
  drew_face_up: card,
  revealed: turned,
  caught: turned,
  missed: turned,
  tucked: card,
  tucked_hidden: card,
  tucked_deck: card,
  automa_card: turned,
  automa_cube: token,
  goal: () => ({ sound: 'round-end' }),
  reshuffled: () => ({ sound: 'shuffle' }),
};
