import { type RefObject, useEffect, useRef } from 'react';

/** The line at the upper edge of the screen. */
const UPPER_EDGE = '0px 0px -100% 0px';

/** Another list is read from its top (LIST-21); who sees that top stays where they are. */
export function useScrollToListTop(place: RefObject<HTMLElement | null>) {
  const isAbove = useRef(false);
  useEffect(() => {
    if (!place.current) return undefined;
    // Observed, not measured: measuring right after a press would make the browser lay out the whole page first.
    const watch = new IntersectionObserver(
      (entries) => {
        isAbove.current = (entries.at(-1)?.boundingClientRect.top ?? 0) < 0;
      },
      { rootMargin: UPPER_EDGE },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return {
    show() {
      if (isAbove.current) place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
  };
}
