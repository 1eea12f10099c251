import { type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  disabled?: boolean | undefined;
}

interface Props {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  /** A list, separate pills, or one pill in parts (for two to four short words). */
  look?: 'list' | 'pills' | 'segments' | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  hideLegend?: boolean | undefined;
  error?: string | undefined;
}

const rows = { list: 'radios__list', pills: 'radios__row', segments: 'segments' };

/** One of several, with the browser's own radio buttons underneath: works in a plain form. */
export function RadioGroup({ legend, options, look = 'list', hideLegend, error, ...group }: Props) {
  const errorId = useId();
  return (
    <fieldset className="radios" aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'radios__legend'}>{legend}</legend>
      <div className={rows[look]}>
        {options.map((option) => (
          <Choice key={option.value} option={option} listed={look === 'list'} {...group} />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

type ChoiceProps = Pick<Props, 'name' | 'value' | 'defaultValue' | 'onChange'> & {
  option: RadioOption;
  listed: boolean;
};

function Choice({ option, listed, name, value, defaultValue, onChange }: ChoiceProps) {
  const chosen =
    value === undefined
      ? { defaultChecked: defaultValue === option.value }
      : { checked: value === option.value };
  const input = {
    ...chosen,
    type: 'radio',
    name,
    value: option.value,
    disabled: option.disabled,
    ...(onChange ? { onChange: () => onChange(option.value) } : {}),
  };
  if (!listed) {
    return (
      <label className="pick">
        <input {...input} />
        <span className="pick__face">{option.label}</span>
      </label>
    );
  }
  return (
    <label className="check">
      <input {...input} className="check__control" />
      <span className="check__text">
        {option.label}
        {option.note && <small>{option.note}</small>}
      </span>
    </label>
  );
}
