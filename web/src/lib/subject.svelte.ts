/** The bird somebody wants to meet, over whatever page they are on. */
let met = $state('');

export const subject = {
  /** Empty: none. */
  get bird(): string {
    return met;
  },
  set bird(id: string) {
    met = id;
  },
};

const PRESS = 480;
/** A long press ends with a click that means nothing. */
const AFTER = 700;

const birdAt = (target: EventTarget | null): string => {
  const element = target instanceof Element ? target : null;
  const near = element?.closest('[data-bird]') ?? element?.closest('button')?.querySelector('[data-bird]');
  return near?.getAttribute('data-bird') ?? '';
};

/** A right click, a long press or I on a card with a bird opens it; gives what stops listening. */
export function listen(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => clearTimeout(timer);
  const swallow = (): void => {
    const once = new AbortController();
    const nothing = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      once.abort();
    };
    addEventListener('click', nothing, { capture: true, signal: once.signal });
    setTimeout(() => once.abort(), AFTER);
  };
  addEventListener(
    'contextmenu',
    (event) => {
      const bird = birdAt(event.target);
      if (!bird || event.defaultPrevented) return;
      event.preventDefault();
      met = bird;
    },
    { signal },
  );
  addEventListener(
    'pointerdown',
    (event) => {
      forget();
      const bird = event.pointerType === 'touch' ? birdAt(event.target) : '';
      if (!bird) return;
      timer = setTimeout(() => {
        swallow();
        met = bird;
      }, PRESS);
    },
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel', 'scroll'] as const)
    addEventListener(name, forget, { signal, capture: true });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const bird = birdAt(event.target);
      if (bird) met = bird;
    },
    { signal },
  );
  return () => {
    forget();
    stop.abort();
    met = '';
  };
}
