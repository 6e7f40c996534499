/** Numbers as they are typed, digit by digit, into one cell of a table. */

export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '+' | '-' | 'erase';

/** What a cell holds after a key. `fresh`: nothing was typed here since it was aimed at, so a digit begins anew. Null: empty. */
export function typed(now: number | null, key: Key, fresh: boolean, high: number): number | null {
  if (key === '+') return Math.min(high, (now ?? 0) + 1);
  if (key === '-') return Math.max(0, (now ?? 0) - 1);
  if (key === 'erase') return now === null || fresh || now < 10 ? null : Math.floor(now / 10);
  const longer = fresh || now === null ? Number(key) : now * 10 + Number(key);
  return longer > high ? Number(key) : longer;
}

/** The keyboard's key for a keypad's one. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (/^\d$/.test(event.key)) return event.key as Key;
  if (event.key === '+' || event.key === '-') return event.key;
  return event.key === 'Backspace' || event.key === 'Delete' ? 'erase' : null;
}

/** The cell after this one: down the column, then the next player's; the first after the last. */
export function following(cell: number, rows: number, columns: number): number {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (row + 1 < rows) return (row + 1) * columns + column;
  return (column + 1) % columns;
}

/** Where an arrow leads from a cell; it stays at the edge. */
export function neighbour(cell: number, rows: number, columns: number, arrow: string): number {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const down = arrow === 'ArrowDown' ? 1 : arrow === 'ArrowUp' ? -1 : 0;
  const right = arrow === 'ArrowRight' ? 1 : arrow === 'ArrowLeft' ? -1 : 0;
  const within = (n: number, count: number): number => Math.min(count - 1, Math.max(0, n));
  return within(row + down, rows) * columns + within(column + right, columns);
}
