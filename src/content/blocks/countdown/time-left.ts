export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

export const units = ['days', 'hours', 'minutes', 'seconds'] as const satisfies (keyof TimeLeft)[];

/** Never less than nothing; a second that has begun still counts, so that zero shows when the time has come. */
export function timeLeft(milliseconds: number): TimeLeft {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** Days as they are, the rest with two digits, so that nothing jumps. */
export function formatUnit(left: TimeLeft, unit: keyof TimeLeft): string {
  return unit === 'days' ? String(left.days) : String(left[unit]).padStart(2, '0');
}
