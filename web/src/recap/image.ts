/** The picture to share, made in the page: 1200 by 630, from the same parts as the end. */
import type { Scene } from './figures';
import { scenery } from '../art/scenery';

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Line {
  place: string;
  name: string;
  points: string;
  /** A portrait as SVG; '' for a seal with an initial. */
  face: string;
  initial: string;
}

export interface Content {
  brand: string;
  title: string;
  decided: string;
  lines: Line[];
  /** The bird as SVG, drawn in a box of its own; '' for none. */
  bird: string;
  scene: Scene;
  seed: string;
}

/** Words in lines no wider than there is room; what does not fit the last one ends in an ellipsis. */
export function wrap(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  if (line) found.push(line);
  if (found.length <= most) return found;
  return [...found.slice(0, most - 1), cut(found.slice(most - 1).join(' '), width, measure)];
}

/** A text no wider than there is room. */
export function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end).trimEnd()}…`) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Colours as they are now: a picture knows no variables. `inside`: where they are looked up. */
function resolver(inside: Element): (markup: string) => string {
  const probe = document.createElement('i');
  probe.hidden = true;
  inside.append(probe);
  const known = new Map<string, string>();
  const colour = (name: string): string => {
    let found = known.get(name);
    if (found === undefined) {
      probe.style.color = `var(${name})`;
      found = getComputedStyle(probe).color;
      known.set(name, found);
    }
    return found;
  };
  return (markup) => {
    const text = markup.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name: string) => colour(name));
    probe.remove();
    return text;
  };
}

async function picture(markup: string): Promise<HTMLImageElement> {
  const image = new Image();
  const named = markup.includes('xmlns=') ? markup : markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(named)}`;
  await image.decode();
  return image;
}

const svg = (box: string, w: number, h: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${box}">${inside}</svg>`;

/** Draws it on a canvas. `ground`: an element with the colours of its scenery. */
export async function paint(canvas: HTMLCanvasElement, content: Content, ground: Element): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await document.fonts.ready;
  await Promise.all(
    ['800 56px Alegreya', '500 27px Alegreya', "600 26px 'Source Sans 3'"].map((f) => document.fonts.load(f)),
  );
  const put = async (markup: string, x: number, y: number, w: number, h: number): Promise<void> => {
    pen.drawImage(await picture(resolver(ground)(markup)), x, y, w, h);
  };
  const styles = getComputedStyle(document.documentElement);
  const [serif, sans] = [styles.getPropertyValue('--serif'), styles.getPropertyValue('--sans')];
  const LAND = 500;
  const sky = `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--s0)"/>`;
  const land = `<g transform="translate(0 ${HEIGHT - LAND})">${scenery(content.scene, WIDTH, LAND, content.seed)}</g>`;
  const sheet = `<rect x="48" y="44" width="560" height="542" rx="12" fill="var(--raised)" stroke="var(--rule)"/>`;
  await put(svg(`0 0 ${WIDTH} ${HEIGHT}`, WIDTH, HEIGHT, sky + land + sheet), 0, 0, WIDTH, HEIGHT);
  if (content.bird) await put(content.bird, 680, 96, 470, 500);

  const ink = resolver(ground)('var(--ink)');
  const ink2 = resolver(ground)('var(--ink2)');
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    colour = ink,
    align: CanvasTextAlign = 'left',
  ): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  const measured =
    (font: string) =>
    (text: string): number => {
      pen.font = font;
      return pen.measureText(text).width;
    };
  write(content.brand, 1168, 54, `700 27px ${serif}`, ink, 'right');
  const many = content.lines.length > 5;
  const head = `800 ${many ? 46 : 54}px ${serif}`;
  let y = many ? 100 : 120;
  for (const line of wrap(content.title, 490, 2, measured(head))) {
    write(line, 84, y, head);
    y += many ? 48 : 56;
  }
  const small = `500 26px ${serif}`;
  y -= 8;
  for (const line of wrap(content.decided, 490, many ? 2 : 3, measured(small))) {
    write(line, 84, y, small, ink2);
    y += 34;
  }
  const step = many ? 42 : 62;
  const size = many ? 36 : 52;
  let at = 562 - content.lines.length * step;
  for (const line of content.lines) {
    const middle = at + step / 2;
    write(line.place, 84, middle + 9, `700 24px ${serif}`, ink2);
    if (line.face) await put(line.face, 130, middle - size / 2, size, size);
    else {
      pen.beginPath();
      pen.arc(130 + size / 2, middle, size / 2, 0, 2 * Math.PI);
      pen.fillStyle = resolver(ground)('var(--well)');
      pen.fill();
      write(line.initial, 130 + size / 2, middle + 8, `700 23px ${serif}`, ink2, 'center');
    }
    // A long name is written smaller, then cut.
    const font = `600 ${line.name.length > 14 ? 19 : 25}px ${sans}`;
    write(cut(line.name, 270, measured(font)), 200, middle + 8, font);
    write(line.points, 572, middle + 10, `800 29px ${serif}`, ink, 'right');
    at += step;
  }
}

/** A drawing that is in the page by its id, with all it is made of, as a picture of its own. */
export function standalone(id: string): string {
  const symbol = document.getElementById(id);
  if (!symbol) return '';
  const needed = new Map<string, string>();
  const gather = (markup: string): void => {
    for (const [, part] of markup.matchAll(/(?: href="|url\()#([^")]+)/g)) {
      const found = document.getElementById(part);
      if (!found || needed.has(part)) continue;
      needed.set(part, found.outerHTML);
      gather(found.outerHTML);
    }
  };
  gather(symbol.innerHTML);
  const box = symbol.getAttribute('viewBox') ?? '0 0 64 64';
  return svg(box, 940, 1000, `<defs>${[...needed.values()].join('')}</defs>${symbol.innerHTML}`);
}
