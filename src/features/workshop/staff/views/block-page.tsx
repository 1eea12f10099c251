import { BackLink } from '../../../../shared/ui/back-link.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import type { Interval } from '../../../booking/calendar/bay.ts';
import { formatTime } from '../../../booking/calendar/local-date.ts';
import { quartersOf } from '../block-request.ts';
import { formatDay } from '../format-day.ts';
import type { StaffDepartment } from '../staff-department.ts';
import { blockPath, dayPath } from '../staff-links.ts';
import type { Outcome } from '../staff-messages.ts';
import { bayName } from './day-grid-view.tsx';
import { StaffNotice } from './staff-notice.tsx';

type Props = {
  department: StaffDepartment;
  date: string;
  /** The hours that can be blocked. */
  span: Interval;
  /** What was sent, when it was refused. */
  posted: URLSearchParams;
  outcome: Outcome | undefined;
};

/** Takes a bay out of use: a lift is broken, a mechanic is away. */
export function BlockPage({ department, date, span, posted, outcome }: Props) {
  const times = quartersOf(span).map(formatTime);
  const options = (some: readonly string[]) => some.map((time) => ({ value: time, label: time }));
  return (
    <main
      id="main"
      className="staff px-[clamp(1rem,2.2vw,2.5rem)] pt-[clamp(1rem,2.2vw,2rem)] pb-12 print:p-0 print:text-[8pt] max-w-192"
    >
      <BackLink href={dayPath(department.id, date)}>{formatDay(date)}</BackLink>
      <h1 className="mt-5 mb-3 text-[length:clamp(2rem,1.4rem+2.2vw,3.25rem)]">Block a bay</h1>
      <p className="max-w-152 text-(length:--lead) text-ink-muted">
        {department.name}, {formatDay(date)}. Nobody can book the bay in that time.
      </p>
      <StaffNotice outcome={outcome} />
      <form
        method="post"
        action={blockPath(department.id, date)}
        className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4 [&>.button]:col-span-full [&>.button]:justify-self-start [&>.field:first-child]:col-span-full"
      >
        <Select
          label="Bay"
          name="bay"
          defaultValue={posted.get('bay') ?? department.bays[0]?.id}
          options={department.bays.map(({ id, name }) => ({ value: id, label: bayName(name) }))}
        />
        <Select
          label="From"
          name="from"
          defaultValue={posted.get('from') ?? times[0]}
          options={options(times.slice(0, -1))}
        />
        <Select
          label="To"
          name="to"
          defaultValue={posted.get('to') ?? times.at(-1)}
          options={options(times.slice(1))}
        />
        <Button type="submit" kind="primary" size="large">
          Block the bay
        </Button>
      </form>
    </main>
  );
}
