import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface Props {
  /** What is in the row, read aloud. */
  label: string;
  children: ReactNode;
  id?: string | undefined;
  /** How wide the items are: a card's width, wide ones, or their own. */
  items?: 'card' | 'wide' | 'natural' | undefined;
  /** Extends to the screen's edges; placed outside the container then. */
  bleed?: boolean | undefined;
  className?: string | undefined;
}

/** A row that scrolls sideways and snaps: by finger, wheel or arrow keys, without script. */
export function ScrollRow({ label, children, id, items = 'card', bleed, className }: Props) {
  const classes = cx(
    'scroll-row',
    items !== 'card' && `scroll-row--${items}`,
    bleed && 'scroll-row--bleed',
    className,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section id={id} aria-label={label} tabIndex={0} className={classes}>
      {children}
    </section>
  );
}
