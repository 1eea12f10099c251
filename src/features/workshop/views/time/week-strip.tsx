import * as ChevronLeft from 'lucide-react/icons/chevron-left';
import * as ChevronRight from 'lucide-react/icons/chevron-right';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { formatWeekRange } from '../../../booking/flow/format-slot.ts';
import { WEEKS_PER_STRIP, type Week } from '../../../booking/flow/weeks.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

type Props = {
  flow: BookingFlow;
  weeks: readonly Week[];
  /** Of the four that are shown. */
  first: number;
  chosen: number;
  onChoose: (index: number) => void;
};

/** Four weeks side by side, on phones only the chosen one (SB-72); none before the current week (SB-76). */
export function WeekStrip({ flow, weeks, first, chosen, onChoose }: Props) {
  const { texts, props } = flow;
  return (
    <fieldset className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-1 rounded-xl bg-paper p-1 @min-[38rem]:grid-cols-[2.75rem_repeat(4,minmax(0,1fr))_2.75rem]">
      <legend className="sr-only">{texts('bookingWeeks')}</legend>
      <button
        type="button"
        className="week-strip__step grid h-13 place-content-center justify-items-center rounded-[0.625rem] [transition:background-color_var(--fast)] aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-line-strong"
        aria-label={texts('bookingPreviousWeek')}
        // Disabled, it would lose the keyboard's focus on the way back to the first week.
        aria-disabled={chosen === 0}
        onClick={() => chosen > 0 && onChoose(chosen - 1)}
      >
        <IconShape of={ChevronLeft} />
      </button>
      {weeks.slice(first, first + WEEKS_PER_STRIP).map((week, index) => (
        <button
          key={week.monday}
          type="button"
          className="week-strip__week grid h-13 place-content-center justify-items-center rounded-[0.625rem] text-[0.9375rem] leading-[1.25] tabular-nums [transition:background-color_var(--fast)] aria-pressed:bg-brand aria-pressed:text-on-brand aria-[pressed=false]:hidden @min-[38rem]:aria-[pressed=false]:grid [&[aria-pressed='true']>span]:text-on-brand-soft"
          aria-pressed={first + index === chosen}
          data-week={week.number}
          onClick={() => onChoose(first + index)}
        >
          <b>{texts('bookingWeekNumber', { week: week.number })}</b>{' '}
          <span className="text-size-micro text-ink-muted">{formatWeekRange(week, props.language)}</span>
        </button>
      ))}
      <button
        type="button"
        className="week-strip__step grid h-13 place-content-center justify-items-center rounded-[0.625rem] [transition:background-color_var(--fast)] aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-line-strong"
        aria-label={texts('bookingNextWeek')}
        aria-disabled={chosen === weeks.length - 1}
        onClick={() => chosen < weeks.length - 1 && onChoose(chosen + 1)}
      >
        <IconShape of={ChevronRight} />
      </button>
    </fieldset>
  );
}
