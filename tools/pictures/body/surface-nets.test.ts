import { expect, test } from 'vitest';
import { at } from './numbers.ts';
import { surfaceNets } from './surface-nets.ts';

const ball = surfaceNets(
  (x, y, z) => Math.hypot(x, y, z) - 1,
  { min: [-1.2, -1.2, -1.2], max: [1.2, 1.2, 1.2] },
  0.1,
);

test('every vertex of a ball lies on it, to a tenth of a millimetre', () => {
  for (let i = 0; i < ball.positions.length; i += 3) {
    const radius = Math.hypot(at(ball.positions, i), at(ball.positions, i + 1), at(ball.positions, i + 2));
    expect(Math.abs(radius - 1)).toBeLessThan(1e-4);
  }
});

test('normals point outward and faces wind the same way', () => {
  for (let t = 0; t < ball.indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(at(ball.indices, t + k)));
    if (!a || !b || !c) throw new Error('A face without corners.');
    const u = b.map((v, i) => v - at(a, i));
    const w = c.map((v, i) => v - at(a, i));
    const normal = [
      at(u, 1) * at(w, 2) - at(u, 2) * at(w, 1),
      at(u, 2) * at(w, 0) - at(u, 0) * at(w, 2),
      at(u, 0) * at(w, 1) - at(u, 1) * at(w, 0),
    ];
    expect(normal.reduce((sum, v, i) => sum + v * at(a, i), 0)).toBeGreaterThanOrEqual(0);
  }
});

function corner(v: number): number[] {
  return [0, 1, 2].map((k) => at(ball.positions, v * 3 + k));
}
