import { COLLAPSE_DELAY_MS } from '../../shell/header/menu-rules.ts';

/** What a visitor folded out is still so when the menu is opened again at once, and folded in after a while. */
export function collapseAfterClosing(header: HTMLElement): void {
  for (const menu of header.querySelectorAll<HTMLElement>('[popover]')) {
    let folding: number | undefined;
    menu.addEventListener('beforetoggle', ({ target, newState }) => {
      if (target !== menu) return;
      clearTimeout(folding);
      if (newState === 'closed') folding = window.setTimeout(() => collapse(menu), COLLAPSE_DELAY_MS);
    });
  }
}

function collapse(menu: HTMLElement): void {
  for (const entry of menu.querySelectorAll('details')) entry.open = false;
}
