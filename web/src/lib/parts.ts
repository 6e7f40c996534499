/** Long work in short tasks: a slow phone answers in between. */

/** The rest comes in a task of its own. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Brings up style and layout of what has just come, so that the next frame has less to do at once. */
export const measure = (): void => void document.body.getBoundingClientRect();

let under = 0;

/** Whether something is being laid: what it shows may wait for its turn too. */
export const laying = (): boolean => under > 0;

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
