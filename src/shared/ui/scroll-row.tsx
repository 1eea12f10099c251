import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface Props {
  /** What is in the row, read aloud. */
  label: string;
  children: ReactNode;
  id?: string | undefined;
  /** Extends to the screen's edges; placed outside the container then. */
  bleed?: boolean | undefined;
}

/** A row that scrolls sideways and snaps: by finger, wheel or arrow keys, without script. */
export function ScrollRow({ label, children, id, bleed }: Props) {
  const classes = cx('scroll-row', bleed && 'scroll-row--bleed');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section id={id} aria-label={label} tabIndex={0} className={classes}>
      {children}
    </section>
  );
}
