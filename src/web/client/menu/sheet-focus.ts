/**
 * Focus follows the sheets of the phone menu: to the back button when a nested one opens, and to its trigger when it
 * closes, unless another element has the focus. For a popover inside another one browsers do not do the latter, and
 * `autofocus` would make them lay out the page before it has loaded.
 */
export function manageSheetFocus(header: HTMLElement): void {
  for (const sheet of header.querySelectorAll<HTMLElement>('[data-menu-sheet]')) {
    const trigger = header.querySelector<HTMLElement>(
      `[popovertarget="${sheet.id}"]:not([popovertargetaction])`,
    );
    sheet.addEventListener('toggle', ({ target, newState }) => {
      if (target !== sheet) return;
      if (newState === 'open')
        return sheet.querySelector<HTMLElement>(':scope > * > .menu-sheet__back')?.focus();
      const lost = document.activeElement === document.body || sheet.contains(document.activeElement);
      if (lost && trigger?.checkVisibility({ visibilityProperty: true })) trigger.focus();
    });
  }
}
