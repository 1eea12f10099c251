import type { TimeSlotChoice } from '../../workshop-error.ts';

/** A refused request as the browser knows it. `detail` is the make of BrandNotSupported. */
export type WorkshopRefusal = {
  code: string;
  detail: string | undefined;
  /** Of TimeslotNotAvailable: the nearest free times. */
  alternatives: readonly TimeSlotChoice[];
};

/** Reads `{ errors: { 'Error Result': ['BrandNotSupported,Lada'] } }` (ERR-36); anything else is a ServerError. */
export function readWorkshopError(body: unknown): WorkshopRefusal {
  const { errors, alternatives } = asRecord(body);
  const results = asRecord(errors)['Error Result'];
  const [result]: unknown[] = Array.isArray(results) ? results : [];
  const [code = '', ...detail] = typeof result === 'string' ? result.split(',') : [];
  return {
    code: code.trim() || 'ServerError',
    detail: detail.join(',').trim() || undefined,
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

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
