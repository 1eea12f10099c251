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
  '50px': 'disclosure--50',
  '190px': 'disclosure--190',
  '300px': 'disclosure--300',
  'five rows': 'disclosure--five-rows',
} as const;

/** Long content, collapsed at first. Without script, and in print, it is expanded. */
export function Disclosure({ id, shows, more, less, fits, children, className }: Props) {
  return (
    <div
      data-script="disclosure"
      data-whole={fits ? '' : undefined}
      className={cx('disclosure', closed[shows], className)}
    >
      <div id={id} data-disclosure-content className="disclosure__content">
        {children}
      </div>
      <button
        type="button"
        aria-expanded="false"
        aria-controls={id}
        data-more={more}
        data-less={less}
        className="disclosure__button text-link"
      >
        <span>{more}</span>
        <Icon name="chevron-down" size="small" className="disclosure__chevron" />
      </button>
    </div>
  );
}
