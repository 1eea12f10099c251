import { departmentIn } from '../../booking/testing/department-scenario.ts';
import { WorkshopError, type WorkshopErrorCode } from '../../booking/workshop-error.ts';
import type { BookingRequest } from '../booking-request.ts';
import type { WorkshopService } from '../workshop-service.ts';

/** A service that was filled from the scenario, and whose clock the test sets. Called inside a test. */
export type OpenScenario = (
  now?: Date,
) => Promise<{ workshop: WorkshopService; setNow: (now: Date) => void }>;

/** Of a Volvo at Alby, where there is one bay; a test shows only what matters to it. */
export function aBookingRequest(more: Partial<BookingRequest> = {}): BookingRequest {
  return {
    customer: { firstName: 'Mira', lastName: 'Falk', phone: '070 123 45 67', email: 'mira@example.com' },
    freeText: '',
    departmentId: departmentIn('Alby'),
    timeSlot: '2026-11-18T09:00:00',
    isFullDay: false,
    registrationNumber: 'ABC123',
    mileage: 1,
    serviceOfferingRequests: [{ kobraId: 'basservice', unitsSelected: 1, userInput: '' }],
    ...more,
  };
}

/** The error that a request is refused with; fails when it is not refused, or by something else. */
export async function refusal(request: Promise<unknown>): Promise<WorkshopError> {
  const outcome = await request.then(
    () => new Error('was not refused'),
    (error: unknown) => error,
  );
  if (outcome instanceof WorkshopError) return outcome;
  throw outcome;
}

export async function refusalCode(request: Promise<unknown>): Promise<WorkshopErrorCode> {
  return (await refusal(request)).code;
}
