/** A menu does not outlive the page it was opened on, nor the width it was made for. */
export function closeMenusOnNavigation(header: HTMLElement): void {
  const closeAll = () => {
    for (const menu of header.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  };
  // The back button may bring the page back as it was left, menu and all.
  addEventListener('pagehide', closeAll);
  addEventListener('pageshow', ({ persisted }) => persisted && closeAll());
  matchMedia('(width >= 80rem)').addEventListener('change', closeAll);
  header.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const staysHere = link?.hash && link.href.split('#')[0] === location.href.split('#')[0];
    if (staysHere) closeAll();
  });
}
