/**
 * While a sheet of the phone menu is open, the page under it stands still and is out of reach of the keyboard
 * (menu-sheet.css). A mark on the root says so: a rule that made the root look for open sheets would have the browser
 * search the whole page after every change to it.
 */
export function lockScrollUnderSheets(header: HTMLElement): void {
  const update = () => {
    const open = header.querySelector('[data-menu-sheet]:popover-open') !== null;
    document.documentElement.toggleAttribute('data-menu-open', open);
  };
  header.addEventListener('toggle', update, { capture: true });
  update();
}
