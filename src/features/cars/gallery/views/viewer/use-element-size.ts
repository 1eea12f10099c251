import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from '../../zoom.ts';

/** An element's size, kept up to date. */
export function useElementSize(): [RefObject<HTMLDivElement | null>, Frame | undefined] {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setFrame({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, frame];
}
