import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TimeSlotChoice } from '../../../booking/calendar/time-slot.ts';
import { createIdempotencyKey } from '../../../booking/flow/idempotency-keys.ts';
import { type HoldParams, holdMinutesLeft, releaseHold, requestHold } from '../../flow/time/hold-request.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

export type HoldView =
  | { state: 'none' }
  | { state: 'held'; minutesLeft: number }
  /** The time may still be free; whoever wants to can hold it again. */
  | { state: 'expired'; holdAgain: () => void };

const TICK_MS = 1000;

/**
 * Holds the picked time while the form is open, and lets go of it when another is picked. All holds of a visitor have
 * one id, so that one whose answer was lost never stands in the way of the next. Requests follow one another.
 */
export function useHold(
  { state, dispatch }: BookingFlow,
  onTaken: (alternatives: readonly TimeSlotChoice[]) => void,
): HoldView {
  const { hold, id } = state.bookingInfo;
  const [key] = useState(() => state.holdKey ?? createIdempotencyKey());
  const params = holdParams(state, key);
  const wanted = params && JSON.stringify(params);
  const [attempt, setAttempt] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const held = useRef(hold);
  const hasSlot = state.bookingInfo.timeSlot !== undefined;
  // Also after an answer that never came.
  const mayHold = useRef(hasSlot && state.holdKey !== undefined);
  const now = useNow(hold?.expiresAt);

  useEffect(() => {
    const before = held.current;
    held.current = hold;
    // What became the booking is no hold any more. A system with ids of its own takes nothing over.
    if (!before || before.holdId === hold?.holdId || before.holdId === key || id !== undefined) return;
    queue.current = queue.current.then(() => releaseHold(before.holdId));
  }, [hold, id, key]);

  useEffect(() => {
    if (hasSlot || !mayHold.current || id !== undefined) return;
    mayHold.current = false;
    queue.current = queue.current.then(() => releaseHold(key));
  }, [hasSlot, id, key]);

  const isHeld = useEffectEvent(() => hold !== undefined && holdMinutesLeft(hold.expiresAt, new Date()) > 0);
  const taken = useEffectEvent(onTaken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same time
  useEffect(() => {
    if (!wanted || isHeld()) return;
    let isWanted = true;
    queue.current = queue.current.then(async () => {
      if (!isWanted) return;
      mayHold.current = true;
      dispatch({ type: 'hold requested', key });
      const result = await requestHold(JSON.parse(wanted) as HoldParams);
      if (!isWanted)
        return result.state === 'held' && result.hold.holdId !== key
          ? releaseHold(result.hold.holdId)
          : undefined;
      if (result.state === 'held') dispatch({ type: 'slot held', hold: result.hold });
      if (result.state === 'taken') taken(result.alternatives);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, attempt, key, dispatch]);

  if (!hold) return { state: 'none' };
  const minutesLeft = holdMinutesLeft(hold.expiresAt, now);
  if (minutesLeft > 0) return { state: 'held', minutesLeft };
  return { state: 'expired', holdAgain: () => setAttempt((count) => count + 1) };
}

function holdParams(
  { car, services, bookingInfo, displayState }: BookingFlow['state'],
  holdId: string,
): HoldParams | undefined {
  const { department, timeSlot, isFullDay = false } = bookingInfo;
  if (displayState !== 4 || !car || !department || !timeSlot) return undefined;
  return {
    registrationNumber: car.registrationNumber,
    departmentId: department.departmentId,
    serviceOfferings: Object.keys(services),
    timeSlot,
    isFullDay,
    holdId,
  };
}

/** The time now, by the second, as long as something runs out. */
function useNow(until: string | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!until) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
