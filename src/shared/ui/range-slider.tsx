import type { ChangeEvent } from 'react';

export type RangeEnd = 'from' | 'to';
type Ends<T> = Readonly<Record<RangeEnd, T>>;

interface Props {
  /** Positions go from 0 to this one; the caller decides what each means. */
  last: number;
  positions: Ends<number>;
  labels: Ends<string>;
  /** The values for screen readers. */
  texts: Ends<string>;
  onMove: (end: RangeEnd, position: number) => void;
  onRelease?: (() => void) | undefined;
}

/** Two native range inputs on one line: keys, touch and screen readers come with them. For islands. */
export function RangeSlider({ last, positions, labels, texts, onMove, onRelease }: Props) {
  const { from, to } = positions;
  const thumb = (end: RangeEnd) => ({
    type: 'range' as const,
    className: 'slider__input',
    min: 0,
    max: last,
    step: 1,
    value: positions[end],
    'aria-label': labels[end],
    'aria-valuetext': texts[end],
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onMove(end, currentTarget.valueAsNumber),
    onPointerUp: onRelease,
    onPointerCancel: onRelease,
  });
  return (
    <div className="slider__rail slider__rail--pair with-script">
      <svg aria-hidden="true" className="slider__fill">
        <line x1={`${(from / last) * 100}%`} x2={`${(to / last) * 100}%`} y1="50%" y2="50%" />
      </svg>
      {/* Both at the upper end: the lower thumb must be on top, or neither could be moved again. */}
      <input {...thumb('from')} data-on-top={from > last / 2 || undefined} />
      <input {...thumb('to')} />
    </div>
  );
}
