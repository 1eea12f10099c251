import { lerp, type Vec2 } from './numbers.ts';
import { flowing, rounded } from './outline.ts';
import type { Shape } from './shape.ts';
import type { Stencils } from './stencils.ts';

const GAP = 0.0062;

/** Windows, wheel openings, shut lines and cladding, as seen from the side. */
export function drawSide(stencils: Stencils, shape: Shape): void {
  const { spec, axles } = shape;
  for (const pane of spec.panes) {
    const outline = rounded(pane.outline, pane.radius);
    stencils.fill('side', 'glass', outline);
    stencils.line('side', 'gloss', outline, 0.056, true);
  }
  for (const axle of [axles.front, axles.rear]) drawOpening(stencils, shape, axle);
  drawSills(stencils, shape);
  for (const door of spec.doors) stencils.line('side', 'groove', flowing(door), GAP);
  drawFlap(stencils, shape);
}

function drawOpening(stencils: Stencils, shape: Shape, axle: number): void {
  const { spec, arch } = shape;
  const opening = (radius: number): Vec2[] => [
    [axle - radius, 0],
    ...Array.from({ length: 61 }, (_, i): Vec2 => {
      const angle = Math.PI * (1 - i / 60);
      return [axle + Math.cos(angle) * radius, spec.wheel.radius + Math.sin(angle) * radius];
    }),
    [axle + radius, 0],
  ];
  stencils.fill('side', 'cut', opening(arch));
  if (spec.cladding) {
    stencils.fill('side', 'plastic', opening(arch + 0.055));
    stencils.line('side', 'groove', opening(arch + 0.055), 0.004);
  }
}

function drawSills(stencils: Stencils, shape: Shape): void {
  const { spec, ends, axles, arch } = shape;
  const height = spec.sill + (spec.cladding ? 0.12 : 0.045);
  stencils.fill('side', 'plastic', [
    [ends.rear - 0.1, 0],
    [ends.rear - 0.1, height + 0.06],
    [axles.rear, height + 0.02],
    [axles.front, height],
    [ends.front + 0.1, height],
    [ends.front + 0.1, 0],
  ]);
  const front = spec.doors[0]?.[0];
  const last = spec.doors[spec.doors.length - 1]?.[0];
  if (!front || !last) return;
  stencils.line(
    'side',
    'groove',
    flowing([front, [lerp(front[0], last[0], 0.5), front[1] - 0.012], last]),
    GAP,
  );
  const heel = shape.axles.rear - arch * 0.86;
  stencils.line(
    'side',
    'groove',
    flowing([
      [heel, spec.wheel.radius + arch * 0.5],
      [heel - 0.14, spec.wheel.radius + arch * 0.62],
      [ends.rear - 0.1, spec.wheel.radius + arch * 0.64],
    ]),
    GAP,
  );
}

function drawFlap(stencils: Stencils, shape: Shape): void {
  const x = shape.axles.rear - 0.2;
  const y = shape.shoulder(x) - 0.09;
  if (shape.spec.bed) return;
  stencils.line(
    'side',
    'groove',
    rounded(
      [
        [x - 0.08, y - 0.075],
        [x + 0.08, y - 0.075],
        [x + 0.08, y + 0.075],
        [x - 0.08, y + 0.075],
      ],
      0.03,
    ),
    0.005,
    true,
  );
}
