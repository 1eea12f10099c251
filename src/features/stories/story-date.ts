import { writtenDate } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';

const written = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** A story is dated like a newspaper: a day in the place it is written for, maybe with a time of day. */
export type StoryDate = {
  /** As the editor wrote it. */
  value: string;
  /** Milliseconds of that wall time, read as if it were UTC: for ordering, not for clocks. */
  dateValue: number;
  /** DD/MM/YYYY in English, YYYY-MM-DD in every other language (SITE-16). */
  formattedDateValue: string;
};

/** Nothing when there is no date, or one that no calendar has. */
export function storyDate(value: string, language: Language): StoryDate | undefined {
  const parts = written.exec(value.trim());
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0'] = parts;
  const dateValue = Date.UTC(+year, +month - 1, +day, +hour, +minute, +second);
  const real = new Date(dateValue).toISOString().startsWith(`${year}-${month}-${day}`);
  if (!real) return undefined;
  const formattedDateValue = writtenDate(year, month, day, language);
  return { value: value.trim(), dateValue, formattedDateValue };
}

/** All dates in one form, so that they can be compared as words; a story without a date is older than any. */
export function sortableDate(value: string): string {
  const date = storyDate(value, 'sv');
  return date ? new Date(date.dateValue).toISOString().slice(0, 19) : '';
}
