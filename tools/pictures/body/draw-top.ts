import type { Vec2 } from './numbers.ts';
import { flowing, rounded } from './outline.ts';
import { cabinHalf } from './probe.ts';
import type { Shape } from './shape.ts';
import type { Stencils } from './stencils.ts';

/** Bonnet gaps, glass roof, boot lid and load bed, as seen from above. */
export function drawTop(stencils: Stencils, shape: Shape): void {
  const { spec, ends } = shape;
  const [cowl] = spec.cabin.cowl;
  const half = spec.width / 2;
  const bonnet: Vec2[] = [
    [cowl - 0.12, half * 0.82],
    [cowl + 0.3, half * 0.84],
    [(cowl + ends.front) / 2 + 0.1, half * 0.83],
    [ends.front - 0.35, half * 0.76],
    [ends.front - 0.2, half * 0.6],
  ];
  stencils.line('top', 'groove', flowing(bonnet), 0.006);
  stencils.line(
    'top',
    'groove',
    flowing([
      [ends.front - 0.2, half * 0.6],
      [ends.front - 0.115, half * 0.3],
      [ends.front - 0.1, 0],
    ]),
    0.006,
  );
  if (spec.sunroof) drawSunroof(stencils, shape, spec.sunroof);
  if (spec.bed) {
    const { from, to, half: z } = spec.bed;
    stencils.fill('top', 'cut', [
      [from, -0.1],
      [to, -0.1],
      [to, z],
      [from, z],
    ]);
    stencils.line(
      'top',
      'plastic',
      [
        [from, z + 0.02],
        [to, z + 0.02],
      ],
      0.07,
    );
  }
  if (spec.open) drawCockpit(stencils, shape);
}

function drawSunroof(stencils: Stencils, shape: Shape, [from, to]: readonly [number, number]): void {
  const y = shape.spec.cabin.header[1];
  const z = Math.min(cabinHalf(shape, from, y - 0.05), cabinHalf(shape, to, y - 0.02)) - 0.17;
  stencils.fill(
    'top',
    'gloss',
    rounded(
      [
        [from, -z],
        [to, -z],
        [to, z],
        [from, z],
      ],
      0.08,
    ),
  );
  stencils.line(
    'top',
    'groove',
    [
      [(from + to) / 2, 0],
      [(from + to) / 2, z],
    ],
    0.006,
  );
}

function drawCockpit(stencils: Stencils, shape: Shape): void {
  const [cowl] = shape.spec.cabin.cowl;
  const half = shape.spec.width / 2;
  const back = shape.spec.seats.front - 0.72;
  stencils.fill(
    'top',
    'cut',
    rounded(
      [
        [back, -half * 0.72],
        [cowl - 0.05, -half * 0.8],
        [cowl - 0.05, half * 0.8],
        [back + 0.2, half * 0.79],
        [back, half * 0.68],
      ],
      0.12,
    ),
  );
  stencils.line(
    'top',
    'groove',
    flowing([
      [back - 0.1, 0],
      [back - 0.12, half * 0.4],
      [back - 0.06, half * 0.82],
    ]),
    0.006,
  );
}
