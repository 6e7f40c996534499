/** Who is playing on this device: a guest with a name, known by a cookie the page itself cannot read. */
import { api, Refusal } from './api';
import type { Me } from './wire';

let who = $state.raw<Me | null>(null);

export const me = {
  get who(): Me | null {
    return who;
  },
  async find(): Promise<void> {
    try {
      who = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      who = null;
    }
  },
  /** Makes sure there is somebody of this name; whoever already is somebody only changes the name. */
  async be(name: string): Promise<void> {
    if (!who) who = await api.becomeSomebody(name);
    else if (name && name !== who.name) who = await api.rename(name);
  },
  /** Nobody is signed in here any more. */
  gone(): void {
    who = null;
    // What their pads said stays with them.
    for (const key of Object.keys(localStorage)) if (key.startsWith('voliere-pad-')) localStorage.removeItem(key);
    if ('caches' in globalThis) void caches.delete('voliere-pads');
  },
  recovered(found: Me): void {
    who = found;
  },
};
