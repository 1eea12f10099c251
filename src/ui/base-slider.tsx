import { Slider as Base } from '@base-ui/react/slider';
import { NumberInput } from './number-input.tsx';
import { clampToStep, formatNumberInput } from './number-input-format.ts';

interface Common {
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  unit?: string | undefined;
  locale: string;
  disabled?: boolean | undefined;
}

interface SliderProps extends Common {
  value: number;
  onChange: (value: number) => void;
  /** The thumb was let go, or a number was typed: time to ask the server. */
  onCommit?: ((value: number) => void) | undefined;
}

/** One value, by thumb, keys or number. For islands. */
export function Slider({ value, onChange, onCommit, ...common }: SliderProps) {
  const { label, min, max, step = 1, unit, locale, disabled } = common;
  function typed(number: number) {
    const next = clampToStep(number, { min, max, step });
    onChange(next);
    onCommit?.(next);
  }
  return (
    <Base.Root
      {...{ min, max, step, value, disabled }}
      className="slider slider--single"
      onValueChange={(next) => onChange(next)}
      onValueCommitted={(next) => onCommit?.(next)}
    >
      <div className="slider__head">
        <span>{label}</span>
        <div className="slider__input">
          <NumberInput {...{ label, value, locale, unit, disabled }} onCommit={typed} />
        </div>
      </div>
      <Rail thumbs={[label]} {...common} />
    </Base.Root>
  );
}

export type Range = readonly [from: number, to: number];

interface RangeProps extends Common {
  fromLabel: string;
  toLabel: string;
  value: Range;
  onChange: (value: Range) => void;
  onCommit?: ((value: Range) => void) | undefined;
}

/** From and to, by two thumbs or two numbers. For islands. */
export function RangeSlider({ value, onChange, onCommit, fromLabel, toLabel, ...common }: RangeProps) {
  const { label, min, max, step = 1, unit, locale, disabled } = common;
  const [from, to] = value;
  function typed(next: Range) {
    onChange(next);
    onCommit?.(next);
  }
  return (
    <Base.Root
      {...{ min, max, step, disabled }}
      value={value}
      className="slider"
      aria-label={label}
      onValueChange={([nextFrom = min, nextTo = max]) => onChange([nextFrom, nextTo])}
      onValueCommitted={([nextFrom = min, nextTo = max]) => onCommit?.([nextFrom, nextTo])}
    >
      <Rail thumbs={[fromLabel, toLabel]} {...common} />
      <div className="slider__inputs">
        <NumberInput
          {...{ locale, unit, disabled }}
          label={fromLabel}
          value={from}
          onCommit={(number) => typed([clampToStep(number, { min, max: to, step }), to])}
        />
        <span aria-hidden="true">–</span>
        <NumberInput
          {...{ locale, unit, disabled }}
          label={toLabel}
          value={to}
          onCommit={(number) => typed([from, clampToStep(number, { min: from, max, step })])}
        />
      </div>
    </Base.Root>
  );
}

function Rail({ thumbs, unit, locale }: Common & { thumbs: readonly string[] }) {
  const spoken = (_: string, value: number) =>
    [formatNumberInput(value, locale), unit].filter(Boolean).join(' ');
  return (
    <Base.Control className="slider__control">
      <Base.Track className="slider__track">
        <Base.Indicator className="slider__fill" />
        {thumbs.map((label, index) => (
          <Base.Thumb
            key={label}
            index={index}
            className="slider__thumb"
            aria-label={label}
            getAriaValueText={spoken}
          />
        ))}
      </Base.Track>
    </Base.Control>
  );
}
