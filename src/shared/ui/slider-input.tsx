import type { KeyboardEvent } from 'react';
import { type Bounds, isOnStep, nearestStep, nextStep } from '../platform/bounds.ts';

interface Props {
  id?: string | undefined;
  /** Where no `<label>` names it. */
  label?: string | undefined;
  bounds: Bounds;
  value: number;
  /** The value for screen readers: '36 mån', '100 000 kr'. */
  text: string;
  onChange: (value: number) => void;
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** One thumb on a native range input. The filled part is SVG, for a style attribute would break the CSP. */
export function SliderInput({ id, label, bounds, value, text, onChange }: Props) {
  const { min, max, step } = bounds;
  // A typed or quoted value may be between two steps; the browser would round it.
  const onStep = isOnStep(bounds, value);
  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (onStep || direction === undefined) return;
    event.preventDefault();
    onChange(nextStep(bounds, value, direction));
  }
  const isOff = max <= min;
  return (
    <div className="slider__rail">
      <svg aria-hidden="true" className="slider__fill">
        {!isOff && <line x1="-0.75rem" x2={`${((value - min) / (max - min)) * 100}%`} y1="50%" y2="50%" />}
      </svg>
      <input
        type="range"
        className="slider__input"
        id={id}
        aria-label={label}
        min={min}
        max={max}
        value={value}
        step={onStep ? step : 'any'}
        disabled={isOff}
        aria-valuetext={text}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(stepFor(bounds, event.currentTarget.valueAsNumber))}
      />
    </div>
  );
}

/** The browser stops at the last whole step, which then means the maximum. */
function stepFor(bounds: Bounds, raw: number): number {
  return raw + bounds.step > bounds.max ? bounds.max : nearestStep(bounds, raw);
}
