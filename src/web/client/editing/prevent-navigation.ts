const navigating = 'a[href], area[href], [data-reload]';

/** Forms are not sent, and no script of the page navigates (EDIT-02). Links are cancelled in clicks.ts. */
export function preventNavigation(): void {
  addEventListener('submit', cancelEvent, true);
  window.navigation?.addEventListener('navigate', (event) => {
    const leaves = !event.destination.sameDocument && event.navigationType !== 'reload';
    if (leaves && event.cancelable) event.preventDefault();
  });
}

export function isNavigation(element: Element): boolean {
  return element.closest(navigating) !== null;
}

export function cancelEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
