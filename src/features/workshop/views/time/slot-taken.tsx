import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useRef } from 'react';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { TimeSlotChoice } from '../../../booking/calendar/time-slot.ts';
import { formatShortDay, splitTimeSlot } from '../../../booking/flow/format-slot.ts';
import type { OnPick, TakenSlot } from '../../flow/time/slot-choice.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

type Props = {
  flow: BookingFlow;
  taken: TakenSlot;
  /** What the visitor had pressed is gone: the focus comes here. */
  takesFocus: boolean;
  onPick: OnPick;
};

/** Somebody else was faster: what to do, and the nearest free times as buttons (SB-88). */
export function SlotTaken({ flow, taken: { department, alternatives }, takesFocus, onPick }: Props) {
  const { texts } = flow;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const free = alternatives.filter(({ departmentId }) => departmentId === department.departmentId);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="slot-taken col-span-full grid gap-3 rounded-xl bg-(--warning-tint) px-5 py-4 focus:outline-none"
    >
      <p className="flex gap-2.5 font-medium">
        <IconShape of={CircleAlert} className="mt-0.5 text-(--warning-ink)" />
        {texts('bookingSlotTaken')}
      </p>
      {free.length > 0 && (
        <>
          <p>{texts('bookingAlternatives')}</p>
          <ul className="flex flex-wrap gap-2">
            {free.map((choice) => (
              <li key={choice.timeSlot}>
                <button type="button" className="slot" onClick={() => onPick(department, choice)}>
                  {formatChoice(flow, choice)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function formatChoice({ texts, props }: BookingFlow, { timeSlot, isFullDay }: TimeSlotChoice): string {
  const { date, time } = splitTimeSlot(timeSlot);
  return `${formatShortDay(date, props.language)}, ${isFullDay ? texts('bookingFullDay') : time}`;
}
