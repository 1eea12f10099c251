import { expect, test } from 'vitest';
import { BODIES } from '../plan/catalogue.ts';
import { BODY_SPECS } from './bodies.ts';
import { onTop } from './probe.ts';
import { buildShape } from './shape.ts';

test.each(BODIES)('%s is hollow nowhere along its middle and stands clear of the ground', (body) => {
  const shape = buildShape(BODY_SPECS[body]);
  for (let x = shape.axles.rear; x <= shape.axles.front; x += 0.1) {
    expect(shape.field(x, shape.spec.sill + 0.2, 0)).toBeLessThan(0);
    expect(shape.field(x, shape.spec.sill - 0.1, 0)).toBeGreaterThan(0);
  }
});

test('a hatchback is shorter than the estate, a van taller than the suv, a coupe the lowest with a roof', () => {
  const shapes = Object.fromEntries(BODIES.map((body) => [body, buildShape(BODY_SPECS[body])]));
  const length = (body: string): number => (shapes[body]?.ends.front ?? 0) - (shapes[body]?.ends.rear ?? 0);
  const height = (body: string): number => {
    const shape = shapes[body];
    return shape ? onTop(shape, shape.spec.cabin.header[0] - 0.4, 0)[1] : 0;
  };
  expect(length('hatchback')).toBeLessThan(length('estate'));
  expect(height('van')).toBeGreaterThan(height('suv'));
  expect(Math.min(...BODIES.filter((body) => body !== 'convertible').map(height))).toBe(height('coupe'));
});
