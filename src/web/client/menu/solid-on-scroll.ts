import { SOLID_AFTER_PX } from '../../shell/header/menu-rules.ts';

/** Where the stylesheet cannot follow the scroll position, this does. */
export function solidOnScroll(header: HTMLElement): void {
  if (!header.matches('.site-header--over') || CSS.supports('animation-timeline: scroll()')) return;
  const update = () => header.toggleAttribute('data-solid', scrollY > SOLID_AFTER_PX);
  addEventListener('scroll', update, { passive: true });
  update();
}
