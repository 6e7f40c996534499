/** The words of a pad: its own, else those of all pads, else those of the game it counts for. The browser's side of `Words.of`
 *  and `Words.value_on` in words.py. */
import type { GameInfo, OptionInfo, Said, Value } from '../lib/wire';
import { key, Words, type Args } from '../lib/words';

type Known = Pick<GameInfo, 'id' | 'things' | 'blocks'>;

/** Values that are a thing of the game, or nothing. */
const WEARS: Record<string, string> = {
  at: 'habitat',
  laid: 'card',
  favourite: 'card',
  centre: 'side',
  perched: 'bird',
  tile: 'goal',
  starter: 'seat',
  sought: 'bonus',
  drawn: 'card',
  taken: 'face',
  lying: 'bird',
};

export class PadWords extends Words {
  constructor(
    words: Words,
    private readonly pad: Known,
    private readonly base: Known,
    names: readonly string[],
    me: number,
  ) {
    super(words.lang, words.bundle, names, me);
  }

  override thing(game: Known, kind: string, index: number): string {
    if (kind === 'seat' || game.id !== this.pad.id) return super.thing(game, kind, index);
    const name = game.things[kind]?.[index] ?? String(index);
    if (this.has(key(game.id, kind, name)) || this.has(key(game.id, kind))) return super.thing(game, kind, index);
    if (kind in WEARS && index > 0) return super.thing(this.base, WEARS[kind], index - 1);
    if (name === 'none') return this.say('pad-none');
    return kind in this.base.things ? super.thing(this.base, kind, index) : name;
  }

  /** What the pad says, or all pads, or the game. */
  private of(parts: string[], args: Args = {}): string {
    const ids = [this.pad.id, 'pad', this.base.id].map((whose) => key(whose, ...parts));
    return this.say(ids.find((id) => this.has(id)) ?? ids[0], args);
  }

  override event(game: Known, said: Said): string {
    return this.of(['event', said.name], this.spoken(game, said.args));
  }

  override reason(game: Known, said: Said): string {
    return this.of(['why', said.name], this.spoken(game, said.args));
  }

  override line(_: Pick<GameInfo, 'id'>, name: string): string {
    return this.of(['score', name]);
  }

  override option(_: Pick<GameInfo, 'id'>, option: OptionInfo): string {
    return this.of(['option', option.id]);
  }

  override about(_: Pick<GameInfo, 'id'>, option: OptionInfo): string {
    return this.of(['option', option.id, 'about']);
  }

  override value(_: Pick<GameInfo, 'id'>, option: OptionInfo, value: Value): string {
    return super.value(this.base, option, value);
  }
}
