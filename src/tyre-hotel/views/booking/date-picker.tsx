import * as ChevronLeft from 'lucide-react/icons/chevron-left';
import * as ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { createAttemptKey } from '../../../workshop/flow/time/attempt-key.ts';
import { formatLongDay, formatWeekday } from '../../../workshop/flow/time/format-slot.ts';
import type { DateRange } from '../../bookable-window.ts';
import { fromPickerDate, monthName, toPickerDate } from '../../flow/picker-date.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

type Props = { flow: TyreHotelFlow; days: readonly string[]; today: string; bookable: DateRange };

const MONDAY = 1;

/** Six weeks from a Monday on, 42 days; only the free ones can be chosen (TH-35, TH-36, TH-37). */
export function DatePicker({ flow, days, today, bookable }: Props) {
  const { texts, props, state, dispatch } = flow;
  const { language } = props;
  const { date } = state.draft;
  const free = useMemo(
    () => new Set(days.filter((day) => day >= bookable.from && day <= bookable.to)),
    [days, bookable],
  );
  const first = date ?? days[0] ?? bookable.from;
  return (
    <div className="tyre-calendar">
      <h2 className="tyre-booking__title">{texts('tyreChooseDate')}</h2>
      <DayPicker
        mode="single"
        required
        fixedWeeks
        showOutsideDays
        weekStartsOn={MONDAY}
        navLayout="around"
        today={toPickerDate(today)}
        defaultMonth={toPickerDate(first)}
        startMonth={toPickerDate(bookable.from)}
        endMonth={toPickerDate(bookable.to)}
        selected={date ? toPickerDate(date) : undefined}
        onSelect={(chosen) =>
          dispatch({ type: 'date chosen', date: fromPickerDate(chosen), attemptKey: createAttemptKey() })
        }
        disabled={(day) => !free.has(fromPickerDate(day))}
        formatters={{
          formatCaption: (month) => monthName(month, language),
          formatWeekdayName: (day) => formatWeekday(fromPickerDate(day), language),
        }}
        labels={{
          labelGrid: (month) => `${texts('tyreChooseDate')}, ${monthName(month, language)}`,
          labelDayButton: (day) => dayLabel(fromPickerDate(day)),
          labelGridcell: (day) => dayLabel(fromPickerDate(day)),
          labelWeekday: (day) => formatWeekday(fromPickerDate(day), language),
          labelPrevious: () => texts('tyrePreviousMonth'),
          labelNext: () => texts('tyreNextMonth'),
          labelNav: () => texts('tyreChooseDate'),
        }}
        components={{ Chevron: StepIcon }}
        classNames={classNames}
      />
      <p className="tyre-calendar__key">
        <span>{texts('tyreKeyFree')}</span>
        <span className="tyre-calendar__key-today">{texts('tyreKeyToday')}</span>
      </p>
    </div>
  );

  function dayLabel(day: string): string {
    const name = formatLongDay(day, language);
    return free.has(day) ? `${name}, ${texts('tyreDayFree')}` : name;
  }
}

function StepIcon({ orientation }: { orientation?: string | undefined }) {
  return <IconShape of={orientation === 'left' ? ChevronLeft : ChevronRight} />;
}

const classNames = {
  root: 'day-picker',
  month: 'day-picker__month',
  month_caption: 'day-picker__caption',
  button_previous: 'day-picker__step',
  button_next: 'day-picker__step',
  month_grid: 'day-picker__grid',
  weekday: 'day-picker__weekday',
  day: 'day-picker__day',
  day_button: 'day-picker__button',
  outside: 'day-picker__day--outside',
  today: 'day-picker__day--today',
  selected: 'day-picker__day--selected',
};
