import { expect, test } from 'vitest';
import { isMoving, isRunning, slideAfter } from './running.ts';

const undisturbed = {
  wanted: undefined,
  calm: false,
  visible: true,
  hovered: false,
  focused: false,
  held: false,
};

test('CAROU-05 slides change while they are seen and nobody is busy with them', () => {
  expect(isRunning(undisturbed)).toBe(true);
  for (const busy of [{ hovered: true }, { focused: true }, { held: true }, { visible: false }]) {
    expect(isRunning({ ...undisturbed, ...busy })).toBe(false);
  }
});

test('CAROU-05 what the visitor says counts more than whether motion is welcome', () => {
  expect(isMoving({ wanted: undefined, calm: true })).toBe(false);
  expect(isMoving({ wanted: true, calm: true })).toBe(true);
  expect(isMoving({ wanted: false, calm: false })).toBe(false);
});

test('CAROU-05 after the last slide time begins with the first', () => {
  expect([0, 1, 2].map((selected) => slideAfter(selected, 3))).toEqual([1, 2, 0]);
});
