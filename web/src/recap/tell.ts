/** Puts what is told of a finished game into sentences. */
import type { AwardInfo, GameInfo, Recap, Said, TurnInfo } from '../lib/wire';
import { key, type Words } from '../lib/words';

/** "round 4, turn 2", as far as there are rounds and turns. */
export function when(t: Words, round: number, turn: number, how: 'when' | 'since' = 'when'): string {
  const kind = round && turn ? 'both' : round ? 'round' : turn ? 'turn' : 'last';
  return t.say(`recap-${how}-${kind}`, { round, turn });
}

export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A turn by its place, and whose it was where several take turns. */
export function turnName(t: Words, turn: TurnInfo, seats: number): string {
  const said = when(t, turn.round, turn.number);
  if (turn.seat < 0 || seats < 2) return said;
  return turn.seat === t.me
    ? t.say('recap-when-yours', { when: said })
    : t.say('recap-when-of', { when: said, seat: t.seat(turn.seat) });
}

/** In the game's own words, else in those for all games, else as an event of the game. */
export function tell(t: Words, game: GameInfo, said: Said): string {
  const ids = [key(game.id, 'recap', said.name), key('recap', said.name)];
  const id = ids.find((one) => t.has(one));
  if (!id) return t.event(game, said);
  const args = t.spoken(game, said.args);
  if (typeof said.args.line === 'string') args.line = t.line(game, said.args.line);
  const { round, turn } = said.args;
  if (typeof round === 'number' && typeof turn === 'number') {
    args.when = when(t, round, turn);
    args.since = when(t, round, turn, 'since');
  }
  return t.say(id, args);
}

export const decided = (t: Words, game: GameInfo, recap: Recap): string =>
  recap.decided.map((said) => tell(t, game, said)).join(' ');

/** An award: its title, who has it with how much, and what more there is to say. */
export function award(
  t: Words,
  game: GameInfo,
  one: AwardInfo,
  seats: number,
): { title: string; who: string; about: string } {
  const say = (name: string, args: Record<string, string | number>): string => {
    const own = key(game.id, 'recap', name);
    return t.say(t.has(own) ? own : key('recap', name), args);
  };
  const names = t.allOf(one.seats.map((seat) => (seat === t.me ? t.say('web-you') : t.seat(seat))));
  const n = say(`${one.name}-n`, { n: one.n });
  return {
    title: say(`award-${one.name}`, { alone: seats === 1 ? 'yes' : 'no' }),
    who: seats === 1 ? upper(n) : `${names}, ${n}`,
    about: one.about ? tell(t, game, one.about) : '',
  };
}

/** What each line of the race is called. */
export const runnerNames = (t: Words, recap: Recap, rival: string): string[] =>
  recap.runners.map(({ kind, seat }) =>
    kind === 'rival'
      ? rival
      : kind === 'team'
        ? t.say('recap-team-name')
        : seat === t.me
          ? t.say('web-you')
          : t.seat(seat),
  );
