import { type RefObject, useEffect } from 'react';

/** The panel scrolls by itself: what unfolds under a focused field, such as suggestions, is brought into view. */
export function useGrowsIntoView(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.contains(document.activeElement)) element.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
}
