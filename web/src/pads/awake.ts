/** The screen stays awake while a pad lies on the table. Where the browser has no such thing, or refuses it (a low battery), it
 *  dims as ever: nothing depends on it. */

interface Lock {
  release(): Promise<void>;
}
interface Screen {
  wakeLock?: { request(kind: 'screen'): Promise<Lock> };
}

/** Keeps the screen on until the returned function is called. Out of sight the lock is lost: it is asked for again. */
export function awake(
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'> = document,
  screen: Screen = navigator as Screen,
): () => void {
  let lock: Lock | null = null;
  let ended = false;
  const free = (): void => void lock?.release().catch(() => undefined);
  const ask = async (): Promise<void> => {
    if (page.hidden || ended || !screen.wakeLock) return;
    try {
      lock = await screen.wakeLock.request('screen');
      // The page may have been left meanwhile.
      if (ended) free();
    } catch {
      lock = null;
    }
  };
  const seen = (): void => void ask();
  page.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    ended = true;
    page.removeEventListener('visibilitychange', seen);
    free();
  };
}
