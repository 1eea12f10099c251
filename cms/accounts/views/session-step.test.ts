import { expect, test } from 'vitest';
import { nextSessionStep } from './session-step.ts';

const now = Date.parse('2026-11-18T08:00:00.500Z');
const inMinutes = (minutes: number) => now + minutes * 60_000;

test('the end of a session is put off for Payload, and remembered for the studio', () => {
  const step = nextSessionStep(inMinutes(30), undefined, now);
  expect(step).toMatchObject({ state: 'hold', endsInMs: 30 * 60_000 });
  if (step.state !== 'hold') throw new Error('not held');
  expect(step.untilMs).toBeGreaterThan(inMinutes(24 * 60));
  expect(step.untilMs % 1000).toBe(0);
  expect(step.untilMs - now).toBeLessThan(2 ** 31);
});

test('what was put off is left alone, until the session is prolonged or somebody signs in again', () => {
  const step = nextSessionStep(inMinutes(30), undefined, now);
  const held = step.state === 'hold' ? step.untilMs : 0;
  expect(nextSessionStep(held, held, inMinutes(5))).toEqual({ state: 'held' });
  expect(nextSessionStep(inMinutes(35), held, inMinutes(5))).toMatchObject({ endsInMs: 30 * 60_000 });
});

test('a clock that is wrong signs nobody out, and who is signed out has no session', () => {
  expect(nextSessionStep(inMinutes(-1), undefined, now)).toMatchObject({
    state: 'hold',
    endsInMs: undefined,
  });
  expect(nextSessionStep(undefined, inMinutes(30), now)).toEqual({ state: 'nobody' });
});
