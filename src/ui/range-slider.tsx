import type { ChangeEvent } from 'react';
import {
  type Bounds,
  type End,
  type Ends,
  positionAt,
  positions,
  valueAt,
} from '../catalogue/list/range-rules.ts';

interface Props {
  bounds: Bounds;
  ends: Ends;
  labels: Readonly<Record<End, string>>;
  spoken: (value: number) => string;
  onMove: (end: End, value: number) => void;
  onRelease: () => void;
}

/** Two of the browser's own sliders on one line: keys, touch and screen readers come with them. */
export function RangeSlider({ bounds, ends, labels, spoken, onMove, onRelease }: Props) {
  const last = positions(bounds);
  const from = positionAt(ends.from, bounds);
  const to = positionAt(ends.to, bounds);
  const thumb = (end: End) => ({
    type: 'range' as const,
    min: 0,
    max: last,
    step: 1,
    value: end === 'from' ? from : to,
    'aria-label': labels[end],
    'aria-valuetext': spoken(ends[end]),
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onMove(end, valueAt(currentTarget.valueAsNumber, bounds)),
    onPointerUp: onRelease,
    onPointerCancel: onRelease,
  });
  return (
    <div className="range-pair with-script">
      <svg aria-hidden="true" className="range-pair__line">
        <line x1="0%" x2="100%" y1="50%" y2="50%" />
        <line x1={`${(from / last) * 100}%`} x2={`${(to / last) * 100}%`} y1="50%" y2="50%" data-within="" />
      </svg>
      {/* Both at the upper end: the lower thumb must lie on top, or neither could be moved again. */}
      <input {...thumb('from')} data-on-top={from > last / 2 || undefined} />
      <input {...thumb('to')} />
    </div>
  );
}
