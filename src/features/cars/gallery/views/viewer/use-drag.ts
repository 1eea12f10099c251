import { type PointerEvent, useRef } from 'react';
import type { Point } from '../../zoom.ts';

interface Drag<Start> {
  /** What the drag starts from is handed to every move. */
  begin: () => Start;
  /** In pixels, from where the finger went down. */
  move: (from: Start, by: Point) => void;
}

/** A finger or a mouse that holds and draws. */
export function useDrag<Start>({ begin, move }: Drag<Start>) {
  const held = useRef<{ point: Point; start: Start } | undefined>(undefined);
  const release = () => {
    held.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { point: { x: event.clientX, y: event.clientY }, start: begin() };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!held.current) return;
      const { point, start } = held.current;
      move(start, { x: clientX - point.x, y: clientY - point.y });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
