import { cx } from '../../../../shared/ui/class-names.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { DaySlots } from '../../department.ts';
import { toTimeSlot } from '../../flow/time/booking-payload.ts';
import { formatLongDay, formatWeekday } from '../../flow/time/format-slot.ts';
import type { PickedTimeSlot } from '../../flow/time/slot-choice.ts';
import { isWeekend } from '../../flow/time/weeks.ts';
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
      {isEmpty && <p className="day__none">{texts('bookingNoTimes')}</p>}
      {times.length > 0 && (
        <ul className="day__times">
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
        <div className="day__full">
          <button
            type="button"
            className="slot slot--full-day"
            aria-label={`${texts('bookingFullDay')}, ${day}`}
            aria-describedby={`full-day-${date}`}
            onClick={() => onPick({ timeSlot: toTimeSlot(date, 'full day'), isFullDay: true })}
          >
            {texts('bookingFullDay')}
          </button>
          <p id={`full-day-${date}`} className="day__note">
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
      <div className="day__times">
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
    <h5 className="day__name">
      <span aria-hidden="true">
        {formatWeekday(date, props.language)} <b>{Number(date.slice(8))}</b>
      </span>
      <span className="sr-only">
        {formatLongDay(date, props.language)}
        {isWeekend(date) && `, ${texts('bookingWeekend')}`}
      </span>
    </h5>
  );
}

function dayClass(date: string, isEmpty: boolean): string {
  return cx('day', isWeekend(date) && 'day--weekend', isEmpty && 'day--empty');
}
