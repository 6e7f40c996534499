/** Rules as they are read: rulings under their rule, nothing for contributors, a page for each game. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { found as texts } from '../found';
import { bookOf } from '../src/handbook/books';
import { rulesHtml } from '../src/lib/markdown';

const SOURCE = `# Hens

## Turn

- **HE-LAY-1** Lay an egg (HE-R-1).
- **HE-LAY-2** Rest.

## Rulings

- **HE-R-1** Where? — In the nest. So it stays warm.
- **HE-R-2** When? — At dawn.

## For contributors

- **HE-INV-1** Eggs and hens are twelve.
`;

test('a ruling is folded under the first rule that names it, others stay where they are; invariants go', () => {
  const html = rulesHtml(SOURCE);
  const cut = html.indexOf('HE-LAY-2');
  const [rule, rest] = [html.slice(0, cut), html.slice(cut)];
  expect(rule).toContain('<details class="ruling"><summary><b id="HE-R-1">HE-R-1</b> Where?</summary>');
  expect(rule).toContain('In the nest.');
  expect(rule).not.toContain('At dawn');
  expect(rest).toContain('<summary><b id="HE-R-2">');
  expect(html).not.toMatch(/INV|contributors/);
  expect(html).toContain('<a href="#HE-R-1">');
  expect(html.match(/<h2 id="part-\d+">/g)).toHaveLength(2);
});

test.each(texts.games)('%s: no rule is lost, none is for contributors, and it has a page', (game) => {
  const { quick, examples } = bookOf(game) ?? { quick: [], examples: [] };
  for (const [lang, file] of Object.entries(texts.rules(game))) {
    const source = readFileSync(file, 'utf-8');
    const html = rulesHtml(source);
    const rules = [...source.matchAll(/^\s*- \*\*([A-Z]{2,}-[A-Z0-9-]+)\*\*/gm)].map((m) => m[1]);
    const shown = new Set([...html.matchAll(/<b id="([^"]+)">/g)].map((m) => m[1]));
    const meant = rules.filter((id) => !id.includes('-INV-'));
    expect(meant.filter((id) => !shown.has(id))).toEqual([]);
    expect([...shown].filter((id) => id.includes('-INV-'))).toEqual([]);
    expect(examples.length).toBeGreaterThan(2);
    expect(examples.filter(({ rule }) => !shown.has(rule))).toEqual([]);
    const words = texts.partWords('handbook', lang);
    const wanted = quick.flatMap(({ id, rows }) => [`${id}-title`, ...(rows ? rows.map((row) => row.id) : [id])]);
    for (const id of [...wanted, 'aim'])
      expect(words.has(`handbook-${game}-${id}`), `${game} ${id} ${lang}`).toBe(true);
    for (const { id } of examples) expect(words.has(`handbook-at-${game}-${id}`), `${id} ${lang}`).toBe(true);
  }
});
