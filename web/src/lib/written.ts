/** A number with a minus sign as long as the figures, in place of the hyphen of the keyboard. */
export const written = (n: number): string => (n < 0 ? `−${-n}` : String(n));
