import { calendarProblems } from '../../features/booking/testing/calendar-consistency.ts';
import { departmentIn, scenarioSite } from '../../features/booking/testing/department-scenario.ts';
import { WorkshopError } from '../../features/booking/workshop-error.ts';
import { aTyreBookingRequest } from '../../features/tyre-hotel/testing/tyre-hotel-scenario.ts';
import { TyreHotelError } from '../../features/tyre-hotel/tyre-hotel-error.ts';
import { aBookingRequest } from '../../features/workshop/testing/open-scenario.ts';
import { fleetPlate } from '../../features/workshop/testing/workshop-scenario.ts';
import type { Database } from '../../shared/platform/database/schema.ts';
import { embeddedTyreHotelScenario } from './embedded-tyre-hotel-scenario.ts';

// Two bays for everything.
const edsta = departmentIn('Edsta');
const day = '2026-11-19';

/** So many wheel changes and as many services at once, for the same bays and all the times of one day. */
export async function raceForBays(db: Database, each: number) {
  const { open, openWorkshop, bookings, close } = await embeddedTyreHotelScenario(db);
  const tyres = open(scenarioSite);
  const workshop = openWorkshop(scenarioSite);
  const times = await tyres.times(edsta, day);
  const timeOf = (n: number) => times[n % times.length] ?? '';
  const changeWheels = (n: number) => {
    const at = `${timeOf(n)}.00`;
    const request = aTyreBookingRequest({ bookingDate: at, bookingStart: at, regNo: `TYR${n}` });
    return tyres.create(edsta, request, `wheels-${n}`).then(
      () => 'booked',
      (error: unknown) => (error instanceof TyreHotelError ? error.reason : 'failed'),
    );
  };
  const serviceRequest = (n: number) =>
    aBookingRequest({ departmentId: edsta, timeSlot: timeOf(n), registrationNumber: fleetPlate(n) });
  const service = (n: number) =>
    workshop.book(serviceRequest(n), `service-${n}`).then(
      () => 'booked',
      (error: unknown) => (error instanceof WorkshopError ? error.code : 'failed'),
    );
  const outcomes = await Promise.all(
    Array.from({ length: each }, (_, n) => [changeWheels(n), service(n)]).flat(),
  );
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  const result = {
    offered: times.length,
    booked: count('booked'),
    refused: count('time taken') + count('TimeslotNotAvailable'),
    stored: (await bookings.ofDay(edsta, day)).length,
    problems: await calendarProblems(db),
    /** Every time was wanted often: what nothing stands in the way of would have been taken. */
    left: await tyres.times(edsta, day),
  };
  close();
  return result;
}
