import type { DepartmentSetup } from '../../booking/calendar/department-setup.ts';
import type { DepartmentSetups } from '../../booking/find-departments.ts';
import { departmentIn } from '../../booking/testing/department-scenario.ts';
import type { TyreBookingRequest } from '../tyre-booking.ts';
import { TyreHotelError, type TyreHotelReason } from '../tyre-hotel-error.ts';
import type { TyreHotelService } from '../tyre-hotel-service.ts';
import type { TyreVehicle } from '../tyre-vehicle.ts';

/** The wheels of these cars are in towns of the workshop's scenario. Forsa sets the times itself (TH-44). */
export const scenarioVehicles: readonly Pick<TyreVehicle, 'regNo' | 'location'>[] = [
  { regNo: 'DCK123', location: locationIn('Alby') },
  { regNo: 'DCK789', location: locationIn('Forsa') },
];

function locationIn(town: string): TyreVehicle['location'] {
  return { locationName: `Solvik ${town}`, phone: '0522-100 20', email: 'dack@solvik.example' };
}

/** The department of Forsa takes cars for whole days only. */
export async function closeTimesInForsa<Setup extends DepartmentSetup>(
  setups: DepartmentSetups<Setup> & { saveDepartment: (setup: Setup) => Promise<void> },
): Promise<void> {
  const [setup] = await setups.departments([departmentIn('Forsa')]);
  if (!setup) throw new Error('the scenario of the workshop has not been filled in');
  await setups.saveDepartment({ ...setup, dropOffWeekdays: [0, 1, 2, 3, 4, 5, 6] });
}

/** A service that was filled from the scenario, and whose clock the test sets. Called inside a test. */
export type OpenTyreHotelScenario = () => Promise<{
  service: TyreHotelService;
  setNow: (now: Date) => void;
  /** The code that the owner gets. */
  codeOf: (authorizationToken: string) => Promise<string>;
  /** Another customer's service in the same calendar, at Alby. */
  bookService: (timeSlot: string) => Promise<unknown>;
  reviews: () => Promise<readonly unknown[]>;
}>;

/** At Alby, where there is one bay; a test shows only what matters to it. */
export function aTyreBookingRequest(more: Partial<TyreBookingRequest> = {}): TyreBookingRequest {
  return {
    bookingDate: '2026-11-19T09:00:00.00',
    bookingStart: '2026-11-19T09:00:00.00',
    regNo: 'DCK123',
    freeText: '',
    customer: {
      firstName: 'Mira',
      lastName: 'Falk',
      email: 'mira@example.com',
      phoneMobile: '+46701234567',
    },
    ...more,
  };
}

/** Why a request is refused; fails when it is not refused, or by something else. */
export async function refusalReason(request: Promise<unknown>): Promise<TyreHotelReason> {
  const outcome = await request.then(
    () => new Error('was not refused'),
    (error: unknown) => error,
  );
  if (outcome instanceof TyreHotelError) return outcome.reason;
  throw outcome;
}
