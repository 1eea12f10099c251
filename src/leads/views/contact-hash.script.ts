const WIDE = '(min-width: 64rem)';
const OFFSET_WIDE = 112;
const OFFSET_NARROW = 250;
const DELAY_MS = 200;

/** What the address may ask for, and the box it ticks (DET-08, CONT-20). */
const wishes: Readonly<Record<string, string>> = {
  'contact-quote': 'quote',
  'contact-testdrive': 'testDrive',
};

/** An address that ends in #contact-quote or #contact-testdrive ticks the box and leads to the form. */
export function start(element: HTMLElement): void {
  const follow = (hash: string) => {
    if (!hash.includes('contact')) return;
    tick(element, wishes[hash]);
    // What loads late may still push the form down; the page has settled by then (DET-10).
    setTimeout(() => scrollTo(hash), DELAY_MS);
  };
  const now = () => follow(location.hash.slice(1));
  addEventListener('hashchange', now);
  // Pressed again, a link changes no address.
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#contact"]');
    if (link && link.hash === location.hash && link.pathname === location.pathname) now();
  });
  now();
}

/** A press, not a property: the form hears of it, whether it is awake or not yet. */
function tick(element: HTMLElement, wish: string | undefined): void {
  const box = wish && element.querySelector<HTMLInputElement>(`input[name="${wish}"]`);
  if (box && !box.checked) box.click();
}

function scrollTo(hash: string): void {
  const target = document.getElementById(hash in wishes ? 'contact-form' : hash);
  if (!target) return;
  const offset = matchMedia(WIDE).matches ? OFFSET_WIDE : OFFSET_NARROW;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = target.getBoundingClientRect().top + scrollY - offset;
  window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
}
