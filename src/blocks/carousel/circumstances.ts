import { useEffect, useState, useSyncExternalStore } from 'react';

const calmQuery = '(prefers-reduced-motion: reduce)';

/** Whether motion is unwelcome. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(calmQuery);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(calmQuery).matches,
    () => true,
  );
}

/** Whether the pointer rests on it or the keyboard is inside. */
export function useTouched(element: HTMLElement | null): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('mouseenter', () => setHovered(true), { signal });
    element.addEventListener('mouseleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [element]);
  return hovered || focused;
}

/** Whether a good part of it is on the screen. */
export function useVisible(element: HTMLElement | null): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!element) return;
    const watch = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting === true), {
      threshold: 0.25,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return visible;
}
