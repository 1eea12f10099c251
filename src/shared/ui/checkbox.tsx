import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  /** How many things have this value, as the site's language writes it. */
  count?: string | undefined;
  /** Nothing has this value: the row turns faint. */
  isEmpty?: boolean | undefined;
  /** Some of the children are chosen, not all. */
  mixed?: boolean | undefined;
};

export function Checkbox({ label, count, isEmpty, mixed, ...rest }: Props) {
  return (
    <label className={cx('check', isEmpty && 'check--none')}>
      <input
        {...rest}
        type="checkbox"
        // The mixed state exists only as a property; the attribute shows it before the script arrives.
        ref={(box) => {
          if (box) box.indeterminate = mixed ?? false;
        }}
        data-mixed={mixed || undefined}
        className="check__control"
      />
      <span className="check__text">{label}</span>
      {count !== undefined && <span className="check__count">{count}</span>}
    </label>
  );
}
