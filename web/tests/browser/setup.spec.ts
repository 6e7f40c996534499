/** Wingspan's set-up with every bird and every bonus card: no text is cut, and nothing lies over anything else. The table is a real one;
 *  what is dealt is put into its last push. */
import { expect, test, type Page } from '@playwright/test';
import { found } from '../../found';
import { BIRDS, BONUSES } from '../../src/games/wingspan/cards';
import { newTable, quick, settled } from './play';

const SIZES = [
  [1440, 900],
  [1280, 800],
  [1100, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

/** What the page is told, once more: kept by `hearAgain`. */
interface Heard {
  push: string;
  hear: (data: string) => void;
}
declare global {
  interface Window {
    heard: Heard;
  }
}

/** Keeps the last push of the socket, and a way to say another one to the page. */
function hearAgain(): void {
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (data.includes('"keep":'))
          window.heard = { push: data, hear: (data) => this.onmessage?.(new MessageEvent('message', { data })) };
      });
    }
  };
}

/** Deals every bird and every bonus card, and tells what is wrong, by the card it is wrong with. */
async function walk([birds, bonuses]: readonly [number, number]): Promise<string[]> {
  const said = new Set<string>();
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const all = Array.from({ length: birds }, (_, i) => i);
  async function deal(dealt: number[], tray: number[], bonus: number[]): Promise<void> {
    const { push, hear } = window.heard;
    const told = JSON.parse(push) as { view: { keep: object } };
    Object.assign(told.view, { tray });
    Object.assign(told.view.keep, { dealt, bonus });
    hear(JSON.stringify({ ...told, since: 0 }));
    // What is too long for its place is measured in the first frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }

  const apart = (a: DOMRect, b: DOMRect) =>
    a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
  const words = document.createRange();
  function inkOf(part: Element): DOMRect {
    words.selectNodeContents(part);
    return words.getBoundingClientRect();
  }

  function look(where: string): void {
    const cards = find(where).map((e) => [e, e.getBoundingClientRect()] as const);
    for (const [i, [card, box]] of cards.entries()) {
      const name = (card.querySelector('.name, b, .what')?.textContent ?? card.textContent).trim();
      const wrong = (what: string) => said.add(`${name}: ${what}`);
      for (const [other, place] of cards.slice(i + 1))
        if (!apart(box, place)) wrong(`lies over ${other.textContent.trim().slice(0, 30)}`);
      if (card.querySelector('.clamped')) wrong('its power ends in dots');
      const art = card.querySelector('.art');
      if (art && art.getBoundingClientRect().height < 32) wrong('leaves its bird no room');
      const parts = [...card.querySelectorAll('.in > :not(.art), .words, .what')].map((e) => [e, inkOf(e)] as const);
      for (const [part, ink] of parts) {
        const own = `its ${part.classList[0]}`;
        if (ink.left < box.left || ink.right > box.right + 0.5 || ink.top < box.top || ink.bottom > box.bottom + 0.5)
          wrong(`${own} leaves the card`);
        if (getComputedStyle(part).overflow === 'hidden' && part.scrollHeight > part.clientHeight + 1)
          wrong(`${own} is cut`);
        // Ink stands a little out of its line, not of its place.
        const place = part.getBoundingClientRect();
        if (ink.top < place.top - 4 || ink.bottom > place.bottom + 4) wrong(`${own} has too little room`);
      }
    }
  }

  const columns = (selector: string) => getComputedStyle(find(selector)[0]).gridTemplateColumns.split(' ').length;
  /** Of what was dealt to a place the row that is highest. */
  function highest(selector: string, dealt: number[]): number[] {
    const heights = find(`${selector} .card`).map((e) => e.offsetHeight);
    const row = columns(selector);
    const at = Math.floor(heights.indexOf(Math.max(...heights)) / row) * row;
    return dealt.slice(at, at + row);
  }

  const bonus = Array.from({ length: bonuses }, (_, i) => i);
  await deal(all.slice(0, 5), all, bonus);
  look('.setup :is(.offer, .two) .card');
  const [tray, two] = [highest('.setup .offer', all), highest('.setup .two', bonus)];
  // As lines they all lie below each other; side by side they get what height is left.
  const hand = columns('.setup .birds') > 1 ? 5 : birds;
  for (let at = 0; at < birds; at += hand) {
    await deal(all.slice(at, at + hand), tray, two);
    look('.setup :is(.card, h2)');
    if (find('.setup .birds .card').length !== Math.min(hand, birds - at)) said.add(`not dealt from ${at} on`);
  }
  return [...said];
}

async function sit(page: Page): Promise<void> {
  await page.addInitScript(hearAgain);
  await page.goto('/');
  const { id } = await newTable(page, {
    game: 'wingspan',
    seats: [{ who: 'me', name: 'Ada' }],
    options: { automa: 'eaglet', expert: true, goals: 'blue', printed_cards: true },
  });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.setup .birds .card')).toHaveCount(5);
  await settled(page);
}

for (const lang of found.languages) {
  test(`every bird and every bonus card of the set-up is read whole (${lang})`, async ({ page }) => {
    await quick(page, { lang });
    await sit(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const wrong = await page.evaluate(walk, [BIRDS.length, BONUSES.length] as const);
      expect.soft(wrong, `${width} × ${height}`).toEqual([]);
    }
  });
}
