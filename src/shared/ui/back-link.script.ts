/** Who came from another page of the site goes back to it as it was; anyone else follows the link (DET-11). */
export function start(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !cameFromHere()) return;
    event.preventDefault();
    history.back();
  });
}

function cameFromHere(): boolean {
  return history.length > 1 && URL.canParse(document.referrer) && isOurs(new URL(document.referrer));
}

function isOurs({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname !== location.pathname;
}
