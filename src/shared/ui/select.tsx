import * as ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldTexts, splitFieldProps } from './field.tsx';
import { IconShape } from './icon-shape.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

type Props = FieldTexts &
  Omit<ComponentPropsWithoutRef<'select'>, 'children'> & {
    look?: 'field' | 'pill' | undefined;
    hideLabel?: boolean | undefined;
    options: readonly SelectOption[];
  };

/** The browser's own select with the look of the other fields: works without script, and is best on phones. */
export function Select(props: Props) {
  const { options, ...fieldAndSelect } = props;
  const { field, control: own } = splitFieldProps(fieldAndSelect);
  return (
    <Field {...field}>
      {(control) => (
        <div className="field__box field__box--select">
          <select {...own} {...control} className="field__control">
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconShape of={ChevronDown} />
        </div>
      )}
    </Field>
  );
}
