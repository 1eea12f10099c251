import { cx } from '../../../../shared/ui/class-names.ts';
import { usePageStyle } from '../../../../shared/ui/page-styles.tsx';
import { QUARTER_MINUTES } from '../../../booking/calendar/bay.ts';
import { formatTime } from '../../../booking/calendar/local-date.ts';
import type { BayDay, DayGrid } from '../day-grid.ts';
import { type DayEntryContext, DayEntryView } from './day-entry-view.tsx';

type Props = DayEntryContext & { grid: DayGrid; now: number };

/**
 * One column per bay beside the hours of the day; on a phone one list per bay. Rows grow with what stands in them, so
 * that nothing is cut off, and the same row is the same time in every bay.
 */
export function DayGridView({ grid, now, ...day }: Props) {
  const size = usePageStyle(`--rows:${grid.rows};--bays:${grid.bays.length}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where there are many bays
    <section className="day-scroll" aria-label="Bays" tabIndex={0}>
      <div className={cx('day-grid', size)}>
        {hoursOf(grid).map((hour) => (
          <HourLine key={hour} row={(hour - grid.startsAt) / QUARTER_MINUTES + 2} time={formatTime(hour)} />
        ))}
        {grid.nowRow !== undefined && <NowLine row={grid.nowRow + 1} time={formatTime(now)} />}
        {grid.bays.map((bayDay, at) => (
          <BayColumn key={bayDay.bay.id} bayDay={bayDay} column={at + 2} {...day} />
        ))}
      </div>
    </section>
  );
}

function hoursOf({ startsAt, endsAt }: DayGrid): readonly number[] {
  return Array.from({ length: (endsAt - startsAt) / 60 }, (_, at) => startsAt + at * 60);
}

function HourLine({ row, time }: { row: number; time: string }) {
  return (
    <p aria-hidden="true" className={cx('day-grid__hour', usePageStyle(`grid-row:${row}`))}>
      <span>{time}</span>
    </p>
  );
}

function NowLine({ row, time }: { row: number; time: string }) {
  return (
    <p className={cx('day-grid__now', usePageStyle(`grid-row:${row}`))}>
      <span>
        <span className="sr-only">Now </span>
        {time}
      </span>
    </p>
  );
}

type BayColumnProps = DayEntryContext & { bayDay: BayDay; column: number };

function BayColumn({ bayDay: { bay, lanes, entries }, column, ...day }: BayColumnProps) {
  const style = usePageStyle(`--column:${column};--lanes:${lanes}`);
  const headingId = `bay-${column}`;
  return (
    <section className={cx('day-grid__bay', style)} aria-labelledby={headingId}>
      <h2 id={headingId} className="day-grid__name py-2 text-[1.375rem] font-semibold print:text-[9pt]">
        {bayName(bay.name)}
      </h2>
      {entries.length === 0 ? (
        <p className="day-grid__empty text-ink-muted">
          {day.isOnWall ? 'Nothing more today' : 'Free all day'}
        </p>
      ) : (
        <ol className="day-grid__entries grid">
          {entries.map((placed) => (
            <DayEntryView key={keyOf(placed)} placed={placed} {...day} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Bays may be named by their number alone. */
export function bayName(name: string): string {
  return /^\d+$/.test(name) ? `Bay ${name}` : name;
}

function keyOf({ entry }: BayDay['entries'][number]): string {
  return entry.kind === 'booking' ? entry.booking.id : entry.occupancy.id;
}
