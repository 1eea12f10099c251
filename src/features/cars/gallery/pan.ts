import type { Frame } from './zoom.ts';

/** The point that is looked at in a wide picture: from −1 (left, top) over 0 (middle) to 1. */
export type Pan = { x: number; y: number };

export const centred: Pan = { x: 0, y: 0 };
/** How much larger than its frame the picture is drawn, so that there is something to pan to. */
const MAGNIFICATION = 1.3;

/** How large the picture is drawn: it covers its frame and reaches beyond it on every side. */
export function drawnSize(frame: Frame, picture: Frame): Frame {
  const cover = Math.max(frame.width / picture.width, frame.height / picture.height) * MAGNIFICATION;
  return { width: picture.width * cover, height: picture.height * cover };
}

/** Dragging moves the picture, so the view pans the other way. */
export function panAfterDrag(from: Pan, by: { x: number; y: number }, frame: Frame, drawn: Frame): Pan {
  return {
    x: pannedBy(from.x, -by.x, (drawn.width - frame.width) / 2),
    y: pannedBy(from.y, -by.y, (drawn.height - frame.height) / 2),
  };
}

function pannedBy(from: number, pixels: number, room: number): number {
  return room <= 0 ? 0 : clampPan(from + pixels / room);
}

export function panSideways(from: Pan, by: number): Pan {
  return { ...from, x: clampPan(from.x + by) };
}

/** How far the picture is moved to show that point, in pixels. */
export function panOffset(look: Pan, frame: Frame, drawn: Frame): { x: number; y: number } {
  return {
    x: (-look.x * (drawn.width - frame.width)) / 2,
    y: (-look.y * (drawn.height - frame.height)) / 2,
  };
}

function clampPan(value: number): number {
  return Math.min(Math.max(value, -1), 1);
}
