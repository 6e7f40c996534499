/** Whose place at the table lies large over the board, and whose sheet is open: the reader's own business, nothing of the game. */
class Looking {
  /** A seat, or null: one's own. */
  large = $state.raw<number | null>(null);
  /** A seat about which more is read. */
  sheet = $state.raw<number | null>(null);

  /** Opens a seat; the same again closes it. */
  toggle(seat: number): void {
    this.large = this.large === seat ? null : seat;
  }
}
export const looking = new Looking();
