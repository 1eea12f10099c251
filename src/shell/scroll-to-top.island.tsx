import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { IconShape } from '../ui/icon-shape.tsx';
import { defineIsland } from '../ui/island.tsx';
import { offersWayUp, PAGE_TOP } from './scroll-to-top.ts';

function ScrollToTop({ label }: { label: string }) {
  const shown = useSyncExternalStore(
    onScroll,
    () => offersWayUp(window.scrollY),
    () => false,
  );
  return (
    <a
      href={`#${PAGE_TOP}`}
      aria-label={label}
      data-shown={shown || undefined}
      onClick={goToTop}
      className={looks}
    >
      <IconShape of={ArrowUp} />
    </a>
  );
}

const looks =
  'icon-button fixed right-(--gutter) bottom-6 z-15 bg-surface text-ink invisible translate-y-2 opacity-0 ' +
  'transition-[opacity,translate,visibility,background-color,color] duration-slow ease-calm ' +
  'data-shown:visible data-shown:translate-y-0 data-shown:opacity-100';

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** The link alone would do; this keeps `#top` out of the address. */
function goToTop(event: MouseEvent): void {
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById(PAGE_TOP)?.focus({ preventScroll: true });
}

export const island = defineIsland('scroll-to-top', ScrollToTop, 'idle');
