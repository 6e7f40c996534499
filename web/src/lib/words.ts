/** Turns actions, events, options, scores and refusals into sentences of one language: the browser's side of
 *  src/voliere/text/words.py, with the same files and the same message ids. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Lang } from './languages';
import type { GameInfo, OptionInfo, Said, Told, Value } from './wire';

export type Args = Record<string, Told>;
type Known = Pick<GameInfo, 'id' | 'things' | 'blocks'>;

/** Where the next entry of a source begins. */
const ENTRY = /\n(?=-?[a-zA-Z][\w-]* *=)/;
/** Messages and terms that an entry speaks of. */
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** A number that needs no grouping is written alike in every language: a browser that is first asked how a language writes its
 *  numbers takes long to find out. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

const counted = (args: Args): Record<string, string | FluentNumber> =>
  Object.fromEntries(
    Object.entries(args as Record<string, string | number>).map(([name, it]) => [
      name,
      typeof it === 'number' ? new Count(it) : it,
    ]),
  );

/** A bundle of Fluent sources, each entry read when it is first said: a page says a tenth of what it could.
 *  The same message in two sources is an error of ours, so the first one stays. */
class Bundle {
  private readonly unread = new Map<string, string>();
  private readonly read: FluentBundle;

  constructor(lang: Lang, sources: readonly string[]) {
    this.read = new FluentBundle(lang, { useIsolating: false });
    for (const entry of sources.flatMap((source) => source.split(ENTRY))) {
      const id = /^(-?[a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
      if (id && !this.unread.has(id)) this.unread.set(id, entry);
    }
  }

  private need(id: string): void {
    const entry = this.unread.get(id);
    if (!entry) return;
    this.unread.delete(id);
    this.read.addResource(new FluentResource(entry));
    for (const [, other] of entry.matchAll(NAMED)) this.need(other);
  }

  hasMessage(id: string): boolean {
    return this.unread.has(id) || this.read.hasMessage(id);
  }

  getMessage(id: string): ReturnType<FluentBundle['getMessage']> {
    this.need(id);
    return this.read.getMessage(id);
  }

  formatPattern: FluentBundle['formatPattern'] = (...all) => this.read.formatPattern(...all);
}

export const bundleOf = (lang: Lang, sources: readonly string[]): Bundle => new Bundle(lang, sources);

export class Words {
  constructor(
    readonly lang: Lang,
    readonly bundle: Bundle,
    readonly names: readonly string[] = [],
    readonly me = -1,
  ) {}

  /** The same words read by another seat, at another table. */
  at(names: readonly string[], me: number): Words {
    return new Words(this.lang, this.bundle, names, me);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message. One that does not exist is shown by its id: a gap in a text must not stop a game. */
  say(id: string, args: Args = {}): string {
    const value = this.bundle.getMessage(id)?.value;
    if (!value) return id;
    const text = this.bundle.formatPattern(value, counted(args), []);
    // A minus sign as long as the figures; only before a number, never inside a word.
    return text.replace(/(?<![\w-])-(?=\d)/g, '−');
  }

  seat(seat: number): string {
    return this.names[seat] || this.say('seat', { number: seat + 1 });
  }

  thing(game: Known, kind: string, index: number): string {
    if (kind === 'seat') return this.seat(index);
    const name = game.things[kind]?.[index] ?? String(index);
    const id = key(game.id, kind, name);
    return this.has(id) ? this.say(id) : this.say(key(game.id, kind), { name });
  }

  /** "a", "a and b", "a, b and c". */
  allOf(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return this.say('and', { first: parts.slice(0, -1).join(', '), last: parts[parts.length - 1] });
  }

  /** Arguments as words; see `spoken` in words.py. */
  spoken(game: Known, args: Args): Args {
    const found: Args = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = name.split('_')[0];
      if (Array.isArray(value)) {
        const one = kind.replace(/s$/, '');
        found[name] = this.allOf(value.map((v) => this.thing(game, one, v)));
        found.count = value.length;
        if (one === 'seat') found.you = yes(value.length === 1 && value[0] === this.me);
      } else if (typeof value === 'number' && kind in game.things) {
        found[name] = this.thing(game, kind, value);
        found[`${name}_key`] = game.things[kind][value] ?? String(value);
        if (name === 'seat') found.you = yes(value === this.me);
      } else {
        found[name] = value;
      }
    }
    return found;
  }

  action(game: Known, action: number): string {
    const block = game.blocks.find((b) => action >= b.first && action < b.first + b.size);
    if (!block) return '';
    const args: Args = {};
    let rest = action - block.first;
    for (const kind of [...block.kinds].reverse()) {
      const size = game.things[kind].length;
      args[kind] = rest % size;
      rest = Math.floor(rest / size);
    }
    return this.say(key(game.id, 'do', block.name), this.spoken(game, args));
  }

  event(game: Known, said: Said): string {
    return this.say(key(game.id, 'event', said.name), this.spoken(game, said.args));
  }

  reason(game: Known, said: Said): string {
    return this.say(key(game.id, 'why', said.name), this.spoken(game, said.args));
  }

  question(game: Known, verb: string): string {
    return this.say(key(game.id, 'ask', verb));
  }

  /** The id of the rule a question is about, or ''. It may depend on the options of the table. */
  rule(game: Pick<GameInfo, 'id'>, verb: string, options: Record<string, Value>): string {
    const rule = this.bundle.getMessage(key(game.id, 'ask', verb))?.attributes.rule;
    return rule ? this.bundle.formatPattern(rule, options as Record<string, string | number>, []) : '';
  }

  line(game: Pick<GameInfo, 'id'>, name: string): string {
    return this.say(key(game.id, 'score', name));
  }

  option(game: Pick<GameInfo, 'id'>, option: OptionInfo): string {
    return this.say(key(game.id, 'option', option.id));
  }

  about(game: Pick<GameInfo, 'id'>, option: OptionInfo): string {
    return this.say(key(game.id, 'option', option.id, 'about'));
  }

  value(game: Pick<GameInfo, 'id'>, option: OptionInfo, value: Value): string {
    if (option.kind === 'flag') return this.say(value ? 'on' : 'off');
    const id = key(game.id, 'option', option.id, String(value));
    return this.has(id) ? this.say(id) : String(value);
  }

  /** A level of bots; one the texts do not know yet is called by its id. */
  bot(level: string | null | undefined): string {
    const id = `bot-${level}`;
    return this.has(id) ? this.say(id) : (level ?? '');
  }

  /** A refusal; the server's own English words where this language has none. */
  refused(no: { key: string; args: Args; message?: string }): string {
    const id = key('refused', no.key);
    return this.has(id) ? this.say(id, no.args) : no.message || this.say('web-refused');
  }
}

export const key = (...parts: string[]): string => parts.join('-').replaceAll('_', '-');

const yes = (it: boolean): string => (it ? 'yes' : 'no');
