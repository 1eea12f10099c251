import type { ReactNode } from 'react';
import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { usePageStyle } from '../../../shared/ui/page-styles.tsx';
import type { Point } from './curve.ts';
import type { fields } from './fields.ts';

type Props = {
  points: readonly Point[];
  ticks: Resolved<typeof fields>['ticks'];
  mark: Resolved<typeof fields>['mark'];
  dark: boolean;
};

/** The words under the curve. Screen readers get the table instead. */
export function Axis({ points, ticks, mark, dark }: Props) {
  const first = points[0]?.x ?? 0;
  const span = (points.at(-1)?.x ?? 0) - first || 1;
  const share = (x = first) => Math.min(100, Math.max(0, ((x - first) / span) * 100));
  return (
    <div
      aria-hidden="true"
      className={cx(
        'absolute inset-x-0 bottom-0 h-13 border-t text-small tabular-nums',
        dark ? 'border-line-on-dark text-on-dark-muted' : 'border-line text-ink-muted',
      )}
    >
      {ticks.map(({ x, label }) => (
        <AxisLabel key={label} at={share(x)}>
          {label}
        </AxisLabel>
      ))}
      {mark.x !== undefined && (mark.value || mark.label) && (
        <AxisLabel at={share(mark.x)} within>
          <span className="block rounded-pill bg-accent px-3 py-0.5 text-on-accent">
            <span className="mr-2 font-semibold">{mark.value}</span>
            {mark.label}
          </span>
        </AxisLabel>
      )}
    </div>
  );
}

/** Centred on its spot; a long one leans to the middle, so that it never passes the ends of the axis. */
function AxisLabel({ at, within = false, children }: { at: number; within?: boolean; children: ReactNode }) {
  const isInside = at > 0 && at < 100;
  const spot = usePageStyle(`left:${round(at)}%;translate:-${isInside && !within ? 50 : round(at)}%`);
  return <span className={cx('absolute top-3 whitespace-nowrap', spot)}>{children}</span>;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
