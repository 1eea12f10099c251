import { type RefObject, useEffect, useRef } from 'react';

const TYPING_PAUSE_MS = 350;

/** Calls back once the visitor pauses after a change in one of the fields, and at once after hydration. */
export function useFormInput(
  element: RefObject<HTMLElement | null>,
  names: readonly string[],
  onInput: () => void,
): void {
  const latest = useRef(onInput);
  latest.current = onInput;
  const watched = names.join(' ');
  useEffect(() => {
    const form = element.current?.closest('form');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (event: Event) => {
      if (!watched.split(' ').includes((event.target as HTMLInputElement).name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), TYPING_PAUSE_MS);
    };
    form?.addEventListener('input', later);
    timer = setTimeout(() => latest.current());
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('input', later);
    };
  }, [element, watched]);
}
