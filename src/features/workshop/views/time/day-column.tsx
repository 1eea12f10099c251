import { cx } from '../../../../shared/ui/class-names.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { DaySlots } from '../../../booking/calendar/time-slot.ts';
import { formatLongDay, formatWeekday } from '../../../booking/flow/format-slot.ts';
import { isWeekend } from '../../../booking/flow/weeks.ts';
import { toTimeSlot } from '../../flow/time/booking-payload.ts';
import type { PickedTimeSlot } from '../../flow/time/slot-choice.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

type DayProps = { flow: BookingFlow; date: string };

type Props = DayProps & {
  /** Undefined when nothing is known of the day: the same as no times (SB-73). */
  slots: DaySlots | undefined;
  onPick: (slot: PickedTimeSlot) => void;
};

/** A day's times, its full day, or that it has none (SB-74, SB-75). */
export function DayColumn({ flow, date, slots, onPick }: Props) {
  const { texts, props } = flow;
  const times = slots?.availableSlots ?? [];
  const isFullDay = slots?.allDaySlotAvailable === true;
  const day = formatLongDay(date, props.language);
  const isEmpty = times.length === 0 && !isFullDay;
  return (
    <li className={dayClass(date, isEmpty)} data-date={date}>
      <DayName flow={flow} date={date} />
      {isEmpty && (
        <p className="day__none self-center text-micro @min-[38rem]:px-1 @min-[38rem]:py-2 @min-[38rem]:text-center @min-[38rem]:text-balance">
          {texts('bookingNoTimes')}
        </p>
      )}
      {times.length > 0 && (
        <ul className="day__times col-2 grid grid-cols-3 gap-1.5 @min-[38rem]:col-1 @min-[38rem]:grid-cols-1 [&>.skeleton]:h-11 [&>.skeleton]:rounded-[0.625rem]">
          {times.map((time) => (
            <li key={time}>
              <button
                type="button"
                className="slot"
                aria-label={`${time}, ${day}`}
                onClick={() => onPick({ timeSlot: toTimeSlot(date, time), isFullDay: false })}
              >
                {time}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFullDay && (
        <div className="col-2 @min-[38rem]:col-1">
          <button
            type="button"
            className="slot @min-[38rem]:min-h-23.5"
            aria-label={`${texts('bookingFullDay')}, ${day}`}
            aria-describedby={`full-day-${date}`}
            onClick={() => onPick({ timeSlot: toTimeSlot(date, 'full day'), isFullDay: true })}
          >
            {texts('bookingFullDay')}
          </button>
          <p id={`full-day-${date}`} className="day__note pt-2 text-micro @min-[38rem]:text-center">
            {texts('bookingFullDayNote')}
          </p>
        </div>
      )}
    </li>
  );
}

export function DayPlaceholder({ flow, date }: DayProps) {
  return (
    <li className={dayClass(date, false)}>
      <DayName flow={flow} date={date} />
      <div className="day__times col-2 grid grid-cols-3 gap-1.5 @min-[38rem]:col-1 @min-[38rem]:grid-cols-1 [&>.skeleton]:h-11 [&>.skeleton]:rounded-[0.625rem]">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </div>
    </li>
  );
}

/** A weekend is coloured and said in words (SB-75). */
function DayName({ flow: { texts, props }, date }: DayProps) {
  return (
    <h5 className="day__name row-[1/span_2] py-0.5 text-size-small leading-[1.3] font-normal @min-[38rem]:row-[auto] @min-[38rem]:px-0 @min-[38rem]:pt-1.5 @min-[38rem]:pb-1 @min-[38rem]:text-center">
      <span aria-hidden="true">
        {formatWeekday(date, props.language)}{' '}
        <b className="block text-[1.375rem] leading-[1.1] font-normal tabular-nums">
          {Number(date.slice(8))}
        </b>
      </span>
      <span className="sr-only">
        {formatLongDay(date, props.language)}
        {isWeekend(date) && `, ${texts('bookingWeekend')}`}
      </span>
    </h5>
  );
}

function dayClass(date: string, isEmpty: boolean): string {
  return cx(
    'day grid grid-cols-[3.25rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5 border-t border-t-line px-1.5 py-2.5 first:border-t-0 @min-[38rem]:grid-cols-1 @min-[38rem]:border-t-0 @min-[38rem]:border-l @min-[38rem]:border-l-line @min-[38rem]:px-1.5 @min-[38rem]:pt-0 @min-[38rem]:pb-2 @min-[38rem]:first:border-l-0',
    isWeekend(date) &&
      'day--weekend bg-(--warning-tint) last:rounded-[0_0_0.625rem_0.625rem] @min-[38rem]:last:rounded-[0_0.625rem_0.625rem_0]',
    isEmpty && 'day--empty',
  );
}
