/** Birds of Piafs as the names of its things tell them: "cha5m" is a male chaffinch of strength 5. */
import type { GameInfo } from '../../lib/wire';

export interface Bird {
  /** Number of the species, and its name in our drawings. */
  species: number;
  name: string;
  strength: number;
  sex: 'male' | 'female';
  /** As many as are painted on the card. */
  eggs: number;
}

/** How each pest is called among our drawings. */
export const PESTS = ['pf-common-raven', 'pf-squirrel'] as const;

type Things = Pick<GameInfo, 'things'>;

export function birdOf(game: Things, card: number): Bird {
  const [, start, figure, sex] = /^(\D+)(\d)([mf])$/.exec(game.things.card[card]) ?? [];
  const species = game.things.species.findIndex((name) => name.startsWith(start));
  const strength = Number(figure);
  return {
    species,
    name: game.things.species[species],
    strength,
    sex: sex === 'm' ? 'male' : 'female',
    eggs: Math.ceil(strength / 2),
  };
}

/** The same bird of the other sex, if it is among these cards. */
export function mateAmong(game: Things, card: number, cards: readonly number[]): boolean {
  const { species, strength, sex } = birdOf(game, card);
  return cards.some((other) => {
    const bird = birdOf(game, other);
    return bird.species === species && bird.strength === strength && bird.sex !== sex;
  });
}
