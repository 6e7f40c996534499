/** How long ago something was, as one says it: "yesterday", "3 hours ago". */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(then: number, lang: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, long] of STEPS) if (passed >= long) return format.format(-Math.floor(passed / long), unit);
  return format.format(0, 'minute');
}

/** The day of it: "today", "yesterday", a weekday within a week, else the date. */
export function dayOf(then: number, lang: string, now = Date.now()): string {
  const day = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((day(now) - day(then)) / 86_400_000);
  if (days < 2) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day');
  const how: Intl.DateTimeFormatOptions = days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(lang, how).format(then);
}
