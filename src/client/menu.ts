import { closeMenusWithThePage } from './menu/close-with-page.ts';
import { foldEntriesAfterClosing } from './menu/fold.ts';
import { moveByKeys } from './menu/keys.ts';
import { moveItemsIntoMore } from './menu/more.ts';
import { openPanels } from './menu/panels.ts';
import { leadFocus } from './menu/sheets.ts';
import { turnSolidWhenScrolled } from './menu/solid.ts';
import { stillThePageUnderSheets } from './menu/still-page.ts';

/** The menu works without script, by links and popovers; this adds hover, arrows, timing and the measured More. */
export function bringMenuToLife(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  turnSolidWhenScrolled(header);
  foldEntriesAfterClosing(header);
  leadFocus(header);
  stillThePageUnderSheets(header);
  closeMenusWithThePage(header);
  const bar = header.querySelector<HTMLElement>('[data-menu-bar]');
  const panels = bar ? openPanels(bar) : undefined;
  if (bar) moveItemsIntoMore(bar);
  moveByKeys(header, panels);
}
