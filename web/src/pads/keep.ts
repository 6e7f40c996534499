/** Small things kept on this device, as far as it keeps any. */

const place = (name: string): string => `voliere-pad-${name}`;

export function kept<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(place(name));
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(place(name), JSON.stringify(value));
  } catch {
    // A device that keeps nothing, or has no room left: what is on screen still holds.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(place(name));
  } catch {
    // As above.
  }
}

/** Whether this is said for the first time on this device; from now on it is not. */
export function firstTime(what: string): boolean {
  const told = kept<string[]>('told', []);
  if (told.includes(what)) return false;
  keep('told', [...told, what]);
  return true;
}
