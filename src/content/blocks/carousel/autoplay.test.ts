import { expect, test } from 'vitest';
import { isAdvancing, isPlaying, nextSlide } from './autoplay.ts';

const undisturbed = {
  wanted: undefined,
  calm: false,
  visible: true,
  hovered: false,
  focused: false,
  held: false,
};

test('CAROU-05 slides advance while they are visible and nobody interacts with them', () => {
  expect(isAdvancing(undisturbed)).toBe(true);
  for (const busy of [{ hovered: true }, { focused: true }, { held: true }, { visible: false }]) {
    expect(isAdvancing({ ...undisturbed, ...busy })).toBe(false);
  }
});

test('CAROU-05 the visitor’s choice overrides the reduced-motion preference', () => {
  expect(isPlaying({ wanted: undefined, calm: true })).toBe(false);
  expect(isPlaying({ wanted: true, calm: true })).toBe(true);
  expect(isPlaying({ wanted: false, calm: false })).toBe(false);
});

test('CAROU-05 after the last slide autoplay starts again with the first', () => {
  expect([0, 1, 2].map((selected) => nextSlide(selected, 3))).toEqual([1, 2, 0]);
});
