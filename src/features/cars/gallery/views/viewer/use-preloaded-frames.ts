import { useEffect, useRef, useState } from 'react';
import { framesToPreload } from '../../spin.ts';

type PreloadedFrames = {
  isThere: (frame: number) => boolean;
  there: number;
  needed: number;
  allMissing: boolean;
};

/** Fetches the frames around the one that is shown (GAL-07). One that does not come counts as there, so that nothing waits for it. */
export function usePreloadedFrames(frames: readonly string[], shown: number): PreloadedFrames {
  const images = useRef(new Map<number, HTMLImageElement>());
  const [come, setCome] = useState<ReadonlyMap<number, boolean>>(new Map());
  const total = frames.length;

  useEffect(() => {
    for (const frame of framesToPreload(shown, total)) {
      if (images.current.has(frame)) continue;
      const image = new Image();
      // Held, so that the browser keeps what it has read.
      images.current.set(frame, image);
      const note = (loaded: boolean) => setCome((before) => new Map(before).set(frame, loaded));
      image.onload = () => note(true);
      image.onerror = () => note(false);
      image.src = frames[frame] ?? '';
    }
  }, [frames, shown, total]);

  const needed = framesToPreload(shown, total);
  const there = needed.filter((frame) => come.has(frame)).length;
  return {
    isThere: (frame) => come.get(frame) === true,
    there,
    needed: needed.length,
    allMissing: there === needed.length && needed.every((frame) => come.get(frame) === false),
  };
}
