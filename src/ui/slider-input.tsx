import type { KeyboardEvent } from 'react';
import { type Bounds, isOnStep, nearestStep, nextStep } from '../platform/bounds.ts';

interface Props {
  id: string;
  bounds: Bounds;
  value: number;
  /** What the value means: '36 mån', '100 000 kr'. */
  text: string;
  onChange: (value: number) => void;
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** A native range input. A progress element draws the filled part without a style attribute. */
export function SliderInput({ id, bounds, value, text, onChange }: Props) {
  const { min, max, step } = bounds;
  // A typed or quoted value may lie between two steps; the browser would round it.
  const onStep = isOnStep(bounds, value);
  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (onStep || direction === undefined) return;
    event.preventDefault();
    onChange(nextStep(bounds, value, direction));
  }
  return (
    <div className="range">
      <progress className="range__fill" aria-hidden="true" max={max - min || 1} value={value - min} />
      <input
        type="range"
        className="range__control"
        id={id}
        min={min}
        max={max}
        value={value}
        step={onStep ? step : 'any'}
        disabled={max <= min}
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
