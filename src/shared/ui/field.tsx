import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { IconShape } from './icon-shape.tsx';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do about it, as a sentence. Marks the field invalid. */
  error?: string | undefined;
}

/** What a control inside a field must wear so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  disabled?: boolean | undefined;
  look?: 'field' | 'pill' | undefined;
  /** The label is read aloud but not shown; something else on the page says it. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** The props of the field around a control, and those of the control itself. Both know whether it is disabled. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { label, hint, error, id, look, hideLabel, className, ...control } = props;
  const { disabled } = props;
  return { field: { label, hint, error, id, look, hideLabel, className, disabled }, control };
}

/** Label above, control, then hint and error. The frame of every field. */
export function Field({ label, hint, error, id, disabled, look, hideLabel, className, children }: Props) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const classes = cx(
    'field',
    look === 'pill' && 'field--pill',
    error && 'field--invalid',
    disabled && 'field--disabled',
    className,
  );
  return (
    <div className={classes}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'field__label'}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': cx(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
      {hint && (
        <p id={hintId} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id?: string | undefined; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="field__error">
      <IconShape of={CircleAlert} size="small" />
      {error}
    </p>
  );
}
