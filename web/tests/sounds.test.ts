/** What events sound like, and how sounds are mixed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { found, messages } from '../found';
import { lineOf } from '../src/sound/calls';
import { heard, type Sounds } from '../src/sound/heard';
import { Mixer, RATE } from '../src/sound/mixer';
import { Singer } from '../src/sound/singer';
import { TABLE } from '../src/sound/table';

const files = import.meta.glob<{ sounds: Sounds }>('../src/games/*/sounds.ts', { eager: true });

describe.each(Object.entries(files))('%s', (path, { sounds }) => {
  const game = (/games\/([^/]+)/.exec(path)?.[1] ?? '').replaceAll('_', '-');
  const said = new Set(found.gameFiles(game, 'en').flatMap((file) => [...messages(readFileSync(file, 'utf8')).keys()]));

  test('speaks of events of the game alone', () => {
    const unknown = Object.keys(sounds).filter((name) => !said.has(`${game}-event-${name.replaceAll('_', '-')}`));
    expect(unknown).toEqual([]);
  });

  test('names sounds there are', () => {
    for (const [event, what] of Object.entries(sounds)) {
      const one = what(() => 'common-loon');
      if (one && 'sound' in one) expect(TABLE, event).toHaveProperty([one.sound]);
    }
  });
});

test('every game has its sounds', () => {
  expect(Object.keys(files).length).toBe(found.games.filter((g) => found.rules(g).en).length);
});

const things = { bird: ['common-loon', 'barn-owl'], card: ['r7', 'b1', 'cha1m'], face: ['r1', 'r3'], side: ['raven'] };

test.each([
  ['wingspan', 'placed', { bird: 1 }, { call: 'barn-owl' }],
  ['songbirds', 'placed', { card: 0 }, { call: 'singer-red', down: 0 }],
  ['songbirds', 'placed', { card: 1 }, { call: 'singer-blue', down: 15 }],
  ['songbirds', 'side_drawn', { side: 0 }, { call: 'raven' }],
  ['whats-up', 'flipped', { face: 1 }, { call: 'flock-red', birds: 3 }],
  ['piafs', 'played', { card: 2 }, { call: 'chaffinch' }],
  ['feather', 'revealed', { bird: 0 }, { call: 'common-loon' }],
  ['magpies', 'placed', {}, null],
])('%s: %s', (id, name, args, expected) => {
  const one = heard({ id, things }, { name, args });
  expect(one).toEqual(expected);
  if (one && 'call' in one) expect(lineOf(one.call)).toBeDefined();
});

/** As much of Web Audio as the mixer uses; time stands still unless it is moved. */
class Context {
  currentTime = 0;
  state = 'running';
  sampleRate = 8000;
  destination = {};
  started: number[] = [];
  node = () => ({ gain: { value: 1, setTargetAtTime: () => undefined }, connect: (to: unknown) => to });
  createGain = this.node;
  createConvolver = this.node;
  createBuffer = (_: number, length: number) => ({
    length,
    copyToChannel: () => undefined,
    getChannelData: () => new Float32Array(length),
  });
  createBufferSource = () => ({ ...this.node(), buffer: null, start: () => this.started.push(this.currentTime) });
  resume = () => Promise.resolve();
}

function mixing(seconds = 1) {
  const context = new Context();
  const singer = new Singer(() => Promise.resolve(new Float32Array(seconds * RATE)));
  return { context, mixer: new Mixer(context as unknown as AudioContext, singer) };
}

describe('mixing', () => {
  test('never two calls at once, and a rest between them', async () => {
    const { context, mixer } = mixing();
    expect(await mixer.call('common-loon')).toBe(true);
    context.currentTime = 1.1;
    expect(await mixer.call('barn-owl')).toBe(false);
    context.currentTime = 1.2;
    expect(await mixer.call('barn-owl')).toBe(true);
    expect(context.started).toHaveLength(2);
  });

  test('a bird that calls again soon is silent every other time', async () => {
    const { context, mixer } = mixing();
    const heardAt = [];
    for (const at of [0, 5, 10, 15, 60]) {
      context.currentTime = at;
      heardAt.push(await mixer.call('common-loon'));
    }
    expect(heardAt).toEqual([true, false, true, false, true]);
  });

  test('sounds of the table overlap; unknown ones are silence', async () => {
    const { mixer } = mixing();
    expect(await Promise.all([mixer.sound('token'), mixer.sound('egg-laid')])).toEqual([true, true]);
    expect(await mixer.sound('trumpet')).toBe(false);
    expect(await mixer.call('phoenix')).toBe(false);
  });

  test('what comes too late belongs to a moment that is over', async () => {
    const context = new Context();
    const singer = new Singer(() => {
      context.currentTime += 2;
      return Promise.resolve(new Float32Array(RATE));
    });
    const mixer = new Mixer(context as unknown as AudioContext, singer);
    expect(await mixer.sound('token')).toBe(false);
    expect(await mixer.call('common-loon')).toBe(false);
    expect(context.started).toEqual([]);
  });

  test('a browser that has not been clicked yet stays silent', async () => {
    const { context, mixer } = mixing();
    context.state = 'suspended';
    expect(await mixer.call('common-loon')).toBe(false);
    expect(await mixer.sound('token')).toBe(false);
  });

  test('three plays of a sound are made, then they come again', async () => {
    const seeds: number[] = [];
    const singer = new Singer((_, __, seed) => {
      seeds.push(seed);
      return Promise.resolve(new Float32Array(1));
    });
    singer.learn('3:90');
    singer.learn('3:90');
    for (let i = 0; i < 7; i++) await singer.take('3:90');
    expect(seeds).toHaveLength(3);
  });
});
