import { TyreHotelError, type TyreHotelReason } from '../../../src/features/tyre-hotel/tyre-hotel-error.ts';
import type { TyreHotelService } from '../../../src/features/tyre-hotel/tyre-hotel-service.ts';
import { createFaultInjector, type Faults, parseFaults, type Wait } from './fault-switches.ts';

const methods = ['search', 'login', 'validate', 'workshop', 'days', 'times', 'create', 'review'] as const;

export type TyreHotelMethod = (typeof methods)[number];
export type TyreHotelFaults = Faults<TyreHotelMethod>;

/** From the cookie `tyre-hotel-fault`, such as `search:error,times:empty`. */
export function parseTyreHotelFaults(cookies: string | undefined): TyreHotelFaults {
  return parseFaults(cookies, 'tyre-hotel-fault', methods);
}

/** Where nothing real is booked, and nowhere else, a cookie switches faults on. */
export function withTyreHotelFaults(
  service: TyreHotelService,
  cookies: string | undefined,
): TyreHotelService {
  const faults = parseTyreHotelFaults(cookies);
  return Object.keys(faults).length > 0 ? faultyTyreHotel(service, faults) : service;
}

/** The tyre hotel with faults, so that every error state of the flow can be seen. */
export function faultyTyreHotel(
  service: TyreHotelService,
  faults: TyreHotelFaults,
  wait?: Wait,
): TyreHotelService {
  const applyFault = createFaultInjector(faults, () => new TyreHotelError('unavailable'), wait);
  return {
    search: (...args) =>
      applyFault('search', () => service.search(...args), {
        empty: refused('no agreement'),
        lying: { encryptedPhoneNumber: 7, regNo: null },
      }),
    login: (...args) =>
      applyFault('login', () => service.login(...args), {
        empty: refused('too many'),
        lying: { authorizationToken: null },
      }),
    validate: (...args) =>
      applyFault('validate', () => service.validate(...args), {
        empty: refused('wrong code'),
        lying: { status: 1, vehicles: [] },
      }),
    workshopOf: (...args) =>
      applyFault('workshop', () => service.workshopOf(...args), {
        empty: () => undefined,
        lying: { erpId: 7 },
      }),
    days: (...args) => applyFault('days', () => service.days(...args), { empty: () => [], lying: [7, null] }),
    times: (...args) =>
      applyFault('times', () => service.times(...args), { empty: () => [], lying: ['soon', null] }),
    create: (...args) =>
      applyFault('create', () => service.create(...args), {
        empty: refused('time taken'),
        lying: { bookingConfirmationId: null },
      }),
    ...(service.upcoming && { upcoming: service.upcoming }),
    addReview: (...args) =>
      applyFault('review', () => service.addReview(...args), { empty: () => undefined, lying: undefined }),
  };
}

function refused(reason: TyreHotelReason) {
  return (): never => {
    throw new TyreHotelError(reason);
  };
}
