import type { Texts } from '../../../../shared/sites/texts.ts';
import { BackLink } from '../../../../shared/ui/back-link.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import type { Booking } from '../../booking.ts';
import type { TimeSlotChoice } from '../../calendar/time-slot.ts';
import { type DaySlots, FULL_DAY_TIME } from '../../calendar/time-slot.ts';
import { formatLongDay } from '../../flow/format-slot.ts';
import { formatAppointment } from '../../notifications/appointment-time.ts';
import type { VisitKind } from '../../visit-kind.ts';
import { toSlotValue } from '../slot-value.ts';

export type MoveProblem =
  | { kind: 'none chosen' }
  /** In another workshop, or for other work. */
  | { kind: 'car booked' }
  | { kind: 'taken'; alternatives: readonly TimeSlotChoice[] };

type Props = {
  booking: Booking;
  visit: VisitKind;
  path: string;
  /** Undefined when the calendar cannot be read. */
  week: readonly DaySlots[] | undefined;
  /** Undefined at either end of what can be booked. */
  earlierHref: string | undefined;
  laterHref: string;
  problem?: MoveProblem | undefined;
  texts: Texts;
};

/** A week of free times at the same workshop, as radio buttons of one form: works without script. */
export function MovePage({ booking, visit, path, week, earlierHref, laterHref, problem, texts }: Props) {
  const hasChoices = problem?.kind === 'taken' || week?.some((day) => !isFull(day));
  return (
    <>
      <BackLink href={path}>{texts('bookingManageBack')}</BackLink>
      <h1 className="mt-8 max-w-text">{texts('bookingManageMoveTitle')}</h1>
      <p className="mt-4 max-w-text text-ink-muted text-lead">
        {texts('bookingManageMoveText', { when: formatAppointment(booking, visit, texts) })}
      </p>
      {!week ? (
        <div role="alert" className="mt-10 max-w-text">
          <Notice tone="danger">{texts('bookingManageUnavailable')}</Notice>
        </div>
      ) : (
        <form method="post" action={`${path}/move`} className="mt-10 grid gap-8">
          {problem && <Problem {...{ problem, booking, visit, texts }} />}
          <nav aria-label={texts('bookingManageWeek')} className="flex flex-wrap gap-x-8 gap-y-3">
            {earlierHref && (
              <TextLink href={earlierHref} icon={<Icon name="chevron-left" size="small" />}>
                {texts('bookingManageEarlier')}
              </TextLink>
            )}
            <TextLink href={laterHref} iconAfter={<Icon name="chevron-right" size="small" />}>
              {texts('bookingManageLater')}
            </TextLink>
          </nav>
          {week.every(isFull) ? (
            <Notice tone="neutral">{texts('bookingManageWeekEmpty')}</Notice>
          ) : (
            <div className="border-line border-t">
              {week.map((day) => (
                <Day key={day.date} {...{ day, booking, visit, texts }} />
              ))}
            </div>
          )}
          {hasChoices && (
            <div className="sticky bottom-0 bg-paper py-4">
              <Button type="submit">{texts('bookingManageMoveConfirm')}</Button>
            </div>
          )}
        </form>
      )}
    </>
  );
}

function isFull({ availableSlots, allDaySlotAvailable }: DaySlots): boolean {
  return availableSlots.length === 0 && !allDaySlotAvailable;
}

type DayProps = { day: DaySlots; booking: Booking; visit: VisitKind; texts: Texts };

function Day({ day, booking, visit, texts }: DayProps) {
  const { date, availableSlots, allDaySlotAvailable } = day;
  const heading = formatLongDay(date, booking.language);
  if (isFull(day))
    return (
      <div className="grid gap-x-8 gap-y-3 border-line border-b py-5 md:grid-cols-[14rem_1fr]">
        <h2 className="text-body first-letter:uppercase md:pt-2.5">{heading}</h2>
        <p className="text-ink-muted md:pt-2.5">{texts('bookingManageDayEmpty')}</p>
      </div>
    );
  return (
    <fieldset className="grid gap-x-8 gap-y-3 border-line border-b py-5 md:grid-cols-[14rem_1fr]">
      <legend className="float-left w-full first-letter:uppercase md:pt-2.5">{heading}</legend>
      <div className="flex flex-wrap gap-2">
        {allDaySlotAvailable && (
          <SlotChoice
            value={toSlotValue({ timeSlot: `${date}T${FULL_DAY_TIME}:00`, isFullDay: true })}
            label={fullDayLabel(visit, texts)}
          />
        )}
        {availableSlots.map((time) => (
          <SlotChoice
            key={time}
            value={toSlotValue({ timeSlot: `${date}T${time}:00`, isFullDay: false })}
            label={time}
          />
        ))}
      </div>
    </fieldset>
  );
}

function fullDayLabel({ timeToCome }: VisitKind, texts: Texts): string {
  if (timeToCome) return texts(timeToCome);
  return texts('bookingManageFullDay', { time: FULL_DAY_TIME });
}

function SlotChoice({ value, label, isChosen }: { value: string; label: string; isChosen?: boolean }) {
  return (
    <label className="pick">
      <input type="radio" name="slot" value={value} defaultChecked={isChosen} />
      <span className="pick__face tabular-nums">{label}</span>
    </label>
  );
}

type ProblemProps = { problem: MoveProblem; booking: Booking; visit: VisitKind; texts: Texts };

/** What went wrong, with the nearest times to choose from. */
function Problem({ problem, booking, visit, texts }: ProblemProps) {
  if (problem.kind !== 'taken')
    return (
      <div role="alert">
        <Notice tone="danger">
          {texts(problem.kind === 'car booked' ? 'bookingManageCarBooked' : 'bookingManageMoveNone')}
        </Notice>
      </div>
    );
  const { alternatives } = problem;
  if (alternatives.length === 0)
    return (
      <div role="alert">
        <Notice tone="danger">{texts('bookingManageTakenNoOther')}</Notice>
      </div>
    );
  return (
    <fieldset className="grid gap-4">
      <legend className="contents">
        <span role="alert" className="block">
          <Notice tone="danger">{texts('bookingManageTaken')}</Notice>
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {alternatives.map(({ timeSlot, isFullDay }) => {
          const [date = '', time = ''] = timeSlot.split('T');
          const day = formatLongDay(date, booking.language);
          const isDayAlone = isFullDay && visit.timeToCome;
          const label = isDayAlone ? day : texts('bookingMailAt', { day, time: time.slice(0, 5) });
          return <SlotChoice key={timeSlot} value={toSlotValue({ timeSlot, isFullDay })} label={label} />;
        })}
      </div>
    </fieldset>
  );
}
