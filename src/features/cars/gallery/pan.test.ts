import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centred, drawnSize, panAfterDrag, panOffset, panSideways } from './pan.ts';

const picture = { width: 1280, height: 800 };
const frame = { width: 1280, height: 600 };

test('the picture reaches beyond its frame on every side, whatever the screen', () => {
  for (const screen of [frame, { width: 390, height: 700 }, { width: 2000, height: 300 }]) {
    const drawn = drawnSize(screen, picture);
    expect(drawn.width).toBeGreaterThan(screen.width);
    expect(drawn.height).toBeGreaterThan(screen.height);
    expect(drawn.width / drawn.height).toBeCloseTo(1.6);
  }
});

test('drawing the picture to the right is looking to the left', () => {
  const drawn = { width: 1480, height: 800 };
  const look = panAfterDrag(centred, { x: 50, y: 0 }, frame, drawn);
  expect(look.x).toBe(-0.5);
  expect(panOffset(look, frame, drawn).x).toBe(50);
});

test('nobody looks past the edge of the picture', () => {
  const drawn = drawnSize(frame, picture);
  const far = fc.integer({ min: -9000, max: 9000 });
  fc.assert(
    fc.property(far, far, (x, y) => {
      const offset = panOffset(panAfterDrag(centred, { x, y }, frame, drawn), frame, drawn);
      expect(Math.abs(offset.x)).toBeLessThanOrEqual((drawn.width - frame.width) / 2);
      expect(Math.abs(offset.y)).toBeLessThanOrEqual((drawn.height - frame.height) / 2);
    }),
  );
  expect(panSideways({ x: 0.95, y: 0.2 }, 0.1)).toEqual({ x: 1, y: 0.2 });
});
