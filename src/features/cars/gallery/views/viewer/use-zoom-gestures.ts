import { type RefObject, useEffect, useRef } from 'react';
import {
  DOUBLE_TAP_SCALE,
  distance,
  isZoomed,
  midpoint,
  moveBy,
  type Point,
  unzoomed,
  type Zoom,
  zoomAround,
} from '../../zoom.ts';

type Change = (next: (now: Zoom) => Zoom) => void;

const TAP_MS = 300;
const TAP_PIXELS = 12;
/** A notch of a wheel is about a hundred. */
const WHEEL_SPEED = 0.0035;

/** Two fingers, a double tap, a wheel: all bring the picture closer; one finger then moves it. */
export function useZoomGestures(frame: RefObject<HTMLElement | null>, zoomed: boolean, onZoom: Change): void {
  const latest = useRef({ zoomed, onZoom });
  latest.current = { zoomed, onZoom };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let tap: { at: number; point: Point } | undefined;
    let pressed: { at: number; point: Point } | undefined;
    const change: Change = (next) => latest.current.onZoom(next);
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };

    const down = (event: PointerEvent) => {
      const point = pointOf(event);
      fingers.set(event.pointerId, point);
      pressed = fingers.size === 1 ? { at: event.timeStamp, point } : undefined;
      if (latest.current.zoomed || fingers.size === 2) element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const point = pointOf(event);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
      fingers.set(event.pointerId, point);
      if (other) change((now) => pinchZoom(now, other[1], before, point, size()));
      else if (latest.current.zoomed)
        change((now) => moveBy(now, { x: point.x - before.x, y: point.y - before.y }, size()));
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      const point = pointOf(event);
      const isTap =
        pressed && event.timeStamp - pressed.at < TAP_MS && distance(point, pressed.point) < TAP_PIXELS;
      pressed = undefined;
      if (!isTap) return;
      const isSecond =
        tap && event.timeStamp - tap.at < TAP_MS && distance(point, tap.point) < 3 * TAP_PIXELS;
      tap = isSecond ? undefined : { at: event.timeStamp, point };
      if (isSecond)
        change((now) => (isZoomed(now) ? unzoomed : zoomAround(point, DOUBLE_TAP_SCALE, now, size())));
    };
    const cancel = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      pressed = undefined;
    };
    const wheel = (event: WheelEvent) => {
      // Sideways is for the row.
      if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const point = pointOf(event);
      const by = Math.exp(-event.deltaY * WHEEL_SPEED * (event.ctrlKey ? 3 : 1));
      change((now) => zoomAround(point, now.scale * by, now, size()));
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', cancel, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => listening.abort();
  }, [frame]);
}

/** One finger moves while the other rests: the picture grows with their distance and follows their middle. */
function pinchZoom(
  now: Zoom,
  resting: Point,
  before: Point,
  after: Point,
  frame: { width: number; height: number },
) {
  const from = midpoint(resting, before);
  const to = midpoint(resting, after);
  const grown = distance(resting, after) / Math.max(distance(resting, before), 1);
  return moveBy(
    zoomAround(from, now.scale * grown, now, frame),
    { x: to.x - from.x, y: to.y - from.y },
    frame,
  );
}
