import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { addDays, formatTime } from '../../../booking/calendar/local-date.ts';
import type { DayGrid } from '../day-grid.ts';
import { formatDay, formatInterval } from '../format-day.ts';
import type { StaffDepartment } from '../staff-department.ts';
import { blockPath, dayPath, STAFF_PATH, wallPath } from '../staff-links.ts';
import type { Outcome } from '../staff-messages.ts';
import { DayGridView } from './day-grid-view.tsx';
import { StaffNotice } from './staff-notice.tsx';

export type DayPageProps = {
  department: StaffDepartment;
  departments: readonly StaffDepartment[];
  date: string;
  /** The department's local time. */
  now: { date: string; minutes: number };
  grid: DayGrid;
  outcome: Outcome | undefined;
  /** On a screen in the workshop: large, reloaded by itself, nothing to press. */
  isOnWall: boolean;
};

/** The bookings of a department on a day, by bay. */
export function DayPage(props: DayPageProps) {
  const { department, date, now, grid, outcome, isOnWall } = props;
  const working = department.workingOn(date);
  return (
    <main
      id="main"
      className={cx(
        'staff px-[clamp(1rem,2.2vw,2.5rem)] pt-[clamp(1rem,2.2vw,2rem)] pb-12 print:p-0 print:text-[8pt]',
        'staff-day',
        isOnWall && 'staff-day--wall',
      )}
    >
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <p className="text-[1.125rem] font-medium">{department.name}</p>
          <h1 className="mt-0.5 mb-1.5 text-[length:clamp(2rem,1.4rem+2.2vw,3.25rem)] print:text-[20pt]">
            {formatDay(date)}
          </h1>
          <p className="text-ink-muted tabular-nums">
            {date === now.date && (
              <>
                <b className="text-ink">Today, {formatTime(now.minutes)}</b>
                {' · '}
              </>
            )}
            {working.length > 0 ? working.map(formatInterval).join(', ') : 'No mechanics work this day'}
            {!isOnWall && ` · ${countText(grid)}`}
          </p>
        </div>
        {!isOnWall && <DayControls {...props} />}
      </header>
      <StaffNotice outcome={outcome} />
      <DayGridView
        grid={grid}
        now={now.minutes}
        departmentId={department.id}
        country={department.country}
        date={date}
        isOnWall={isOnWall}
      />
      <p className="staff-day__foot mt-6 text-size-small text-ink-muted">
        {isOnWall ? (
          <>
            Reloads every minute.{' '}
            <a className="text-ink underline underline-offset-[0.2em]" href={dayPath(department.id, date)}>
              Back to the day
            </a>
          </>
        ) : (
          <>
            For a screen on the wall:{' '}
            <a className="text-ink underline underline-offset-[0.2em]" href={wallPath(department.id)}>
              today, without names, reloaded every minute
            </a>
          </>
        )}
      </p>
    </main>
  );
}

function DayControls({ department, departments, date, now }: DayPageProps) {
  return (
    <div className="staff-day__controls flex-wrap items-center gap-3">
      <nav
        className="staff-day__steps flex-wrap items-center gap-2 [&>.button]:min-w-12 [&>.button]:px-3"
        aria-label="Days"
      >
        <ButtonLink
          kind="secondary"
          href={dayPath(department.id, addDays(date, -1))}
          aria-label="Previous day"
        >
          <Icon name="chevron-left" />
        </ButtonLink>
        <ButtonLink
          kind={date === now.date ? 'primary' : 'secondary'}
          href={dayPath(department.id, now.date)}
          aria-current={date === now.date ? 'date' : undefined}
        >
          Today
        </ButtonLink>
        <ButtonLink kind="secondary" href={dayPath(department.id, addDays(date, 1))} aria-label="Next day">
          <Icon name="chevron-right" />
        </ButtonLink>
      </nav>
      <form action={STAFF_PATH} method="get" className="staff-day__choice flex-wrap items-center gap-2">
        {departments.length > 1 ? (
          <Select
            label="Department"
            hideLabel
            name="department"
            defaultValue={department.id}
            options={departments.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <input type="hidden" name="department" value={department.id} />
        )}
        <TextField label="Date" hideLabel type="date" name="date" defaultValue={date} required />
        <Button type="submit" kind="secondary">
          Show
        </Button>
      </form>
      <ButtonLink kind="secondary" href={blockPath(department.id, date)}>
        Block a bay
      </ButtonLink>
    </div>
  );
}

function countText({ bays }: DayGrid): string {
  const bookings = bays.flatMap(({ entries }) => entries).filter(({ entry }) => entry.kind === 'booking');
  return bookings.length === 1 ? '1 booking' : `${bookings.length} bookings`;
}
