/** Menus close when the visitor leaves the page or the window crosses the breakpoint of the bar. */
export function closeMenusOnNavigation(header: HTMLElement): void {
  const closeAll = () => {
    for (const menu of header.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  };
  // The back/forward cache may restore the page with its menu open.
  addEventListener('pagehide', closeAll);
  addEventListener('pageshow', ({ persisted }) => persisted && closeAll());
  matchMedia('(width >= 80rem)').addEventListener('change', closeAll);
  header.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const staysHere = link?.hash && link.href.split('#')[0] === location.href.split('#')[0];
    if (staysHere) closeAll();
  });
}
