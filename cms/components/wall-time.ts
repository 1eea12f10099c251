/** Local wall time as fields store it: '2026-11-04' or '2026-11-04T08:30'. */
export function splitWallTime(text: string): { day: string; time: string } {
  const [day = '', time = ''] = text.split('T', 2);
  return { day, time };
}

export function joinWallTime(day: string, time: string): string {
  if (!day) return '';
  return time ? `${day}T${time}` : day;
}

/** Noon, so that the day is the same in whatever zone the browser is. */
export function toPickerDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

export function toWallDay(date: Date): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return [part(date.getFullYear(), 4), part(date.getMonth() + 1, 2), part(date.getDate(), 2)].join('-');
}
