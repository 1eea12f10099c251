import { useId } from 'react';
import { cx } from '../../../../shared/ui/class-names.ts';
import { FieldError } from '../../../../shared/ui/field.tsx';
import { CODE_DIGITS } from '../../access/code-rules.ts';
import { normalizeCode } from '../../flow/code-input.ts';

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
};

/**
 * One field, its digits drawn in boxes, so that a telephone fills the whole code in and a screen reader reads one number
 * (TH-19). What is not a digit never appears; a pasted text keeps as many digits as a code has (TH-20, TH-21).
 */
export function CodeField({ label, value, error, onChange }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={cx('field code-field', error && 'field--invalid')}>
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      <div className="code-field__boxes relative grid w-fit auto-cols-[4.5rem] grid-flow-col gap-3 max-sm:auto-cols-[3.75rem] [&>span]:grid [&>span]:h-20 [&>span]:place-items-center [&>span]:rounded-xl [&>span]:bg-surface [&>span]:text-[2.25rem] [&>span]:[transition:border-color_var(--fast)] max-sm:[&>span]:h-18">
        {Array.from({ length: CODE_DIGITS }, (_, digit) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are the digits, in order
          <span key={digit} aria-hidden="true" className={cx(digit === value.length && 'code-field__next')}>
            {value[digit]}
          </span>
        ))}
        <input
          id={id}
          name="otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={value}
          onChange={({ currentTarget }) => onChange(normalizeCode(currentTarget.value))}
          className="absolute inset-0 cursor-text opacity-0"
        />
      </div>
      <div role="alert" className="tyre-panel__error [.code-field>&]:mt-1.5">
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  );
}
