import { type RefObject, useEffect, useRef } from 'react';
import type { ListQueryState } from '../list-query-state.ts';

/** After loading more, focus moves to the first new item's link, for the button has moved or is gone. */
export function useFocusFirstNew(
  list: RefObject<HTMLElement | null>,
  itemSelector: string,
  { pending, data }: Pick<ListQueryState<unknown, unknown>, 'pending' | 'data'>,
): void {
  const before = useRef<number>(undefined);
  const kind = pending?.kind;
  useEffect(() => {
    if (kind === 'more') before.current = list.current?.querySelectorAll(itemSelector).length;
    if (kind === 'reload') before.current = undefined;
  }, [kind, list, itemSelector]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new items that make it look
  useEffect(() => {
    if (before.current === undefined) return;
    const first = list.current?.querySelectorAll(itemSelector)[before.current];
    first?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    before.current = undefined;
  }, [data]);
}
