/** Shortcuts of the table. Letters are the same in both languages, so that hands need not learn twice. */

type Panel = 'rules' | 'log' | 'scores' | 'keys' | 'menu' | 'talk';

const GO = ['[data-lit]', '[data-zone="ask"] .go', '[data-zone="ask"] .btn'];

interface Doing {
  /** Letters and figures act. */
  letters(): boolean;
  undo(): void;
  back(): void;
  open(panel: Panel): void;
  root(): HTMLElement | null;
  /** Goes on to one's own turn; false where there is nothing to skip. */
  skip(): boolean;
  /** Opens the place of whose name begins with a letter; false where nobody's does. */
  large(letter: string): boolean;
  /** Something lies over the table: keys belong to it. */
  busy(): boolean;
}

export function shortcuts(doing: Doing): (event: KeyboardEvent) => void {
  const focus = (selector: string): void => doing.root()?.querySelector<HTMLElement>(selector)?.focus();
  const inZone = (name: string): void => {
    const zone = `[data-zone="${name}"] `;
    const lit = doing.root()?.querySelector<HTMLElement>(`${zone}[data-lit]`);
    if (lit) lit.focus();
    else focus(`${zone}[data-stop]`);
  };
  const keys: Record<string, () => void> = {
    u: doing.undo,
    l: () => doing.open('log'),
    s: () => doing.open('scores'),
    r: () => doing.open('rules'),
    t: () => doing.open('talk'),
    '?': () => doing.open('keys'),
    h: () => inZone('hand'),
    b: () => inZone('board'),
    // What is lit before any button: one of those takes back.
    g: () => focus(GO.find((selector) => doing.root()?.querySelector(selector)) ?? GO[0]),
  };
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || doing.busy()) return;
    if (target.matches('input, textarea, select')) return;
    if (event.key === 'Escape') return doing.back();
    // On a button space presses it, as ever.
    if (event.key === ' ' && !target.closest('button, a') && doing.skip()) return event.preventDefault();
    if (!doing.letters()) return;
    if (/^[1-9]$/.test(event.key)) {
      const cards = doing.root()?.querySelectorAll<HTMLElement>('[data-zone="hand"] [data-stop]');
      const card = cards?.[Number(event.key) - 1];
      card?.focus();
      card?.click();
      return;
    }
    const letter = event.key.toLowerCase();
    const act = keys[letter];
    // Letters with a meaning of their own open a place with Shift.
    if ((!act || event.shiftKey) && letter !== '?' && doing.large(letter)) return;
    if (!act) return;
    event.preventDefault();
    act();
  };
}
