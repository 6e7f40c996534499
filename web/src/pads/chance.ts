const drawOne = (): number => crypto.getRandomValues(new Uint32Array(1))[0];

/** One of so many, each as likely as the others: nobody at the table should have to believe in a rounding. */
export function oneOf(count: number, draw = drawOne): number {
  const most = Math.floor(2 ** 32 / count) * count;
  for (;;) {
    const drawn = draw();
    if (drawn < most) return drawn % count;
  }
}
