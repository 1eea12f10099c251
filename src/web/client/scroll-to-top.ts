import { PAGE_TOP, showsScrollToTop } from '../shell/scroll-to-top-rules.ts';

/** Shows the scroll-to-top link after 528 px. Too small to load React for. */
export function initScrollToTop(): void {
  const link = document.querySelector<HTMLElement>('[data-scroll-to-top]');
  if (!link) return;
  const update = () => link.toggleAttribute('data-shown', showsScrollToTop(scrollY));
  addEventListener('scroll', update, { passive: true });
  // In the next frame: reading scrollY at once would force a layout.
  requestAnimationFrame(update);
  if (document.querySelector('.form-popup')) link.dataset['above'] = 'popup';
  else if (document.querySelector('.buy-bar')) link.dataset['above'] = 'bar';
  link.addEventListener('click', (event) => {
    // The link alone would do; this keeps #top out of the address.
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById(PAGE_TOP)?.focus({ preventScroll: true });
  });
}
