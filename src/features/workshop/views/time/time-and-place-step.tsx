import { useState } from 'react';
import type { AvailableDepartment } from '../../department.ts';
import type { PickedTimeSlot, TakenSlot } from '../../flow/time/slot-choice.ts';
import { Step } from '../step.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';
import { BookingForm } from './booking-form.tsx';
import { PickedSlot } from './picked-slot.tsx';
import { SlotTaken } from './slot-taken.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { useHold } from './use-hold.ts';
import { usePriceRefresh } from './use-price-refresh.ts';
import { WorkshopBrowser } from './workshop-browser.tsx';

/** Step 4: a workshop and a time (SB-61), then the picked time and the contact form (SB-78). */
export function TimeAndPlaceStep({ flow }: { flow: BookingFlow }) {
  const { state, dispatch, texts } = flow;
  const { department, timeSlot } = state.bookingInfo;
  const [taken, setTaken] = useState<TakenSlot>();
  // Pressed in this page, and not restored from storage: only then does the focus move.
  const [isPickedHere, setPickedHere] = useState(false);
  const pick = (at: AvailableDepartment, slot: PickedTimeSlot) => {
    setTaken(undefined);
    setPickedHere(true);
    const { timeSlot: picked, isFullDay } = slot;
    dispatch({ type: 'slot picked', department: at, timeSlot: picked, isFullDay });
  };
  const form = useBookingForm(flow, setTaken);
  const hold = useHold(flow, (alternatives) => {
    if (department) setTaken({ department, alternatives });
    dispatch({ type: 'slot cleared' });
  });
  usePriceRefresh(flow);
  const change = () => {
    setTaken(undefined);
    dispatch({ type: 'slot cleared' });
  };
  const isPicked = department !== undefined && timeSlot !== undefined;
  const notice = taken && <SlotTaken flow={flow} taken={taken} takesFocus={!isPicked} onPick={pick} />;
  return (
    <Step flow={flow} step={4} title={texts('bookingTimeStep')}>
      {isPicked ? (
        <div className="picked">
          <PickedSlot flow={flow} hold={hold} takesFocus={isPickedHere} onChange={change} />
          <BookingForm flow={flow} form={form} notice={notice} />
        </div>
      ) : (
        <>
          {notice}
          <WorkshopBrowser flow={flow} takesFocus={isPickedHere && !taken} taken={taken} onPick={pick} />
        </>
      )}
    </Step>
  );
}
