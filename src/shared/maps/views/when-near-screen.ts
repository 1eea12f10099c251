/** How far below the screen a map begins to load. */
const MARGIN = '300px';

/** Calls once, when the element is on screen or near it; never while it is hidden. Returns how to stop waiting. */
export function whenNearScreen(element: HTMLElement, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
