/** What the sheets to print are drawn with. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FILE, file } from '../scripts/print';
import { inInk } from '../src/art/print';

const box = [0, 0, 24, 24] as const;

describe('a drawing for the printer', () => {
  test('has fills by lightness: black, two greys, white', () => {
    const fill = (colour: string) => inInk({ body: `<path d="M0 0h1" fill="${colour}"/>`, box }).items[0];
    expect(['currentColor', '#8c6847', 'var(--red_l,#d8d6cd)', '#fff'].map(fill)).toEqual(
      [0, 1, 3, 3].map((ink) => ({ d: 'M0 0h1', fill: ink })),
    );
    expect(fill('#b9b8b2')).toEqual({ d: 'M0 0h1', fill: 2 });
  });
  test('leaves out soft washes, keeps clips and moves', () => {
    const body =
      '<defs><clipPath id="a"><path d="M0 0h9"/></clipPath></defs><g transform="translate(2 3) scale(-1 1)">' +
      '<path d="M1 1h1" fill="#000" opacity="0.3"/><g clip-path="url(#a)"><circle cx="5" cy="5" r="2" fill="#fff"/></g></g>';
    expect(inInk({ body, box }).items).toEqual([
      {
        move: [-1, 0, 0, 1, 2, 3],
        items: [{ clip: ['M0 0h9'], items: [{ d: 'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', fill: 3 }] }],
      },
    ]);
  });
  test('says so when it meets what it cannot print', () => {
    expect(() => inInk({ body: '<rect x="1"/>', box })).toThrow('<rect>');
    expect(() => inInk({ body: '<g transform="skewX(3)"></g>', box })).toThrow('skewX');
  });
  test('is in the package as it is drawn now: `npm run print`', () => {
    expect(readFileSync(FILE, 'utf-8')).toBe(file());
  });
});
