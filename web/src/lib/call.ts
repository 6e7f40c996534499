/** Calls somebody back to a table: a short call, and a notice of the browser when the page is out of sight. Only as the settings say. */
import { words } from './language.svelte';
import { settings } from './settings.svelte';
import { sound } from './sound';

/** Whether the browser can show notices at all. */
export const canNotify = (): boolean => 'Notification' in window && isSecureContext;

/** Asks the reader for leave; true if notices may be shown. Only ever called from the settings. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** It is somebody's turn at a table. */
export function call(game: string, table: string): void {
  void sound('your-turn');
  if (settings.notify && document.hidden && canNotify() && Notification.permission === 'granted') {
    void notice(words().say(`${game}-title`), words().say('web-is-yours'), table);
  }
}

async function notice(title: string, body: string, table: string): Promise<void> {
  // One notice per table: the next one replaces it.
  const options = { body, tag: table, icon: '/icons/icon-192.png', data: `/table/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
