const WIDE = '(min-width: 64rem)';
const OFFSET_WIDE = 112;
const OFFSET_NARROW = 250;
const DELAY_MS = 200;

/** Hashes and the checkboxes they tick (DET-08, CONT-20). */
const checkboxes: Readonly<Record<string, string>> = {
  'contact-quote': 'quote',
  'contact-testdrive': 'testDrive',
  'contact-apply': 'apply',
  'contact-reserve': 'reserve',
};

/** #contact-quote, #contact-testdrive, #contact-apply and #contact-reserve tick the checkbox and scroll to the form. */
export function start(element: HTMLElement): void {
  const applyHash = (hash: string) => {
    if (!hash.includes('contact')) return;
    tick(element, checkboxes[hash]);
    // Late content may still push the form down; the layout is stable by then (DET-10).
    setTimeout(() => scrollTo(hash), DELAY_MS);
  };
  const applyCurrentHash = () => applyHash(location.hash.slice(1));
  addEventListener('hashchange', applyCurrentHash);
  // A second click on the same link does not change the hash.
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="#contact"]');
    if (link && link.hash === location.hash && link.pathname === location.pathname) applyCurrentHash();
  });
  applyCurrentHash();
}

/** Clicks instead of setting `checked`, so that the form handles it, hydrated or not. */
function tick(element: HTMLElement, name: string | undefined): void {
  const box = name && element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (box && !box.checked) box.click();
}

function scrollTo(hash: string): void {
  const target = document.getElementById(hash in checkboxes ? 'contact-form' : hash);
  if (!target) return;
  const offset = matchMedia(WIDE).matches ? OFFSET_WIDE : OFFSET_NARROW;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = target.getBoundingClientRect().top + scrollY - offset;
  window.scrollTo({ top, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
