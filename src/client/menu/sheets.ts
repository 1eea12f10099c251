/**
 * When a sheet of the phone menu closes, focus goes back to what opened it, unless it has gone elsewhere. For a
 * popover inside another one browsers do not do that.
 */
export function bringFocusBack(header: HTMLElement): void {
  for (const sheet of header.querySelectorAll<HTMLElement>('[data-menu-sheet]')) {
    const trigger = header.querySelector<HTMLElement>(
      `[popovertarget="${sheet.id}"]:not([popovertargetaction])`,
    );
    sheet.addEventListener('toggle', ({ target, newState }) => {
      if (target !== sheet || newState !== 'closed') return;
      const lost = document.activeElement === document.body || sheet.contains(document.activeElement);
      if (lost && trigger?.checkVisibility({ visibilityProperty: true })) trigger.focus();
    });
  }
}
