import type { KeyboardEvent } from 'react';
import { type Bounds, isOnStep, nearestStep, nextStep } from '../bounds.ts';

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

/** The browser's own slider. A progress bar draws the part behind the thumb: it needs no style attribute. */
export function Range({ id, bounds, value, text, onChange }: Props) {
  const { min, max, step } = bounds;
  // What was typed or answered may lie between two stops; the browser would move it to one.
  const onStop = isOnStep(bounds, value);
  function byKey(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (onStop || direction === undefined) return;
    event.preventDefault();
    onChange(nextStep(bounds, value, direction));
  }
  return (
    <div className="range">
      <progress className="range__fill" aria-hidden="true" max={max - min || 1} value={value - min} />
      <input
        type="range"
        className="range__control"
        {...{ id, min, max, value }}
        step={onStop ? step : 'any'}
        disabled={max <= min}
        aria-valuetext={text}
        onKeyDown={byKey}
        onChange={(event) => onChange(stopFor(bounds, event.currentTarget.valueAsNumber))}
      />
    </div>
  );
}

/** The browser cannot go beyond the last whole step; who gets there means the end. */
function stopFor(bounds: Bounds, raw: number): number {
  return raw + bounds.step > bounds.max ? bounds.max : nearestStep(bounds, raw);
}
