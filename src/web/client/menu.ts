import { closeMenusOnNavigation } from './menu/close-on-navigation.ts';
import { collapseAfterClosing } from './menu/collapse-after-closing.ts';
import { handleMenuKeys } from './menu/keyboard.ts';
import { moveOverflowIntoMore } from './menu/overflow.ts';
import { createPanels } from './menu/panels.ts';
import { lockScrollUnderSheets } from './menu/scroll-lock.ts';
import { manageSheetFocus } from './menu/sheet-focus.ts';
import { solidOnScroll } from './menu/solid-on-scroll.ts';

/** The menu works without script, by links and popovers; this adds hover, arrows, timing and the measured More. */
export function initMenu(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  solidOnScroll(header);
  collapseAfterClosing(header);
  manageSheetFocus(header);
  lockScrollUnderSheets(header);
  closeMenusOnNavigation(header);
  const bar = header.querySelector<HTMLElement>('[data-menu-bar]');
  const panels = bar ? createPanels(bar) : undefined;
  if (bar) moveOverflowIntoMore(bar);
  handleMenuKeys(header, panels);
}
