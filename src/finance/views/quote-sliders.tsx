import { useId } from 'react';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { formatMiles, formatPounds } from '../uk/number-formats.ts';
import type { SliderOption } from '../uk/provider-api.ts';
import type { ReadyQuoteState, Sliders } from '../uk/quote-controller.ts';
import { ukTexts } from '../uk/texts.ts';
import { SliderRow } from './slider-row.tsx';

interface Props {
  desk: ReadyQuoteState;
  onSet: (slider: keyof Sliders, value: number) => void;
}

/** Whatever the provider lets be set, between its values (UKF-02, UKF-14). */
export function QuoteSliders({ desk: { product, sliders }, onSet }: Props) {
  const rows = [
    { name: 'Term', option: product.Term, write: ukTexts.months, end: String },
    { name: 'CashDeposit', option: product.Deposit, write: formatPounds, end: formatPounds },
    { name: 'RegularPayment', option: product.Payment, write: formatPounds, end: formatPounds },
    { name: 'AnnualMileage', option: product.AnnualMileage, write: formatMiles, end: formatMiles },
  ] as const;
  return rows.map(
    ({ name, option, write, end }) =>
      option && (
        <Setting
          key={product.FamilyKey + name}
          option={option}
          value={sliders[name]}
          {...{ write, end }}
          onSet={(value) => onSet(name, value)}
        />
      ),
  );
}

interface SettingProps {
  option: SliderOption;
  value: number;
  write: (value: number) => string;
  end: (value: number) => string;
  onSet: (value: number) => void;
}

/** A list of values is picked from, a range slid along. */
function Setting({ option, value, write, end, onSet }: SettingProps) {
  const name = useId();
  if ('Values' in option) {
    return (
      <RadioGroup
        look="pills"
        name={name}
        legend={option.Label}
        options={option.Values.map((each) => ({ value: String(each), label: write(each) }))}
        value={String(value)}
        onChange={(next) => onSet(Number(next))}
      />
    );
  }
  const { Min, Max, Step } = option;
  // A quote may lie a little outside what the provider first named.
  const bounds = { min: Math.min(Min, value), max: Math.max(Max, value), step: Step };
  return (
    <SliderRow
      label={option.Label}
      bounds={bounds}
      value={value}
      text={write(value)}
      ends={[end(bounds.min), end(bounds.max)]}
      onChange={onSet}
    />
  );
}
