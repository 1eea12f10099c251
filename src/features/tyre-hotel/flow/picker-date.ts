import { localeOf } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';

// The date picker works with dates at the visitor's own midnight; all else with the text of a local date. At noon
// no change of clocks can move the day.

export function toPickerDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

export function fromPickerDate(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The first of another month, counted from a date's own. */
export function addMonth(date: Date, months: number): Date {
  return new Date(date.getFullYear(), date.getMonth() + months, 1, 12);
}

/** 'november 2026' */
export function monthName(month: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric' }).format(month);
}
