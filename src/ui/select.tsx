import * as ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldTexts } from './field.tsx';
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

/** The browser's own select in the house's clothes: works without script, and is best on phones. */
export function Select(props: Props) {
  const { label, hint, error, look, hideLabel, id, className, options, ...rest } = props;
  return (
    <Field {...{ label, hint, error, look, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <div className="field__box field__box--select">
          <select {...rest} {...control} className="field__control">
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
