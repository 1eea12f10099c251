/** How long each frame of a turn is shown while it turns by itself (GAL-05). */
export const FRAME_MS = 150;
/** So far a finger travels from one frame to the next (GAL-06). */
export const PIXELS_PER_FRAME = 5;
/** Frames preloaded on either side of the visible one (GAL-07). */
export const PRELOADED_EACH_SIDE = 5;

/** A turn has no end: the frame after the last is the first. */
export function wrapFrame(frame: number, total: number): number {
  return ((frame % total) + total) % total;
}

/** The car follows the finger: 50 px to the right are ten frames on. */
export function frameAfterDrag(from: number, pixels: number, total: number): number {
  return wrapFrame(from + Math.round(pixels / PIXELS_PER_FRAME), total);
}

/** The frame that is shown and those around it, nearest first; none twice. */
export function framesToPreload(shown: number, total: number): number[] {
  const around = Array.from({ length: PRELOADED_EACH_SIDE }, (_, at) => [
    shown + at + 1,
    shown - at - 1,
  ]).flat();
  return [...new Set([shown, ...around].map((frame) => wrapFrame(frame, total)))];
}

export function degreesAt(frame: number, total: number): number {
  return Math.round((frame * 360) / total);
}
