import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Field, type FieldTexts, splitFieldProps } from './field.tsx';

interface Extras extends FieldTexts {
  icon?: ReactNode;
  /** After what is typed: kr, mil, %. */
  unit?: ReactNode;
  look?: 'field' | 'pill' | undefined;
  hideLabel?: boolean | undefined;
}

type InputProps = Extras & ComponentPropsWithoutRef<'input'> & { ref?: Ref<HTMLInputElement> | undefined };

export function TextField(props: InputProps) {
  const { icon, unit, ...fieldAndInput } = props;
  const { field, control: own } = splitFieldProps(fieldAndInput);
  return (
    <Field {...field}>
      {(control) => (
        <div className="field__box">
          {icon}
          <input type="text" {...own} {...control} className="field__control" />
          {unit && <span className="field__unit">{unit}</span>}
        </div>
      )}
    </Field>
  );
}

type AreaProps = Omit<Extras, 'icon' | 'unit' | 'look'> &
  ComponentPropsWithoutRef<'textarea'> & { ref?: Ref<HTMLTextAreaElement> | undefined };

export function TextArea(props: AreaProps) {
  const { field, control: own } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="field__box">
          <textarea rows={4} {...own} {...control} className="field__control" />
        </div>
      )}
    </Field>
  );
}
