import { Select as Base } from '@base-ui/react/select';
import * as Check from 'lucide-react/icons/check';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useRef } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { IconShape } from './icon-shape.tsx';
import type { SelectOption } from './native-select.tsx';

interface Props extends FieldTexts {
  options: readonly SelectOption[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  look?: 'field' | 'pill' | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A select with our own list. For islands; a plain form is better off with `NativeSelect`. */
export function PopupSelect(props: Props) {
  const { label, hint, error, look, hideLabel, className, options, onChange, placeholder, ...rest } = props;
  const place = useRef<HTMLDivElement>(null);
  const given = props.value === undefined ? {} : { value: props.value };
  return (
    <Field {...{ label, hint, error, look, hideLabel, className }} disabled={props.disabled}>
      {(control) => (
        <Base.Root
          items={options}
          defaultValue={props.defaultValue ?? null}
          {...given}
          {...(rest.name ? { name: rest.name } : {})}
          disabled={rest.disabled ?? false}
          onValueChange={(value) => onChange?.(value)}
        >
          <div className="field__box field__box--select">
            <Base.Trigger {...control} className="select__trigger">
              <Base.Value placeholder={placeholder} />
              <IconShape of={ChevronDown} />
            </Base.Trigger>
          </div>
          <div ref={place} className="contents" />
          <Options options={options} place={place} />
        </Base.Root>
      )}
    </Field>
  );
}

type OptionsProps = { options: readonly SelectOption[]; place: RefObject<HTMLDivElement | null> };

// The list hangs where its field stands, not at the end of the page: inside a landmark, and inside an open dialog.
function Options({ options, place }: OptionsProps) {
  return (
    <Base.Portal container={place}>
      {/* Aligned below the control: the overlapping position would need an inline <style>, which the CSP forbids. */}
      <Base.Positioner
        className="popup-place"
        positionMethod="fixed"
        sideOffset={6}
        alignItemWithTrigger={false}
      >
        <Base.Popup className="options">
          {options.map((option) => (
            <Base.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
              className="option"
            >
              <Base.ItemText>{option.label}</Base.ItemText>
              <Base.ItemIndicator>
                <IconShape of={Check} />
              </Base.ItemIndicator>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
