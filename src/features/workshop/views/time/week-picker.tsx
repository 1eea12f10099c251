import { useEffect, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { addDays } from '../../../booking/calendar/local-date.ts';
import { splitTimeSlot } from '../../../booking/flow/format-slot.ts';
import {
  daysOf,
  firstOfStrip,
  WEEKS_PER_STRIP,
  weekCountFor,
  weekIndexOf,
  weeksFrom,
} from '../../../booking/flow/weeks.ts';
import type { AvailableDepartment } from '../../department.ts';
import type { PickedTimeSlot } from '../../flow/time/slot-choice.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import { DayColumn, DayPlaceholder } from './day-column.tsx';
import type { TimeSlotsByWeek } from './use-time-slots.ts';
import { WeekStrip } from './week-strip.tsx';

type Props = {
  flow: BookingFlow;
  department: AvailableDepartment;
  timeSlots: TimeSlotsByWeek;
  onPick: (slot: PickedTimeSlot) => void;
};

/** A week's free times; begins with the week of the first one (SB-71). */
export function WeekPicker({ flow, department, timeSlots, onPick }: Props) {
  const { props, texts } = flow;
  const { departmentId } = department;
  const [openedAt] = useState(() => new Date());
  const firstDate = splitTimeSlot(department.firstTimeSlot).date;
  const firstIndex = weekIndexOf(firstDate, weeksFrom(openedAt, props.timeZone, Number.POSITIVE_INFINITY));
  const [strip, setStrip] = useState({
    chosen: firstIndex,
    first: firstOfStrip(firstIndex, 0),
    count: weekCountFor(firstIndex, WEEKS_PER_STRIP),
  });
  const weeks = weeksFrom(openedAt, props.timeZone, strip.count);
  const week = weeks[strip.chosen];
  const monday = week?.monday;
  const days = monday ? timeSlots.find(departmentId, monday) : undefined;
  const { load } = timeSlots;

  useEffect(() => {
    if (monday) load(departmentId, monday);
  }, [load, departmentId, monday]);
  const isLoaded = days !== undefined;
  useEffect(() => {
    // The next week is the one most likely looked at next.
    if (isLoaded && monday) load(departmentId, addDays(monday, 7));
  }, [load, departmentId, monday, isLoaded]);

  if (!week) return null;
  const choose = (chosen: number) =>
    setStrip(({ first, count }) => ({
      chosen,
      first: firstOfStrip(chosen, first),
      count: weekCountFor(chosen, count),
    }));
  const isEmpty = days?.every(
    ({ availableSlots, allDaySlotAvailable }) => availableSlots.length === 0 && !allDaySlotAvailable,
  );
  return (
    <div className="@container px-2.5 pt-0 pb-3 sm:px-5 sm:pt-0 sm:pb-5">
      <WeekStrip flow={flow} weeks={weeks} first={strip.first} chosen={strip.chosen} onChoose={choose} />
      <ol
        className="days mt-2 @min-[38rem]:mt-4 @min-[38rem]:grid @min-[38rem]:grid-cols-7"
        aria-busy={!days}
      >
        {daysOf(week).map((date) =>
          days ? (
            <DayColumn
              key={date}
              flow={flow}
              date={date}
              slots={days.find((day) => day.date === date)}
              onPick={onPick}
            />
          ) : (
            <DayPlaceholder key={date} flow={flow} date={date} />
          ),
        )}
      </ol>
      {isEmpty && strip.chosen !== firstIndex && (
        <p className="flex justify-center pt-4">
          <Button kind="secondary" size="small" onClick={() => choose(firstIndex)}>
            {texts('bookingNextFreeWeek')}
          </Button>
        </p>
      )}
      {!days && (
        <p role="status" className="sr-only">
          {texts('bookingLoadingTimes')}
        </p>
      )}
    </div>
  );
}
