/** Games without a face of their own: coloured text, and options as buttons. */
import { describe, expect, test } from 'vitest';
import { rulesHtml } from '../src/lib/markdown';
import type { GameInfo } from '../src/lib/wire';
import { bundleOf, Words } from '../src/lib/words';
import { looks, named, pieces, width } from '../src/plain/lines';
import { ways } from '../src/plain/ways';

const span = (text: string, style = '', thing = '') => ({ text, style, thing });

describe('a board of text', () => {
  test('styles of the terminal become classes, and nothing else does', () => {
    expect(looks('red bold')).toBe('red bold');
    expect(looks('bright_yellow underline')).toBe('yellow underline');
    expect(looks('white on blue')).toBe('white on-blue');
    expect(looks('')).toBe('');
    expect(looks('sparkling paper thing')).toBe('');
  });

  test('what shows one thing is one piece, without the blanks after it', () => {
    const [line] = pieces([[span('R5', 'red', 'card:4'), span('/3  ', 'dim', 'card:4'), span('|')]]);
    expect(line.map((p) => [p.thing, p.spans.map((s) => s.text).join('')])).toEqual([
      ['card:4', 'R5/3'],
      ['', '  '],
      ['', '|'],
    ]);
  });

  test('the keyboard stops once at each thing', () => {
    const drawn = pieces([[span('┌─┐', '', 'card:1'), span(' x ', '', 'card:2')], [span('└─┘', '', 'card:1')]]);
    expect(
      drawn
        .flat()
        .filter((p) => p.first)
        .map((p) => p.thing),
    ).toEqual(['card:1', 'card:2']);
  });

  test('is as wide as its longest line', () => {
    expect(width([[span('ab'), span('♪')], [span('a')]])).toBe(3);
    expect(width([])).toBe(1);
  });

  test('knows what events speak of', () => {
    const events = [{ name: 'played', args: { seat: 1, card: 4, cell_to: 2, points: 7 } }];
    expect([...named(events, { card: [], cell: [], seat: [] })]).toEqual(['card:4', 'cell:2']);
  });
});

describe('options as buttons', () => {
  const game = {
    id: 'hens',
    things: { card: ['a', 'b'], seat: ['1', '2'] },
    blocks: [
      { name: 'give', kinds: ['card', 'seat'], first: 0, size: 4 },
      { name: 'pass', kinds: [], first: 4, size: 1 },
    ],
  } as unknown as GameInfo;
  const words = `hens-do-give = Give { $card } to { $seat }
hens-do-pass = Pass
hens-card-a = the hen
hens-card-b = the egg`;
  const t = new Words('en', bundleOf('en', [words]), ['Ada', 'Ben'], 0);

  test('one for each thing that may come next, with a whole sentence where it decides', () => {
    expect(ways(t, game, [0, 1, 3, 4], [])).toEqual([
      { thing: 'card:0', label: 'the hen', more: true },
      { thing: 'card:1', label: 'Give the egg to Ben', more: false },
      { thing: 'pass:0', label: 'Pass', more: false },
    ]);
    expect(ways(t, game, [0, 1, 3, 4], ['card:0']).map((w) => w.label)).toEqual([
      'Give the hen to Ada',
      'Give the hen to Ben',
    ]);
  });
});

describe('rules pages', () => {
  test('a rule is a place, and where it is named one can go there', () => {
    const html = rulesHtml('- **HE-LAY-1** Lay.\n- As HE-LAY-1 says, not HE-FLY-9.');
    expect(html).toContain('<b id="HE-LAY-1">HE-LAY-1</b>');
    expect(html).toContain('As <a href="#HE-LAY-1">HE-LAY-1</a> says, not HE-FLY-9.');
  });

  test('HTML inside Markdown counts for nothing', () => {
    const html = rulesHtml(
      '<script>alert(1)</script>\n\na <b onclick="x()">b</b> [c](javascript:x) ![d](http://e/f.png)',
    );
    expect(html).not.toMatch(/<(script|b|img|a)\b/);
    expect(html).toContain('&lt;script&gt;');
    expect(rulesHtml('[page](https://example.org/?a=1&b="2")')).toContain('<a href="https://example.org/?a=1&amp;b=');
  });
});
