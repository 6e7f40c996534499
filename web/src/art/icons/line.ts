/** Icons of the interface: 24 grid, one line, the colour of the text around them; inner detail in --mk, the ground they lie on.
 *  Filled where they must survive 13 px. */

const line = (d: string, w = 1.7) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`;
const cut = (d: string) => `<path d="${d}" fill="none" stroke="var(--mk,#fff)" stroke-width="1.5"/>`;
const disc = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
const hole = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--mk,#fff)"/>`;
const ring = (x: number, y: number, r: number, w = 1.7) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${w}"/>`;
const dashed = (x: number, y: number, r: number) => ring(x, y, r).replace('/>', ' stroke-linecap="round" stroke-dasharray="3.5 3"/>');
const oval = (x: number, y: number, rx: number, ry: number) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** The marks of the six game colours. */
const MARKS = {
  berry: disc(12, 13.5, 8) + line('M12 6C12 3 14 2 16 2'),
  drop: solid('M12 2C16 8 19.5 11.5 19.5 15.5A7.5 7 0 0 1 4.5 15.5C4.5 11.5 8 8 12 2Z'),
  leaf: solid('M3 21C2 9 9 3 21 3C21 15 15 22 6 19Z') + cut('M4 21L15 9'),
  feather: line('M5 21C5 12 9 4 20 3C20 10 17 17 8 18', 2) + line('M4 22L15 9M10 14L15 14M12.5 11L17 10.5'),
  grain: solid('M12 1.5L20 12L12 22.5L4 12Z') + cut('M12 5V19'),
  flower: disc(12, 6.5, 4.5) + disc(17.5, 12, 4.5) + disc(12, 17.5, 4.5) + disc(6.5, 12, 4.5) + hole(12, 12, 2.6),
};

/** Foods. */
const FOODS = {
  invertebrate:
    line('M3 16C3 12 7 12 7 16S11 20 11 16S15 12 15 16S20 19 20 14C20 12 19 11 18 10') +
    disc(17.5, 8, 2.2) +
    line('M16 5L15 3M19 5L20.5 3.5'),
  seed:
    line('M12 22V9') +
    solid('M12 8C9.5 6 9.5 3.5 12 1.5C14.5 3.5 14.5 6 12 8ZM11.5 14C8 14 6 12 6 8.5C9.5 8.5 11.5 10.5 11.5 14ZM12.5 14C16 14 18 12 18 8.5C14.5 8.5 12.5 10.5 12.5 14Z') +
    solid('M11.5 20C8 20 6 18 6 14.5C9.5 14.5 11.5 16.5 11.5 20ZM12.5 20C16 20 18 18 18 14.5C14.5 14.5 12.5 16.5 12.5 20Z'),
  fish: solid('M2 12C6 6 13 5.5 17 11L22 7V17L17 13C13 18.5 6 18 2 12Z') + hole(7, 11, 1.3),
  fruit: disc(7.5, 17, 4.5) + disc(17, 16, 4.5) + line('M8 13C9 8 12 5 17 3C16 7 16 9 17 12'),
  rodent:
    solid('M3 17C3 10 9 8 13 9C15 6 19 6 19 9.5C21 11 22 13 22 15C20 18 15 18 12 18H6C4 18 3 17.5 3 17Z') +
    line('M3 16C1 18 1 21 5 21H9') +
    hole(18, 12.5, 1.1),
  wild: dashed(12, 12, 8.5) + disc(12, 12, 2.5),
};

/** Nests and what lies in them. */
const NESTS = {
  platform: line('M2 13H22M4 16.5H20M6 20H18M5 10L9 13M19 10L15 13'),
  bowl: line('M2.5 11H21.5C21.5 17 17 20 12 20S2.5 17 2.5 11Z') + line('M6 14.5C10 16.5 14 16.5 18 14.5'),
  cavity: line('M5 2V22M19 2V22') + solid(oval(12, 11, 4, 5)),
  ground: line('M2 19H22M6 19C6 16 8.5 14.5 12 14.5S18 16 18 19') + line('M5 14L3 11M19 14L21 11M9 12L8 9M15 12L16 9'),
  star: line('M12 2L14.9 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.1 8.6Z'),
  egg: solid('M12 2.5C16 2.5 19 9 19 14A7 7.5 0 0 1 5 14C5 9 8 2.5 12 2.5Z'),
  'egg-outline': line('M12 2.5C16 2.5 19 9 19 14A7 7.5 0 0 1 5 14C5 9 8 2.5 12 2.5Z'),
  cards:
    line('M5 5.5h8a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1 -1.5 1.5h-8a1.5 1.5 0 0 1 -1.5 -1.5v-12a1.5 1.5 0 0 1 1.5 -1.5z') +
    line('M8 5V4.5A1.5 1.5 0 0 1 9.5 3H19A1.5 1.5 0 0 1 20.5 4.5V16.5A1.5 1.5 0 0 1 19 18H15'),
  tuck: line('M4 4H20V13H4Z') + line('M6.5 16.5H17.5M8.5 20H15.5'),
  cache: line('M4 9H20L18.5 20H5.5ZM7 9C7 5.5 9 3.5 12 3.5S17 5.5 17 9'),
};

/** Habitats. */
const HABITATS = {
  forest: solid('M9 2L15 10H12.5L17 16H1L5.5 10H3ZM9 16V22') + line('M9 16V22') + solid('M18 8L22.5 16H18.5ZM19 16V22') + line('M19 16V21'),
  grassland:
    line('M12 22C12 14 12 9 14 3M12 22C11 16 9 11 5 8M12 22C13.5 16 15.5 12 20 10M4 22H20M7 22C6.5 19 5 17 3 16M17 22C17.5 19 19 17.5 21 17'),
  wetland:
    line('M2 17C4.5 15.5 6 15.5 8 17S12 18.5 14 17S19 15.5 22 17M4 21C6.5 19.5 8 19.5 10 21S15 22.5 20 21') +
    line('M8 14V4M13 14V7') +
    solid('M6.8 3H9.2V9H6.8ZM11.8 6H14.2V11H11.8Z') +
    line('M17 14C17 10 18.5 8 21 7'),
  mountain: solid('M1.5 20L9 6L13 13L15.5 9L22.5 20Z') + cut('M6.8 10.2L9 13L11.2 10'),
  desert:
    line('M12 22V4.5M12 15H8.5A2.5 2.5 0 0 1 6 12.5V9M12 13H15.5A2.5 2.5 0 0 0 18 10.5V7', 3.2) +
    line('M2 22H22'),
  ocean: line('M2 9C5 5 8 5 10.5 9S16 13 22 8M2 15C5 11 8 11 10.5 15S16 19 22 14M2 21C5 17.5 8 17.5 10.5 21', 2.2),
};

/** Kinds of birds. */
const TYPES = {
  ace: solid('M12 2L14.9 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.1 8.6Z'),
  raptor: solid('M5 3C13 3 20 7 20 14C20 18 18 21 15.5 22C16.5 18 15 15 11 14C6 13 3 9 5 3Z') + hole(10, 8, 1.4),
  rare: solid('M12 2L21 12L12 22L3 12Z'),
  uncommon: ring(12, 12, 8, 2.4) + disc(12, 12, 3),
  common: ring(12, 12, 8, 2.4),
  male: ring(10, 14, 6, 2.2) + line('M14.5 9.5L21 3M15 3H21V9', 2.2),
  female: ring(12, 9, 6, 2.2) + line('M12 15V22M8.5 19H15.5', 2.2),
  squirrel:
    solid('M7 21C4 15 7 11 11 11C11 7 13 5 16 5C18 5 19.5 6.5 19.5 9C19.5 11 17 12 16 13C17 17 15 21 12 21Z') +
    line('M6 20C1 18 1 9 5 5C8 3 10 6 8 8', 2.4),
};

/** The table. */
const ACTIONS = {
  logo:
    line('M12 1.5V4M5 22V11C5 6.5 8 4 12 4S19 6.5 19 11V22M3.5 22H20.5M12 4V8M8.5 22V16M15.5 22V16') +
    solid('M7.5 14.5C8 11.5 10.3 11 12 10.7C12.6 9.2 14.2 8.8 15.3 9.5L17 10.4L15.5 11.2C15.5 14 13 15.7 10.4 15.4L7.5 17Z'),
  perch:
    solid('M3 13C4 9 8 8 11 7.5C12 4.5 15 3.5 17 5L20 6.5L17.5 8C17.5 13 13 16 8 15.5L3 18L4.5 14.5Z') +
    line('M2 20H22M10 16V20M12.5 15.5V20'),
  check: line('M4.5 12.5L10 18L20 6', 2.6),
  flip: line('M4 9C6 5 10 3.5 14 4.5C17 5.3 19.5 7.5 20 11M20 5V11H14M20 15C18 19 14 20.5 10 19.5C7 18.7 4.5 16.5 4 13M4 19V13H10'),
  cube: line('M12 3L20 7.5V16.5L12 21L4 16.5V7.5ZM4 7.5L12 12L20 7.5M12 12V21'),
  undo: line('M4 9H14A5.5 5.5 0 0 1 14 20H8M8 5L4 9L8 13'),
  back: line('M15 5L8 12L15 19'),
  next: line('M9 5L16 12L9 19'),
  arrow: line('M4 12H20M14 6L20 12L14 18'),
  play: line('M7 4.5L19 12L7 19.5Z'),
  book: line('M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20'),
  sun: ring(12, 12, 4) + line('M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M5 5L6.7 6.7M17.3 17.3L19 19M19 5L17.3 6.7M6.7 17.3L5 19'),
  quill: line('M4 20C6 12 11 5 20 4C20 11 15 16 8 17M4 21L13 11'),
  dots: disc(5, 12, 1.8) + disc(12, 12, 1.8) + disc(19, 12, 1.8),
  help: ring(12, 12, 9) + line('M9.5 9.5A2.6 2.6 0 1 1 12 12.5V14') + disc(12, 17, 1.2),
  share: ring(6, 12, 2.5) + ring(18, 5.5, 2.5) + ring(18, 18.5, 2.5) + line('M8.3 10.9L15.7 6.7M8.3 13.2L15.7 17.3'),
  goal: line('M6 22V3M6 4H18L15.5 8L18 12H6'),
  table: ring(12, 12, 4.5) + disc(12, 3.5, 1.7) + disc(12, 20.5, 1.7) + disc(3.5, 12, 1.7) + disc(20.5, 12, 1.7),
  mat: line('M3 4H21V20H3ZM3 9.3H21M3 14.6H21M9 4V20M15 4V20'),
  feeder: line('M3 9L12 3L21 9M5 9V18H19V9M5 14H19M12 18V22'),
};

export const ICONS = { ...MARKS, ...FOODS, ...NESTS, ...HABITATS, ...TYPES, ...ACTIONS };
export type IconName = keyof typeof ICONS;
export const ICON_BOX = [0, 0, 24, 24] as const;
