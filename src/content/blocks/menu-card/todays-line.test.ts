import { expect, test } from 'vitest';
import { todaysLine } from './todays-line.ts';

const days = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'till kl. 16'].map((text) => ({
  text,
}));
const here = { language: 'sv', timeZone: 'Europe/Stockholm', now: new Date('2026-11-15T10:00:00Z') } as const;

test('the line of the day is beside the date in the language of the page', () => {
  expect(todaysLine(days, here)).toEqual({ date: 'Söndag 15 november', line: 'till kl. 16' });
  expect(todaysLine(days, { ...here, language: 'en' })?.date).toBe('Sunday 15 November');
});

test('the day is that of the restaurant’s time zone, not of the server’s', () => {
  const lateOnSunday = new Date('2026-11-15T23:30:00Z');
  expect(todaysLine(days, { ...here, now: lateOnSunday })?.line).toBe('måndag');
});

test('a day without a line renders nothing', () => {
  expect(todaysLine([], here)).toBeUndefined();
  expect(todaysLine(days.slice(0, 6), here)).toBeUndefined();
});
