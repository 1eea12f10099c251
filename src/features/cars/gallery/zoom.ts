/** A picture in its frame: its scale relative to the frame, and how far its middle has moved, in pixels. */
export type Zoom = { scale: number; x: number; y: number };
export type Frame = { width: number; height: number };
/** From the middle of the frame, in pixels. */
export type Point = { x: number; y: number };

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** The steps of the buttons, and the scale of a double tap. */
export const SCALE_STEP = 1.6;
export const DOUBLE_TAP_SCALE = 2.5;

export function isZoomed({ scale }: Zoom): boolean {
  return scale > 1;
}

/** The point of the picture under the cursor stays there. */
export function zoomAround(point: Point, to: number, { scale, x, y }: Zoom, frame: Frame): Zoom {
  const next = Math.min(Math.max(to, 1), MAX_SCALE);
  const grown = next / scale;
  return clampZoom(
    { scale: next, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown },
    frame,
  );
}

export function moveBy({ scale, x, y }: Zoom, by: Point, frame: Frame): Zoom {
  return clampZoom({ scale, x: x + by.x, y: y + by.y }, frame);
}

/** The picture never leaves its frame: an edge can be brought to the frame's edge, not further. */
function clampZoom({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  return { scale, x: clamp(x, (width * (scale - 1)) / 2), y: clamp(y, (height * (scale - 1)) / 2) };
}

function clamp(value: number, limit: number): number {
  // Never minus nought, which would be another value than nought.
  return Math.min(Math.max(value, -limit), limit) + 0;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
