import { type Language, languages } from '../../shared/sites/languages.ts';

/** Minutes since midnight as a sign on a door has them: '18', '7.30', '18:00' in Slovak, '6pm' in English. Midnight is 24. */
export function formatClock(minutes: number, language: Language): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const { clock } = languages[language];
  if (clock === '6.30pm') return inHalfDays(hour, minute);
  const shown = hour === 0 && minute === 0 ? 24 : hour;
  if (clock === '18:30') return `${shown}:${twoDigits(minute)}`;
  return minute === 0 ? String(shown) : `${shown}.${twoDigits(minute)}`;
}

function inHalfDays(hour: number, minute: number): string {
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return '12 noon';
  const onDial = hour % 12 === 0 ? 12 : hour % 12;
  const half = hour < 12 ? 'am' : 'pm';
  return minute === 0 ? `${onDial}${half}` : `${onDial}.${twoDigits(minute)}${half}`;
}

function twoDigits(minute: number): string {
  return String(minute).padStart(2, '0');
}
