import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-15T12:00:00Z');

test('the time of a change is relative', () => {
  expect(relativeTime('2026-11-15T11:59:40Z', now)).toBe('just now');
  expect(relativeTime('2026-11-15T11:58:30Z', now)).toBe('1 minute ago');
  expect(relativeTime('2026-11-15T07:00:00Z', now)).toBe('5 hours ago');
  expect(relativeTime('2026-11-13T07:00:00Z', now)).toBe('2 days ago');
  expect(relativeTime('2026-10-01T12:00:00Z', now)).toBe('1 October 2026');
  expect(relativeTime('2026-11-15T07:00:00Z', now, 'sv')).toBe('för 5 timmar sedan');
  expect(relativeTime('2026-11-15T11:59:40Z', now, 'sv')).toBe('nyss');
});
