/**
 * While a sheet of the phone menu is open, the page under it does not scroll and cannot be focused
 * (menu-sheet.css). An attribute on the root switches that: a `:has()` rule would make the browser search the whole
 * page after every change.
 */
export function lockScrollUnderSheets(header: HTMLElement): void {
  const update = () => {
    const open = header.querySelector('[data-menu-sheet]:popover-open') !== null;
    document.documentElement.toggleAttribute('data-menu-open', open);
  };
  header.addEventListener('toggle', update, { capture: true });
  update();
}
