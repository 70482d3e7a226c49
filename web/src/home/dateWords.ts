const DAY = 86_400_000;

/** Formats a day: "today", "yesterday", otherwise its date; the year only if it is another year. */
export function dateWords(at: number, now: number, locale: string): string {
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY);
  if (days === 0 || days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const format: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
  };
  return new Intl.DateTimeFormat(locale, format).format(at);
}

/** Returns the start of the local day. */
function dayOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
