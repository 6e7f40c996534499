/** A finished game as it is watched: through whose eyes, at which moment, by hand or by itself. */
import { tick } from 'svelte';
import type { Lang } from './languages';
import { look, play } from './motion';
import { wholeReplay } from './replay';
import { router } from './router.svelte';
import type { Entry, Frame, Recap, Replay } from './wire';

/** All hands open; -1 are a spectator's eyes. */
export const ALL = -2;
const SPECTATOR = -1;
/** Milliseconds between two moments when it runs, at the usual speed. */
const STEP = 1100;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Watching {
  eyes = $state.raw(ALL);
  moment = $state.raw(0);
  running = $state.raw(false);
  speed = $state.raw(1);
  /** Where turns and rounds begin, once it is known. */
  recap = $state.raw<Recap | null>(null);
  /** The element that holds everything with a `data-key`. */
  root = $state.raw<HTMLElement | null>(null);
  /** One replay per pair of eyes, fetched when first looked through. */
  private replays = $state.raw<ReadonlyMap<number, Replay>>(new Map());
  private timer: ReturnType<typeof setInterval> | undefined;

  /** The address says where to begin; after that it only follows. */
  constructor(
    private readonly id: string,
    at: number | null,
    eyes: number | null,
    /** Who reads a board of text. */
    private lang: Lang,
  ) {
    this.moment = at ?? 0;
    this.eyes = eyes ?? ALL;
  }

  readonly replay = $derived(
    this.replays.get(this.eyes === ALL ? SPECTATOR : this.eyes) ?? this.replays.get(SPECTATOR),
  );
  readonly frame = $derived(this.replay?.frames[this.moment]);
  readonly last = $derived((this.replay?.frames.length ?? 1) - 1);
  readonly names = $derived(this.replay?.names ?? []);
  /** All that was told, with the moment of each; with open hands as whoever moved heard it. */
  readonly log = $derived<Entry[]>(
    (this.replay?.frames ?? []).flatMap((frame, v) => this.heard(frame, v).map((e) => ({ ...e, v }))),
  );

  /** What was told at a moment. */
  heard(frame: Frame | undefined, v: number): Frame['events'] {
    const whose = this.eyes === ALL && frame?.seat !== null && frame ? this.replays.get(frame.seat) : undefined;
    return (whose?.frames[v] ?? frame)?.events ?? [];
  }

  /** This moment as a seat saw it, as far as its eyes were looked through. */
  frameOf(seat: number): Frame | undefined {
    return (this.replays.get(seat) ?? this.replay)?.frames[this.moment];
  }

  /** What everybody saw: there before any other eyes. */
  async open(): Promise<Replay> {
    const replay = await wholeReplay(this.id, SPECTATOR, this.lang);
    this.replays = new Map([[SPECTATOR, replay]]);
    return replay;
  }

  /** Goes where the address says, as far as there is such a place. */
  async begin(): Promise<void> {
    const known = this.eyes >= SPECTATOR && this.eyes < this.names.length;
    await this.lookThrough(known ? this.eyes : ALL);
    this.moment = this.within(this.moment);
  }

  async lookThrough(eyes: number): Promise<void> {
    if (!this.replay) return;
    await Promise.all(eyes === ALL ? this.names.map((_, seat) => this.fetch(seat)) : [this.fetch(eyes)]);
    this.eyes = eyes;
    this.mark();
  }

  /** A board of text is written by the server: in another language it is asked for anew. */
  async read(lang: Lang): Promise<void> {
    const written = this.lang !== lang && this.frame?.board;
    this.lang = lang;
    if (!written) return;
    const eyes = [...this.replays.keys()];
    const found = await Promise.all(eyes.map((seat) => wholeReplay(this.id, seat, lang)));
    if (lang === this.lang) this.replays = new Map(eyes.map((seat, i) => [seat, found[i]]));
  }

  async go(to: number): Promise<void> {
    const next = this.within(to);
    const before = this.root && Math.abs(next - this.moment) === 1 ? look(this.root) : null;
    this.moment = next;
    this.mark();
    if (next === this.last) this.stop();
    await tick();
    if (this.root && before) void play(this.root, before);
  }

  toggle(): void {
    if (this.running) return this.stop();
    this.running = true;
    if (this.moment === this.last) void this.go(0);
    this.run();
  }

  /** Half, usual, double, four times. */
  atSpeed(speed: number): void {
    this.speed = speed;
    if (this.running) this.run();
  }

  /** The next faster one; after the last the first. */
  faster(): void {
    this.atSpeed(SPEEDS[(SPEEDS.findIndex((one) => one === this.speed) + 1) % SPEEDS.length]);
  }

  private run(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => void this.go(this.moment + 1), STEP / this.speed);
  }

  stop(): void {
    this.running = false;
    clearInterval(this.timer);
  }

  /** To the next place where something begins, or the one before; ends are such places too. */
  leap(to: 1 | -1, begins: readonly number[]): void {
    const places = [0, ...begins, this.last];
    const found = to > 0 ? places.find((at) => at > this.moment) : places.findLast((at) => at < this.moment);
    void this.go(found ?? this.moment);
  }

  byTurn = (to: 1 | -1): void =>
    this.leap(
      to,
      (this.recap?.turns ?? []).map((turn) => turn.first),
    );
  byRound = (to: 1 | -1): void =>
    this.leap(
      to,
      (this.recap?.rounds ?? []).map((round) => round.at),
    );

  /** The address of this moment, through these eyes. */
  get path(): string {
    return `/replay/${this.id}?at=${this.moment}${this.eyes === ALL ? '' : `&seat=${this.eyes}`}`;
  }

  private within(moment: number): number {
    return Math.min(Math.max(0, moment), this.last);
  }

  private async fetch(seat: number): Promise<void> {
    if (this.replays.has(seat)) return;
    const found = await wholeReplay(this.id, seat, this.lang);
    this.replays = new Map([...this.replays, [seat, found]]);
  }

  private mark(): void {
    router.mark(this.path);
  }
}
