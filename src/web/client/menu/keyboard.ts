import { nextFocusIndex } from '../../shell/header/menu-rules.ts';
import type { Panels } from './panels.ts';

/** Arrows, Home, End, Space and Escape in the menu (NAV-29). Tab is the browser's. */
export function handleMenuKeys(header: HTMLElement, panels: Panels | undefined): void {
  header.addEventListener('keydown', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const menu = target.closest<HTMLElement>('[popover]');
    const handled = menu
      ? moveInMenu(event.key, target, menu, panels)
      : panels !== undefined && moveInBar(event.key, target, panels);
    if (handled) event.preventDefault();
  });
}

function moveInBar(key: string, target: HTMLElement, panels: Panels): boolean {
  const item = panels.itemAt(target);
  if (!item) return false;
  const open = panels.isOpen(item);
  if (key === 'Escape' && open) {
    panels.close(item);
    return true;
  }
  if (item.panel && key === 'ArrowDown') {
    panels.open(item);
    focusableIn(item.panel)[0]?.focus();
    return true;
  }
  // A button does this by itself; a link to a page that also has a panel does not.
  if (item.panel && key === ' ' && target.matches('a')) {
    if (open) panels.close(item);
    else panels.open(item);
    return true;
  }
  const stops = panels.stops();
  const at = stops.findIndex((stop) => item.element.contains(stop));
  const next = nextFocusIndex(key, { at, of: stops.length, keys: { back: 'ArrowLeft', on: 'ArrowRight' } });
  if (next === undefined) return false;
  stops.at(next)?.focus();
  return true;
}

function moveInMenu(
  key: string,
  target: HTMLElement,
  menu: HTMLElement,
  panels: Panels | undefined,
): boolean {
  const item = panels?.itemAt(target);
  if (key === 'Escape' && item) {
    panels?.leave(item);
    return true;
  }
  const entries = [...menu.querySelectorAll<HTMLElement>('.menu-entry')];
  const entry = entries.findIndex((each) => each.contains(target));
  const sideways = nextFocusIndex(key, {
    at: entry,
    of: entries.length,
    keys: { back: 'ArrowLeft', on: 'ArrowRight' },
  });
  if (sideways !== undefined && key.startsWith('Arrow')) {
    const next = entries[sideways];
    if (next) focusableIn(next)[0]?.focus();
    return next !== undefined;
  }
  const stops = focusableIn(menu);
  const at = stops.indexOf(target);
  const next = nextFocusIndex(key, { at, of: stops.length, keys: { back: 'ArrowUp', on: 'ArrowDown' } });
  if (next === undefined) return false;
  // Up from the first entry returns to the trigger in the bar.
  (next < 0 ? item?.trigger : stops[next])?.focus();
  return true;
}

/** Where Tab would stop, without what is folded in or hidden. */
function focusableIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
}
