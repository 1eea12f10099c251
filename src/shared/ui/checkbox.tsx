import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './class-names.ts';
import { FieldError } from './field.tsx';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** How many things have this value, as the site's language writes it. */
  count?: string | undefined;
  /** Nothing has this value: the row turns faint. */
  isEmpty?: boolean | undefined;
  /** Some of the children are chosen, not all. */
  mixed?: boolean | undefined;
  error?: string | undefined;
};

export function Checkbox({ label, note, count, isEmpty, mixed, error, className, ...rest }: Props) {
  const errorId = useId();
  return (
    <>
      <label className={cx('check', isEmpty && 'check--none', error && 'check--invalid', className)}>
        <input
          {...rest}
          type="checkbox"
          // The mixed state exists only as a property; the attribute shows it before the script arrives.
          ref={(box) => {
            if (box) box.indeterminate = mixed ?? false;
          }}
          data-mixed={mixed || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="check__control"
        />
        <span className="check__text">
          {label}
          {note && <small>{note}</small>}
        </span>
        {count !== undefined && <span className="check__count">{count}</span>}
      </label>
      <FieldError id={errorId} error={error} />
    </>
  );
}
