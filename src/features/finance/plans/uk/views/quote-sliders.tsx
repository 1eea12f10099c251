import { useId } from 'react';
import { RadioGroup } from '../../../../../shared/ui/radio-group.tsx';
import { Slider } from '../../../../../shared/ui/slider.tsx';
import { formatMiles, formatPounds } from '../number-formats.ts';
import type { SliderOption } from '../provider-api.ts';
import type { ReadyQuoteState, Sliders } from '../quote-state.ts';
import { ukTexts } from '../texts.ts';

interface Props {
  state: ReadyQuoteState;
  onSet: (slider: keyof Sliders, value: number) => void;
}

/** A slider for each setting of the product (UKF-02, UKF-14). */
export function QuoteSliders({ state: { product, sliders }, onSet }: Props) {
  const rows = [
    { name: 'Term', option: product.Term, format: ukTexts.months, end: String },
    { name: 'CashDeposit', option: product.Deposit, format: formatPounds, end: formatPounds },
    { name: 'RegularPayment', option: product.Payment, format: formatPounds, end: formatPounds },
    { name: 'AnnualMileage', option: product.AnnualMileage, format: formatMiles, end: formatMiles },
  ] as const;
  return rows.map(
    ({ name, option, format, end }) =>
      option && (
        <Setting
          key={product.FamilyKey + name}
          option={option}
          value={sliders[name]}
          format={format}
          end={end}
          onSet={(value) => onSet(name, value)}
        />
      ),
  );
}

interface SettingProps {
  option: SliderOption;
  value: number;
  format: (value: number) => string;
  end: (value: number) => string;
  onSet: (value: number) => void;
}

/** Radio buttons for a list of values, a slider for a range. */
function Setting({ option, value, format, end, onSet }: SettingProps) {
  const name = useId();
  if ('Values' in option) {
    return (
      <RadioGroup
        look="pills"
        name={name}
        legend={option.Label}
        options={option.Values.map((each) => ({ value: String(each), label: format(each) }))}
        value={String(value)}
        onChange={(next) => onSet(Number(next))}
      />
    );
  }
  const { Min, Max, Step } = option;
  // A quote may be slightly outside the product's range.
  const bounds = { min: Math.min(Min, value), max: Math.max(Max, value), step: Step };
  return (
    <Slider
      label={option.Label}
      bounds={bounds}
      value={value}
      text={format(value)}
      ends={[end(bounds.min), end(bounds.max)]}
      onChange={onSet}
    />
  );
}
