import type { RenderedView } from './rendered-cars.ts';

type Corners = NonNullable<RenderedView['plate']>['corners'];

/** Of the picture the other way round. The right corner above becomes the first one, on the left. */
export function mirrorCorners(corners: Corners): Corners {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners.map(([x, y]) => [round(1 - x), y] as const);
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) throw new Error('A plate has four corners');
  return [topRight, topLeft, bottomLeft, bottomRight];
}

function round(share: number): number {
  return Math.round(share * 1e5) / 1e5;
}
