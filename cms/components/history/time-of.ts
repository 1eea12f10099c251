/** The time of a change today, with the day of an older one. */
export function timeOf(at: string, language: string, now = new Date()): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'long', ...time } as const;
  return new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', isToday ? time : day).format(date);
}
