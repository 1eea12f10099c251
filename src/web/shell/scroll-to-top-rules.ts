const SCROLL_TO_TOP_AFTER_PX = 528;

/** The id of the element at the top of a page; scroll-to-top moves the focus there. */
export const PAGE_TOP = 'top';

/** Shown only after some scrolling (SHELL-15). */
export function showsScrollToTop(scrolledPx: number): boolean {
  return scrolledPx > SCROLL_TO_TOP_AFTER_PX;
}
