import { asRecord } from '../../../../shared/platform/unknown-record.ts';
import type { TimeSlotChoice } from '../../../booking/calendar/time-slot.ts';
import { errorFrom } from '../booking-api.ts';

/** A refused request as the browser knows it. `detail` is the make of BrandNotSupported. */
export type WorkshopRefusal = {
  code: string;
  detail: string;
  /** Of TimeslotNotAvailable: the nearest free times. */
  alternatives: readonly TimeSlotChoice[];
};

export function readWorkshopError(body: unknown): WorkshopRefusal {
  const { code, detail } = errorFrom(body);
  const { alternatives } = asRecord(body);
  return {
    code,
    detail,
    alternatives: Array.isArray(alternatives) ? alternatives.filter(isTimeSlotChoice) : [],
  };
}

function isTimeSlotChoice(value: unknown): value is TimeSlotChoice {
  const { departmentId, timeSlot, isFullDay } = asRecord(value);
  return (
    typeof departmentId === 'string' &&
    typeof timeSlot === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/.test(timeSlot) &&
    typeof isFullDay === 'boolean'
  );
}
