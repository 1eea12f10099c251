import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from './field.tsx';

interface Extras extends FieldTexts {
  icon?: ReactNode;
  /** After what is typed: kr, mil, %. */
  unit?: ReactNode;
  look?: 'field' | 'pill' | undefined;
  hideLabel?: boolean | undefined;
}

type InputProps = Extras & ComponentPropsWithoutRef<'input'> & { ref?: Ref<HTMLInputElement> | undefined };

export function TextField(props: InputProps) {
  const { label, hint, error, icon, unit, look, hideLabel, id, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, look, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <div className="field__box">
          {icon}
          <input type="text" {...rest} {...control} className="field__control" />
          {unit && <span className="field__unit">{unit}</span>}
        </div>
      )}
    </Field>
  );
}

type AreaProps = Omit<Extras, 'icon' | 'unit' | 'look'> &
  ComponentPropsWithoutRef<'textarea'> & { ref?: Ref<HTMLTextAreaElement> | undefined };

export function TextArea(props: AreaProps) {
  const { label, hint, error, hideLabel, id, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <div className="field__box">
          <textarea rows={4} {...rest} {...control} className="field__control" />
        </div>
      )}
    </Field>
  );
}
