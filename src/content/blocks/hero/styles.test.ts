import { expect, test } from 'vitest';
import { heights, rise } from './styles.ts';

test('HERO-06 the default height is 312 px, 534 px on larger screens', () => {
  const [phone, wide] = [...heights.default.matchAll(/min-h-\[([\d.]+)rem\]/g)].map(
    ([, rem]) => Number(rem) * 16,
  );
  expect([phone, wide]).toEqual([312, 534]);
});

test('HERO-05 full screen is the height of the window minus what is above the hero', () => {
  expect(heights.FullScreen).toContain('calc(100svh-var(--bar)');
});

test('HERO-08 the parts rise after 100, 200 and 300 ms, each for 500 ms', () => {
  const parts = Object.values(rise);
  expect(parts.map((part) => part.match(/(?<=delay-)\d+/)?.[0])).toEqual(['100', '200', '300']);
  expect(parts.every((part) => part.includes('duration-500'))).toBe(true);
});
