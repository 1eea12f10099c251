import { Icon } from '../../shared/ui/icon.tsx';
import { PAGE_TOP } from './scroll-to-top-rules.ts';

/** A link that works without script; the script shows it after some scrolling. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <a href={`#${PAGE_TOP}`} aria-label={label} data-scroll-to-top className={looks}>
      <Icon name="arrow-up" />
    </a>
  );
}

const looks =
  'icon-button fixed right-(--gutter) bottom-6 z-15 bg-surface text-ink invisible translate-y-2 opacity-0 ' +
  'transition-[opacity,translate,visibility,background-color,color] duration-slow ease-calm ' +
  'data-shown:visible data-shown:translate-y-0 data-shown:opacity-100';
