/** Seeds and pests are told apart only by what is on them. To let them slide and arrive they get names of their own here:
 *  what is left of the column keeps its name, what is new gets the next one. */
export interface Named {
  kind: number;
  id: number;
}

/** Follows a column from one look to the next. */
export function follower(): (now: readonly number[]) => Named[] {
  let before: Named[] = [];
  let next = 0;
  return (now) => {
    const same = longest(
      before.map((b) => b.kind),
      now,
    );
    before = now.map((kind, i) => ({ kind, id: same[i] === null ? next++ : before[same[i]].id }));
    return before;
  };
}

/** For each of these, the one before that it is: as many as can be, in their order; null: none. */
function longest(before: readonly number[], now: readonly number[]): (number | null)[] {
  if (!before.length || !now.length) return now.map(() => null);
  const [b, n] = [before.slice(1), now.slice(1)];
  const drop = longest(b, now).map((k) => (k === null ? null : k + 1));
  const fresh = [null, ...longest(before, n)];
  const best = count(fresh) > count(drop) ? fresh : drop;
  if (before[0] !== now[0]) return best;
  const same = [0, ...longest(b, n).map((k) => (k === null ? null : k + 1))];
  return count(same) >= count(best) ? same : best;
}

const count = (found: readonly (number | null)[]): number => found.filter((k) => k !== null).length;
