import { type ReactNode, useId } from 'react';
import type { Bounds } from '../platform/bounds.ts';
import { SliderInput } from './slider-input.tsx';

interface Props {
  label: ReactNode;
  bounds: Bounds;
  value: number;
  text: string;
  /** A number input beside the label instead of the text. */
  field?: ReactNode;
  /** Minimum and maximum, under the slider. */
  ends?: readonly [string, string] | undefined;
  onChange: (value: number) => void;
}

/** Label, value and a slider with one thumb. For islands. */
export function Slider({ label, bounds, value, text, field, ends, onChange }: Props) {
  const id = useId();
  return (
    <div className="slider">
      <label className="slider__label" htmlFor={id}>
        {label}
      </label>
      {field ?? (
        <output className="slider__value num" htmlFor={id}>
          {text}
        </output>
      )}
      <SliderInput id={id} bounds={bounds} value={value} text={text} onChange={onChange} />
      {ends && (
        <span className="slider__ends num" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </span>
      )}
    </div>
  );
}
