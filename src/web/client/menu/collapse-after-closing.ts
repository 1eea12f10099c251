import { COLLAPSE_DELAY_MS } from '../../shell/header/menu-rules.ts';

/** Expanded entries are still expanded when the menu is opened again at once, and collapsed after a delay. */
export function collapseAfterClosing(header: HTMLElement): void {
  for (const menu of header.querySelectorAll<HTMLElement>('[popover]')) {
    let collapsing: number | undefined;
    menu.addEventListener('beforetoggle', ({ target, newState }) => {
      if (target !== menu) return;
      clearTimeout(collapsing);
      if (newState === 'closed') collapsing = window.setTimeout(() => collapse(menu), COLLAPSE_DELAY_MS);
    });
  }
}

function collapse(menu: HTMLElement): void {
  for (const entry of menu.querySelectorAll('details')) entry.open = false;
}
