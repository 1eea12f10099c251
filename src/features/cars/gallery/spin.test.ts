import fc from 'fast-check';
import { expect, test } from 'vitest';
import { degreesAt, FRAME_MS, frameAfterDrag, framesToPreload, PIXELS_PER_FRAME, wrapFrame } from './spin.ts';

const frames = fc.integer({ min: 1, max: 120 });

test('GAL-05 CONST-15 ten frames take a second and a half', () => {
  expect(10 * FRAME_MS).toBe(1500);
});

test('GAL-06 fifty pixels are ten frames, and the turn goes round', () => {
  expect(frameAfterDrag(0, 50, 36)).toBe(10);
  expect(frameAfterDrag(30, 50, 36)).toBe(4);
  expect(frameAfterDrag(4, -50, 36)).toBe(30);
  expect(frameAfterDrag(7, 2, 36)).toBe(7);
});

test('GAL-06 a drag there and back ends where it began, and a whole turn does, too', () => {
  fc.assert(
    fc.property(frames, fc.nat(), fc.integer({ min: -4000, max: 4000 }), (total, any, travelled) => {
      const from = any % total;
      const pixels = travelled * PIXELS_PER_FRAME;
      const there = frameAfterDrag(from, pixels, total);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(total);
      expect(frameAfterDrag(there, -pixels, total)).toBe(from);
      expect(frameAfterDrag(from, total * PIXELS_PER_FRAME, total)).toBe(from);
    }),
  );
});

test('GAL-07 five frames on each side lie ready, the nearest first, across the seam as well', () => {
  expect(framesToPreload(0, 36)).toEqual([0, 1, 35, 2, 34, 3, 33, 4, 32, 5, 31]);
  expect(framesToPreload(2, 4)).toEqual([2, 3, 1, 0]);
});

test('GAL-07 no frame is fetched twice, and never more than eleven', () => {
  fc.assert(
    fc.property(frames, fc.nat(), (total, any) => {
      const needed = framesToPreload(any % total, total);
      expect(new Set(needed).size).toBe(needed.length);
      expect(needed.length).toBe(Math.min(11, total));
      expect(needed.every((frame) => wrapFrame(frame, total) === frame)).toBe(true);
    }),
  );
});

test('a turn of 36 frames goes by tens of degrees', () => {
  expect([0, 9, 35].map((frame) => degreesAt(frame, 36))).toEqual([0, 90, 350]);
});
