/** Sounds as the settings say: nothing is loaded before something is to be heard. */
import { settings } from './settings.svelte';
import type { GameInfo, Said } from './wire';

let loaded: Promise<typeof import('../sound')> | undefined;

async function sounds(): Promise<typeof import('../sound') | null> {
  try {
    const found = await (loaded ??= import('../sound'));
    found.mixer.volume = settings.volume;
    return found;
  } catch {
    loaded = undefined; // no sound on this device, or not now: the game goes on in silence
    return null;
  }
}

/** Whether there is anything to be silent about. */
export const audible = (): boolean => settings.sound || settings.calls;

/** Lets the browser sound from now on; to be called from a click. */
export async function wake(): Promise<void> {
  if (!audible() || settings.muted) return;
  await (await sounds())?.mixer.wake();
}

/** What came before the first click is asleep, and stays so unless one of the next wakes it. */
export function wakeByTouch(): void {
  for (const touch of ['click', 'keydown']) addEventListener(touch, () => void (loaded && wake()));
}

/** A sound of the table. A page out of sight only says that it is somebody's turn. */
export async function sound(id: string): Promise<void> {
  if (!settings.sound || settings.muted || (document.hidden && id !== 'your-turn')) return;
  await (await sounds())?.mixer.sound(id);
}

/** A bird, heard because somebody wants to: whatever the settings say. */
export async function hear(bird: string): Promise<boolean> {
  const found = await sounds();
  await found?.mixer.wake();
  return (await found?.mixer.call(bird, 1, 0, true)) ?? false;
}

/** What events sound like, in order: each sound once, and one bird. */
export async function tell(game: Pick<GameInfo, 'id' | 'things'>, events: readonly Said[]): Promise<void> {
  if (!audible() || settings.muted || document.hidden || !events.length) return;
  const found = await sounds();
  if (!found) return;
  const told = new Set<string>();
  for (const event of events) {
    const one = found.heard(game, event);
    if (!one) continue;
    if ('sound' in one) {
      if (settings.sound && !told.has(one.sound)) void found.mixer.sound(one.sound);
      told.add(one.sound);
    } else if (settings.calls) void found.mixer.call(one.call, one.birds, one.down);
  }
}
