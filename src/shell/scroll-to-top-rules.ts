const SCROLL_TO_TOP_AFTER_PX = 528;

/** The element at the very top of a page; it takes the focus of those who go back up. */
export const PAGE_TOP = 'top';

/** The way back up is offered only to those who have come far (SHELL-15). */
export function showsScrollToTop(scrolledPx: number): boolean {
  return scrolledPx > SCROLL_TO_TOP_AFTER_PX;
}
