/** What the eight look like, by their ids in the cast (src/voliere/bots/cast.json). */
import type { Look } from './portrait';

export const LOOKS = {
  // A child with her grandfather’s binoculars. Her memory is the best in the room, hence her level in What’s Up.
  zoe: {
    skin: '#d6a172', cheek: '#cf7f5f', head: [19.5, 22, 0.86, 0.46], turn: 2, brow: ['dark', 1.1], nose: 'button',
    coat: ['duffel', 'blue', 'blueDark'], tool: ['binoculars', 'soot'], hair: ['bunches', 'dark'], hat: ['bobble', 'red', 'cream'],
    freckles: true,
  },
  // A market gardener who lets every butterfly go. Turns the same card over twice, for the pleasure of it.
  barnabe: {
    skin: '#f0c9b0', cheek: '#e39a84', head: [20.5, 23, 0.9, 0.55], turn: -1.5, brow: ['rufous', 1.7], nose: 'button',
    coat: ['shirt', 'greenPale', 'chestnut'], tool: ['net', 'white'], hair: ['tufts', 'rust'], hat: ['straw', 'buff', 'green'],
    beard: ['full', 'rust', 'rufous'],
  },
  // A sound recordist. Songs are his trade, hence his level in Songbirds.
  mehdi: {
    skin: '#cf9c6c', cheek: '#c47d58', head: [18.8, 24, 0.76, 0.4], turn: 2, brow: ['black', 1.5], nose: 'long',
    coat: ['hoodie', 'teal', '#2f6263'], tool: ['recorder', 'ash', 'orange'], hair: ['curls', 'black'], beard: ['stubble', 'black'],
  },
  // A field biologist who writes it down.
  aminata: {
    skin: '#93623f', cheek: '#ad6542', head: [18.8, 23.6, 0.8, 0.42], turn: -1.5, brow: ['ink', 1.5], nose: 'broad',
    coat: ['blouse', 'violet', 'yellow'], tool: ['notebook', 'chestnut'], hat: ['wrap', 'yellow', 'violetNight'], lips: '#6e3123',
    earring: 'gold',
  },
  // A retired teacher who ticks lists. Sixty years of them show in Birds of a Feather.
  prosper: {
    skin: '#efcbb4', cheek: '#de8f7d', head: [19, 24, 0.82, 0.5], turn: 0, brow: ['white', 2], nose: 'round',
    coat: ['tweed', 'brown', 'crimson'], tool: ['magnifier', 'bluePale'], hair: ['tufts', 'white'], hat: ['felt', 'greenDark', 'dark'],
    beard: ['walrus', 'white'], lines: 2, hidden: true,
  },
  // A postman who has seen all weathers.
  kenji: {
    skin: '#e8c39c', cheek: '#d99a7c', head: [19.2, 23, 0.84, 0.5], turn: -2, brow: ['soot', 1.3], nose: 'straight',
    coat: ['raincoat', 'yellow', 'white'], tool: ['umbrella', 'blue', 'bluePale'], hair: ['parted', 'grey', 'pale'], glasses: ['slim', 'ink'],
    lines: 1,
  },
  // A lighthouse keeper with a telescope. Strongest where plans are long.
  ingrid: {
    skin: '#f3d2c0', cheek: '#e6a090', head: [18.2, 24.6, 0.76, 0.4], turn: 1.5, brow: ['tan', 1.3], nose: 'straight',
    coat: ['pullover', 'blueNight', 'white'], tool: ['telescope', 'gold', 'ochre'], hair: ['bob', 'ivory'], lines: 1, lips: '#c0705f',
  },
  // A portrait photographer, long retired. Strongest where one must see well and at once.
  meera: {
    skin: '#b07c50', cheek: '#b8694a', head: [18.8, 23, 0.84, 0.48], turn: -1, brow: ['pale', 1.4], nose: 'straight',
    coat: ['shawl', 'plum', 'gold'], tool: ['camera', 'ash', 'soot'], hair: ['bun', 'pale'], glasses: ['round', 'ink'], lines: 2,
    lips: '#84442f', earring: 'gold',
  },
} as const satisfies Record<string, Look>;
export type PersonId = keyof typeof LOOKS;
