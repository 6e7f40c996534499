/** How seats are told apart in charts and bars: a colour, a shape, and a dash, so that none is needed alone. */
export interface Mark {
  /** A token of tokens.css. */
  colour: string;
  /** Inside a box of 12. */
  shape: string;
  dash: string;
}

const round = 'M6 1.2A4.8 4.8 0 1 1 6 10.8A4.8 4.8 0 1 1 6 1.2Z';
export const MARKS: readonly Mark[] = [
  { colour: '--ink', shape: round, dash: '' },
  { colour: '--blue_d', shape: 'M1.6 1.6H10.4V10.4H1.6Z', dash: '7 4' },
  { colour: '--green_d', shape: 'M6 1L11.2 10.6H0.8Z', dash: '2 4' },
  { colour: '--violet_d', shape: 'M6 0.4L11.6 6L6 11.6L0.4 6Z', dash: '12 4' },
  { colour: '--yellow_d', shape: 'M4 1H8V4H11V8H8V11H4V8H1V4H4Z', dash: '2 2 8 2' },
  { colour: '--red_d', shape: 'M6 11L0.8 1.4H11.2Z', dash: '5 2' },
  { colour: '--ink3', shape: 'M6 0.8L11.4 4.7L9.3 11H2.7L0.6 4.7Z', dash: '1 3' },
];

/** The mark of each runner: the reader has the first, the others theirs in their order. */
export function marksOf(runners: number, reader: number): Mark[] {
  let next = reader >= 0 && reader < runners ? 1 : 0;
  return Array.from({ length: runners }, (_, k) => MARKS[(k === reader ? 0 : next++) % MARKS.length]);
}
