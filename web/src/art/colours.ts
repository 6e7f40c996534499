/** The paint box: field-guide pigments, and the colours of the two small games, which follow the theme. */

const PIGMENTS = {
  paper: '#f7f2e6', black: '#3a3533', soot: '#48423f', char: '#5b5450', white: '#fdfbf4', cream: '#f3ead3', ivory: '#efe3c0',
  ash: '#b9b8b2', pale: '#d8d6cd', grey: '#93959a', slate: '#66717c', lead: '#4d5761', bluegrey: '#8398ab', mist: '#b7c4cf',
  buff: '#e0c79a', sand: '#cfb183', tan: '#bd986a', brown: '#8c6847', umber: '#6a4d36', dark: '#4d3a2c', drab: '#a18d72',
  taupe: '#8b7d6d', rufous: '#b9692f', rust: '#c9773c', chestnut: '#8f4527', cinnamon: '#c98e55', mahogany: '#6e3123',
  yellow: '#ecc944', lemon: '#f1dc6b', gold: '#dfa62f', amber: '#d18a24', orange: '#e28431', flame: '#dc6a2c', ochre: '#c79a3e',
  olive: '#8d8d4e', moss: '#72793f', green: '#5f8a4a', leaf: '#86a553', teal: '#3f7f80', emerald: '#2f7a55', bottle: '#2f5d45',
  blue: '#4a7db8', sky: '#7fb0d8', azure: '#5b9fd4', indigo: '#3c5aa3', navy: '#2f3f66', cobalt: '#3565ad', turquoise: '#4aa7b0',
  violet: '#6d5699', purple: '#57406f', plum: '#6b3c58', mauve: '#a98fa6', pink: '#e3a39b', blush: '#efc6b6', rose: '#cf4a5e',
  magenta: '#c23a6e', red: '#c63d30', scarlet: '#d6432c', crimson: '#a92c34', brick: '#a84e3c', horn: '#8d8272', bone: '#e2d6bd',
  flesh: '#d8a48c',
} as const;

/** The colours of the two small games, by their light value; styles/tokens.css has the same and the dark ones. */
const GAME = {
  red: ['#c24b3b', '#8e261c'],
  blue: ['#4c80b2', '#1f517f'],
  green: ['#6e9448', '#38591d'],
  white: ['#d8d1c2', '#4e4941'],
  yellow: ['#dba51c', '#6e4e00'],
  violet: ['#8a63a6', '#5a3678'],
} as const;
export type GameColour = keyof typeof GAME;

/** Steps of a game colour. Main to Night are the bird's own shades; Deep is the colour of text, pale on dark paper. */
const STEPS = { Pale: '_l', Main: '_m', Dark: '_k', Night: '_n', Deep: '_d' } as const;
type Step = keyof typeof STEPS;

/** Line, perch, and the black that must still show on a dark card. */
const COMMON = { ink: ['--bi', '#2b2822'], wood: ['--bird-wood', '#a58a6a'], sprig: ['--bird-leaf', '#9aa66d'], coal: ['--bird-coal',
  '#48423f'] } as const;

export type Pigment = keyof typeof PIGMENTS;
export type TokenColour = keyof typeof COMMON | `${GameColour}${Step}`;
/** What a species table may say: a pigment, a theme colour or a plain #rrggbb. */
export type Colour = Pigment | TokenColour | `#${string}`;

interface Token {
  name: string;
  light: `#${string}`;
}

const TOKENS = new Map<string, Token>(Object.entries(COMMON).map(([k, [name, light]]) => [k, { name, light }]));
for (const [colour, [main, deep]] of Object.entries(GAME)) {
  const light = { Pale: blend(main, '#fff8ec', 0.64), Main: main, Dark: blend(main, '#2b211c', 0.3), Night: blend(main, '#2b211c', 0.55),
    Deep: deep };
  for (const step of Object.keys(STEPS) as Step[]) {
    TOKENS.set(colour + step, { name: `--${colour}${STEPS[step]}`, light: light[step] });
  }
}

/** The colour as it stands in the drawing; the light value serves where no style sheet is loaded. */
export function paint(c: Colour): string {
  const token = TOKENS.get(c);
  return token ? `var(${token.name},${token.light})` : hex(c);
}

/** The colour as a number to reckon with; theme colours count by their light value. */
export function hex(c: Colour): `#${string}` {
  const token = TOKENS.get(c);
  if (token) return token.light;
  return c in PIGMENTS ? PIGMENTS[c as Pigment] : (c as `#${string}`);
}

function rgb(c: `#${string}`): number[] {
  return [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
}

function blend(a: `#${string}`, b: `#${string}`, t: number): `#${string}` {
  const to = rgb(b);
  const channel = (v: number, i: number) => Math.round(v + (to[i] - v) * t).toString(16).padStart(2, '0');
  return `#${rgb(a).map(channel).join('')}`;
}

/** Perceived lightness, 0 to 1. */
export function lightness(c: Colour): number {
  const [r, g, b] = rgb(hex(c));
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

const NEXT: Partial<Record<Step, Step>> = { Pale: 'Main', Main: 'Dark', Dark: 'Night' };

/** Theme colours go down their own steps, so that the shadow follows the theme as well. */
export function darker(c: Colour, t = 0.3): Colour {
  const step = /^(red|blue|green|white|yellow|violet)(Pale|Main|Dark)$/.exec(c);
  if (step) return `${step[1] as GameColour}${NEXT[step[2] as Step] as Step}`;
  return blend(hex(c), '#2b211c', t);
}
export const lighter = (c: Colour, t = 0.3): Colour => blend(hex(c), '#fffaf0', t);
