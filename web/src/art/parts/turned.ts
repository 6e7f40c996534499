/** A bird that looks back over its shoulder: the body as always, then the head mirrored on top of it. */
import type { Draft } from '../draft';
import { corner, mix, type Pt } from '../geom';
import { drawBill } from './bill';
import { drawBody, drawFeathers } from './body';
import { drawEye } from './eye';

/** The turned head sits a little further back than the head that looks ahead. */
const BACK = 4;
/** A landmark beyond the neck. */
const WHOLE = 5;

export function drawTurned(d: Draft, wing: () => void): void {
  const { g, pen, D, V } = d;
  const axis = g.head[0] - BACK;
  const across = ([x, y, c]: Pt): Pt => [2 * axis - x, y, c];
  const nape = g.D[4];
  // Where the back of the head meets the breast: there its line ends and that of the body begins.
  const meet = corner(mix(g.D[3], nape, 0.6));
  const crown = D.slice(0, D.length - (g.D.length - 4));

  // The body ends in a neck that the head will cover; on the side of the breast it now runs up into the nape.
  const back = [mix(nape, g.D[5], 0.45), ...g.D.slice(5)];
  const front = [across(meet), mix(across(nape), g.V[4], 0.3), ...g.V.slice(4)];
  const rear = mix(g.D[g.D.length - 1], g.V[g.V.length - 1], 0.5);
  drawBody({ ...d, headless: true, D: back, V: front, outline: [...back, rear, ...[...front].reverse(), [g.head[0], g.head[1]]] });
  wing();

  pen.mirror(axis, () => {
    const top = [...crown, meet];
    const chin = V.slice(0, 4);
    // The colour of the head runs to the end of it: no wedge of the back may show behind the crown.
    const { head, hood } = d.s;
    const s = { ...d.s, ...(head && { headTo: WHOLE }), ...(hood && { hoodTo: WHOLE }) };
    pen.coat([corner(top[0]), ...top.slice(1), mix(nape, g.V[4], 0.45), ...[...chin.slice(1)].reverse(), corner(chin[0])], hood ?? head ?? d.under, () =>
      drawFeathers({ ...d, s }),
    );
    pen.line(top, 2.6, { a: 0.5, b: 0.2 });
    pen.line(chin, 2.6, { a: 0.5, b: 0.1 });
    drawBill(d);
    drawEye(d);
  });
}
