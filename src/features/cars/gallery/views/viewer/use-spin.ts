import { useCallback, useEffect, useRef, useState } from 'react';
import { FRAME_MS, frameAfterDrag, wrapFrame } from '../../spin.ts';
import { usePreloadedFrames } from './use-preloaded-frames.ts';

/** A spin that plays until it is touched (GAL-05), and not with prefers-reduced-motion. */
export function useSpin(frames: readonly string[]) {
  const total = frames.length;
  const [frame, setFrame] = useState(0);
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const ready = usePreloadedFrames(frames, frame);
  const visible = useRef(0);
  if (ready.isThere(frame)) visible.current = frame;

  const { isThere } = ready;
  const latest = useRef({ frame, isThere });
  latest.current = { frame, isThere };
  useEffect(() => {
    if (!playing) return;
    // A frame that has not come is waited for: a turn that jumps is worse than one that pauses.
    const timer = setInterval(() => {
      const next = wrapFrame(latest.current.frame + 1, total);
      if (latest.current.isThere(next)) setFrame(next);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [playing, total]);

  const goTo = useCallback(
    (next: number) => {
      setPlaying(false);
      setFrame(wrapFrame(next, total));
    },
    [total],
  );
  return {
    frame,
    /** The last one that has come. */
    visible: visible.current,
    ready,
    playing,
    setPlaying,
    goTo,
    step: (by: number) => goTo(frame + by),
    /** From where the finger went down. */
    drag: (from: number, pixels: number) => goTo(frameAfterDrag(from, pixels, total)),
  };
}
