import * as ChevronLeft from 'lucide-react/icons/chevron-left';
import * as ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { formatLongDay, formatWeekday } from '../../../booking/flow/format-slot.ts';
import type { DateRange } from '../../bookable-window.ts';
import { dayForKey } from '../../flow/calendar-keys.ts';
import { addMonth, fromPickerDate, monthName, toPickerDate } from '../../flow/picker-date.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

type Props = { flow: TyreHotelFlow; days: readonly string[]; today: string; bookable: DateRange };

const MONDAY = 1;
const calendarKeys: readonly string[] = ['Home', 'End', 'PageUp', 'PageDown'];

/** Six weeks from a Monday on, 42 days; only the free ones can be chosen (TH-35, TH-36, TH-37). */
export function DatePicker({ flow, days, today, bookable }: Props) {
  const { texts, props, state, dispatch } = flow;
  const { language } = props;
  const { date } = state.draft;
  const free = useMemo(
    () => new Set(days.filter((day) => day >= bookable.from && day <= bookable.to)),
    [days, bookable],
  );
  const [month, setMonth] = useState(() => toPickerDate(date ?? days[0] ?? bookable.from));
  const shown = fromPickerDate(month).slice(0, 7);
  const calendar = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    calendar.current?.querySelector<HTMLElement>(`[data-day="${wanted}"] button`)?.focus();
    setWanted(undefined);
  }, [wanted]);
  /** Ahead of the picker's own keys. */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = (event.target as HTMLElement).closest('[data-day]')?.getAttribute('data-day');
    const day = from && dayForKey(event.key, from, [...free]);
    if (!from || !calendarKeys.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!day) return;
    setMonth(toPickerDate(day));
    setWanted(day);
  };
  return (
    <div ref={calendar} className="tyre-calendar" onKeyDownCapture={onKeyDown}>
      <h2 className="tyre-booking__title text-subtitle font-medium">{texts('tyreChooseDate')}</h2>
      <div className="month-bar grid grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-x-2 gap-y-0 [&>p]:text-center [&>p]:text-(length:--h3) [&>p]:font-medium">
        <MonthButton
          icon={ChevronLeft}
          label={texts('tyrePreviousMonth')}
          isDisabled={shown <= bookable.from.slice(0, 7)}
          onClick={() => setMonth(addMonth(month, -1))}
        />
        <p aria-live="polite">{monthName(month, language)}</p>
        <MonthButton
          icon={ChevronRight}
          label={texts('tyreNextMonth')}
          isDisabled={shown >= bookable.to.slice(0, 7)}
          onClick={() => setMonth(addMonth(month, 1))}
        />
      </div>
      <DayPicker
        mode="single"
        required
        fixedWeeks
        showOutsideDays
        weekStartsOn={MONDAY}
        hideNavigation
        today={toPickerDate(today)}
        month={month}
        onMonthChange={setMonth}
        selected={date ? toPickerDate(date) : undefined}
        onSelect={(chosen) => dispatch({ type: 'date chosen', date: fromPickerDate(chosen) })}
        disabled={(day) => !free.has(fromPickerDate(day))}
        formatters={{
          formatWeekdayName: (day) => formatWeekday(fromPickerDate(day), language),
        }}
        labels={{
          labelGrid: (of) => `${texts('tyreChooseDate')}, ${monthName(of, language)}`,
          labelDayButton: (day) => dayLabel(fromPickerDate(day)),
          labelGridcell: (day) => dayLabel(fromPickerDate(day)),
          labelWeekday: (day) => formatWeekday(fromPickerDate(day), language),
        }}
        components={{ MonthCaption: NoCaption }}
        classNames={classNames}
      />
      <p className="mt-4 flex gap-5 text-size-small text-ink-muted">
        <span className="flex items-center gap-2 before:size-4.5 before:rounded-[0.3125rem] before:bg-brand-tint">
          {texts('tyreKeyFree')}
        </span>
        <span className="before:bg-transparent before:[box-shadow:inset_0_0_0_1.5px_var(--line-strong)] flex items-center gap-2 before:size-4.5 before:rounded-[0.3125rem] before:bg-brand-tint">
          {texts('tyreKeyToday')}
        </span>
      </p>
    </div>
  );

  function dayLabel(day: string): string {
    const name = formatLongDay(day, language);
    return free.has(day) ? `${name}, ${texts('tyreDayFree')}` : name;
  }
}

/** Without the picker's own bar: it hides the days before the first month, and the grid has 42 (TH-35). */
function NoCaption() {
  return <div hidden />;
}

type MonthButtonProps = {
  icon: ComponentProps<typeof IconShape>['of'];
  label: string;
  isDisabled: boolean;
  onClick: () => void;
};

function MonthButton({ icon, label, isDisabled, onClick }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="month-bar__step grid size-12 place-items-center rounded-[50%] border border-line-strong [transition:background-color_var(--fast),color_var(--fast)] disabled:cursor-default disabled:border-line disabled:bg-transparent disabled:text-ink-faint"
    >
      <IconShape of={icon} />
    </button>
  );
}

const classNames = {
  root: 'day-picker',
  month_grid: 'day-picker__grid',
  weekday: 'day-picker__weekday',
  day: 'day-picker__day',
  day_button: 'day-picker__button',
  outside: 'day-picker__day--outside',
  today: 'day-picker__day--today',
  selected: 'day-picker__day--selected',
};
