import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props {
  id: string;
  /** What is seen while it is closed. */
  shows: keyof typeof closed;
  /** The label of the button, which expands the content above it. */
  more: string;
  less: string;
  /** Known to be short: it is expanded and has no button. */
  fits?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

const closed = {
  '50px': 'fold--50',
  '190px': 'fold--190',
  '300px': 'fold--300',
  'five rows': 'fold--five-rows',
} as const;

/** Long content, collapsed at first. Without script, and in print, it is expanded. */
export function Fold({ id, shows, more, less, fits, children, className }: Props) {
  return (
    <div
      data-script="fold"
      data-whole={fits ? '' : undefined}
      className={cx('fold', closed[shows], className)}
    >
      <div id={id} data-fold-content className="fold__content">
        {children}
      </div>
      <button
        type="button"
        aria-expanded="false"
        aria-controls={id}
        data-more={more}
        data-less={less}
        className="fold__button text-link"
      >
        <span>{more}</span>
        <Icon name="chevron-down" size="small" className="fold__chevron" />
      </button>
    </div>
  );
}
