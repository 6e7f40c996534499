/** Long work in short tasks: a slow phone answers in between. */

/** The rest comes in a task of its own. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Brings up style and layout of what has just come, so that the next frame has less to do at once. */
export const measure = (): void => void document.body.getBoundingClientRect();

let under = 0;
/** Pieces of what is being laid that wait for their turn. */
const waiting: (() => void)[] = [];
let taking: Promise<void> | null = null;

/** Whether something is being laid: what it shows may wait for its turn too. */
export const laying = (): boolean => under > 0 || taking !== null;

/** Lays something part by part, each in a task of its own, measured in another. */
export async function inParts(count: number, lay: (parts: number) => void): Promise<void> {
  under += 1;
  for (let part = 1; part <= count; part++) {
    await pause();
    lay(part);
    await pause();
    measure();
  }
  under -= 1;
}

async function takeTurns(): Promise<void> {
  while (waiting.length) {
    await pause();
    waiting.shift()?.();
    await pause();
    measure();
  }
  taking = null;
}

/** Lays a piece in a task of its own; gives what forgets it. */
export function inTurn(lay: () => void): () => void {
  let wanted = true;
  waiting.push(() => wanted && lay());
  taking ??= takeTurns();
  return () => (wanted = false);
}

/** When every piece has had its turn. */
export const allLaid = async (): Promise<void> => {
  while (taking) await taking;
};

/** Does something in the next frame after every piece has had its turn; gives what forgets it. */
export function onceLaid(then: () => void): () => void {
  let frame = 0;
  let wanted = true;
  void allLaid().then(() => {
    if (wanted) frame = requestAnimationFrame(then);
  });
  return () => {
    wanted = false;
    cancelAnimationFrame(frame);
  };
}
