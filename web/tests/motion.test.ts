/** How things travel, counted with things that are none. */
import { expect, test, vi } from 'vitest';

vi.mock('../src/lib/settings.svelte', () => ({ moves: () => true, settings: { pace: 700 }, USUAL_PACE: 700 }));
const { look, play } = await import('../src/lib/motion');

interface Thing {
  key: string;
  left: number;
  inside?: string;
}

/** A root with things in a row, and what was done to them, in order. */
function board(things: readonly Thing[]) {
  const done: string[] = [];
  const frames = new Map<string, Keyframe[]>();
  const made = new Map<string, HTMLElement>();
  for (const { key, left, inside } of things) {
    const element = {
      dataset: { key },
      style: { removeProperty: vi.fn() } as unknown as CSSStyleDeclaration,
      parentElement: { closest: () => (inside ? (made.get(inside) ?? null) : null) },
      getBoundingClientRect() {
        done.push('look');
        return { left, top: 0, width: 40, height: 60 };
      },
      animate(all: Keyframe[]) {
        done.push('move');
        frames.set(key, all);
        return { finished: new Promise(() => undefined) };
      },
    };
    made.set(key, element as unknown as HTMLElement);
  }
  const root = { querySelectorAll: () => [...made.values()] } as unknown as HTMLElement;
  return { root, done, frames, style: (key: string) => made.get(key)?.style };
}

test('everything is looked at before anything moves, and nothing moves but transform and opacity', async () => {
  const before = look(board(['a', 'b', 'c'].map((key, i) => ({ key, left: 100 * i }))).root);
  const after = board(['a', 'b', 'c'].map((key, i) => ({ key, left: 100 * i + 80 })));
  await play(after.root, before);
  expect(after.done).toEqual(['look', 'look', 'look', 'move', 'move', 'move']);
  for (const all of after.frames.values())
    expect(new Set(all.flatMap((frame) => Object.keys(frame)))).toEqual(new Set(['transform', 'opacity']));
  expect(after.style('a')?.zIndex).toBe('20');
});

test('what lies in a thing that travels is taken along, and does not travel twice', async () => {
  const before = look(
    board([
      { key: 'seat', left: 0 },
      { key: 'bird', left: 10 },
      { key: 'egg', left: 10 },
    ]).root,
  );
  const after = board([
    { key: 'seat', left: 200 },
    { key: 'bird', left: 210, inside: 'seat' },
    { key: 'egg', left: 310, inside: 'bird' },
  ]);
  await play(after.root, before);
  expect([...after.frames.keys()]).toEqual(['seat', 'egg']);
  expect(after.frames.get('egg')?.[0].transform).toBe('translate(-100px, 0px) scale(1)');
});
