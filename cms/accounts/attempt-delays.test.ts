import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growingDelay, withinWindow } from './attempt-delays.ts';

const MINUTE_MS = 60 * 1000;
const now = new Date('2026-11-18T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const inMinutes = (minutes: number) => minutesAgo(-minutes);

describe('a delay that grows', () => {
  const limit = growingDelay({ free: 5, longestMs: 60 * MINUTE_MS });
  const after = (count: number, newest = 0) => limit(Array(count).fill(minutesAgo(newest)), now);

  test('begins after the free attempts and doubles up to the longest', () => {
    expect(after(4)).toBeUndefined();
    expect([5, 6, 7, 10, 11, 30].map((count) => after(count))).toEqual([
      inMinutes(1),
      inMinutes(2),
      inMinutes(4),
      inMinutes(32),
      inMinutes(60),
      inMinutes(60),
    ]);
  });

  test('is counted from the newest attempt and is over at its minute', () => {
    expect(after(6, 1)).toEqual(inMinutes(1));
    expect(after(6, 2)).toBeUndefined();
  });

  test('whoever guesses as fast as they may gets few guesses a day', () => {
    const past: Date[] = [];
    const end = now.getTime() + 24 * 60 * MINUTE_MS;
    for (let at = now; at.getTime() < end; ) {
      const wait = limit(past, at);
      if (!wait) past.unshift(at);
      else at = wait;
    }
    expect(past.length).toBeLessThan(40);
  });
});

test('within any stretch of ten minutes there are at most thirty', () => {
  const limit = withinWindow({ attempts: 30, windowMs: 10 * MINUTE_MS });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 300 }), (pauses) => {
      const allowed: Date[] = [];
      let at = now.getTime();
      for (const pause of pauses) {
        at += pause;
        if (!limit(allowed, new Date(at))) allowed.unshift(new Date(at));
      }
      for (const first of allowed) {
        const within = allowed.filter(
          (other) => other >= first && other.getTime() < first.getTime() + 10 * MINUTE_MS,
        );
        expect(within.length).toBeLessThanOrEqual(30);
      }
    }),
  );
});
