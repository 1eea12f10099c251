import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, isZoomed, MAX_SCALE, midpoint, moveBy, unzoomed, zoomAround } from './zoom.ts';

const frame = { width: 800, height: 500 };
const points = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -250, max: 250 }),
});

test('what is pointed at stays where it is', () => {
  const closer = zoomAround({ x: 100, y: 50 }, 2, unzoomed, frame);
  expect(closer).toEqual({ scale: 2, x: -100, y: -50 });
  // The same spot of the picture, before and after: (point − offset) / scale.
  expect((100 - closer.x) / closer.scale).toBe(100);
});

test('a picture is never smaller than its frame, nor larger than four times', () => {
  expect(zoomAround({ x: 9, y: 9 }, 0.2, unzoomed, frame)).toEqual(unzoomed);
  expect(zoomAround({ x: 0, y: 0 }, 99, unzoomed, frame).scale).toBe(MAX_SCALE);
});

test('going back to the whole picture puts it in the middle again', () => {
  const away = moveBy(zoomAround({ x: 0, y: 0 }, 3, unzoomed, frame), { x: 500, y: -90 }, frame);
  expect(isZoomed(away)).toBe(true);
  expect(zoomAround({ x: 20, y: 20 }, 1, away, frame)).toEqual(unzoomed);
});

test('no edge of the picture comes into the frame, wherever it is dragged', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 4, noNaN: true }), points, points, (scale, point, by) => {
      const there = moveBy(zoomAround(point, scale, unzoomed, frame), { x: by.x * 9, y: by.y * 9 }, frame);
      expect(Math.abs(there.x)).toBeLessThanOrEqual((frame.width * (there.scale - 1)) / 2 + 1e-9);
      expect(Math.abs(there.y)).toBeLessThanOrEqual((frame.height * (there.scale - 1)) / 2 + 1e-9);
    }),
  );
});

test('two fingers have a distance and a middle', () => {
  expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  expect(midpoint({ x: 0, y: 0 }, { x: 3, y: 4 })).toEqual({ x: 1.5, y: 2 });
});
