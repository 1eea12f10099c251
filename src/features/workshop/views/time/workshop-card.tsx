import * as BadgeCheck from 'lucide-react/icons/badge-check';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { formatDistance, toDistance } from '../../../../shared/maps/format-distance.ts';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { formatShortDay, splitTimeSlot } from '../../../booking/flow/format-slot.ts';
import type { AvailableDepartment } from '../../department.ts';
import { formatWorkshopPrice } from '../../flow/format-workshop-price.ts';
import { totalAt } from '../../flow/time/prices-at.ts';
import type { OnPick } from '../../flow/time/slot-choice.ts';
import { isAuthorised } from '../../flow/time/sort-departments.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import type { TimeSlotsByWeek } from './use-time-slots.ts';
import { WeekPicker } from './week-picker.tsx';

type Props = {
  flow: BookingFlow;
  department: AvailableDepartment;
  number: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  timeSlots: TimeSlotsByWeek;
  onPick: OnPick;
};

/** A workshop with its first free time (SB-63); open, with its calendar (SB-71). */
export function WorkshopCard({ flow, department, number, isOpen, onToggle, timeSlots, onPick }: Props) {
  const { texts, props, state } = flow;
  const calendarId = useId();
  const price = totalAt(department, state);
  const distance = formatDistance(toDistance(department.distanceKm, props.country), props.language);
  return (
    <li
      className={cx(
        'workshop rounded-xl bg-surface [transition:border-color_var(--fast)]',
        isOpen && 'workshop--open hot:border-ink',
      )}
      data-department={department.departmentId}
    >
      <h4>
        <button
          type="button"
          className="workshop__head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? calendarId : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          <span className="workshop__number" aria-hidden="true">
            {number}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 in-[.workshop--loading]:grid in-[.workshop--loading]:gap-2">
            <b className="workshop__name text-[1.125rem] tracking-(--track-3)">{department.siteName}</b>
            {state.car && isAuthorised(department, state.car.brand) && (
              <span className="inline-flex min-h-6 items-center gap-1.25 rounded-pill bg-brand-tint pr-2.5 pl-1.75 text-size-micro font-medium text-brand-ink">
                <IconShape of={BadgeCheck} size="small" />
                {texts('bookingAuthorised')}
              </span>
            )}
            <span className="[flex-basis:100%] text-ink-muted">
              {withUnbrokenZip(department.address)},{' '}
              <span className="whitespace-nowrap">{texts('bookingDistance', { distance })}</span>
            </span>
          </span>
          <span className="col-2 row-2 grid in-[.workshop--loading]:w-30 sm:col-3 sm:row-1 sm:text-right [&>b]:tabular-nums [&>small]:text-size-small [&>small]:text-ink-muted">
            <small>{texts('bookingSortFirstTime')}</small> <b>{firstTime(flow, department)}</b>
            {price && (
              <span className="text-size-small text-ink-muted">
                {texts(price.isFrom ? 'bookingWorkshopPriceFrom' : 'bookingWorkshopPrice', {
                  price: formatWorkshopPrice(price.total, props.country),
                })}
              </span>
            )}
          </span>
          <IconShape
            of={ChevronDown}
            className="col-3 row-1 mt-2 [transition:rotate_var(--slow)_var(--ease)] in-[.workshop--open]:rotate-180 sm:col-4 sm:mt-0"
          />
        </button>
      </h4>
      {isOpen && (
        <div id={calendarId}>
          <WeekPicker
            flow={flow}
            department={department}
            timeSlots={timeSlots}
            onPick={(slot) => onPick(department, slot)}
          />
        </div>
      )}
    </li>
  );
}

/** A Swedish postal code is one word of two parts. */
function withUnbrokenZip(address: string): string {
  return address.replace(/\b(\d{3}) (\d{2})\b/g, '$1\u00a0$2');
}

/** 'ons 18 nov, 07:30' or 'tis 17 nov, Heldag' */
function firstTime({ texts, props }: BookingFlow, department: AvailableDepartment): string {
  const { date, time } = splitTimeSlot(department.firstTimeSlot);
  const clock = department.firstTimeSlotIsFullDay ? texts('bookingFullDay') : time;
  return `${formatShortDay(date, props.language)}, ${clock}`;
}

/** Until the stream brings a workshop (SB-66). */
export function WorkshopPlaceholder({ number }: { number: number }) {
  return (
    <li
      className="workshop rounded-xl bg-surface [transition:border-color_var(--fast)] workshop--loading"
      aria-hidden="true"
    >
      <div className="workshop__head">
        <span className="workshop__number">{number}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 in-[.workshop--loading]:grid in-[.workshop--loading]:gap-2">
          <Skeleton length="half" />
          <Skeleton length="most" />
        </span>
        <span className="col-2 row-2 grid in-[.workshop--loading]:w-30 sm:col-3 sm:row-1 sm:text-right [&>b]:tabular-nums [&>small]:text-size-small [&>small]:text-ink-muted">
          <Skeleton />
        </span>
      </div>
    </li>
  );
}
