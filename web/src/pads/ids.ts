/** A pad counts for a game that lies on a real table; its id says which. */
const ENDS = /-pad$/;

export const padOf = (game: string): string => `${game}-pad`;
export const gameOfPad = (pad: string): string => pad.replace(ENDS, '');
