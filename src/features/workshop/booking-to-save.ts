import type { BookedService } from '../booking/booking.ts';
import type { BookingToSave, Claim } from '../booking/booking-store.ts';
import type { WorkshopDepartment, WorkshopSite } from '../booking/find-departments.ts';
import type { BookingRequest } from './booking-request.ts';
import type { Order } from './load-order.ts';
import { priceAtDepartment } from './offerings-for-car.ts';

type BookingParts = {
  site: WorkshopSite;
  order: Order;
  department: WorkshopDepartment;
  request: BookingRequest;
  claim: Claim;
  /** Of this attempt. */
  id: string;
  idempotencyKey: string;
  attemptFingerprint: string;
  replaces: readonly string[];
  manageTokenHash: string;
  now: Date;
};

/** Everything that mails and staff need later is stored as it was when the customer agreed to it. */
export function toBookingToSave(parts: BookingParts): BookingToSave {
  const { site, order, department, request, claim, id, idempotencyKey, manageTokenHash, now } = parts;
  const { attemptFingerprint, replaces } = parts;
  const { registrationNumber, brand, model, buildYear } = order.car;
  const { siteId, siteName, address, phone, email, latitude, longitude } = department;
  return {
    id,
    idempotencyKey,
    attemptFingerprint,
    replaces,
    manageTokenHash,
    claim,
    holdId: request.holdId,
    site: site.name,
    language: site.language,
    registrationNumber,
    car: { brand, model, buildYear },
    mileage: request.mileage,
    customer: request.customer,
    freeText: request.freeText,
    services: toBookedServices(order, department, request),
    workshop: { siteId, siteName, address, phone, email, latitude, longitude, timeZone: site.timeZone },
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
  };
}

/** Of everything whose price is known before the visit. */
export function bookedPrice({ services }: Pick<BookingToSave, 'services'>): number {
  return services.reduce((sum, { price = 0 }) => sum + price, 0);
}

function toBookedServices(
  order: Order,
  department: WorkshopDepartment,
  { serviceOfferingRequests }: BookingRequest,
): BookedService[] {
  const requests = new Map(serviceOfferingRequests.map((each) => [each.kobraId, each]));
  return order.chosen.map((offering) => {
    const { unitsSelected: units = 1, userInput = '' } = requests.get(offering.code) ?? {};
    const price = priceAtDepartment(offering, order, department);
    return {
      code: offering.code,
      name: offering.name,
      units,
      unitAbbreviation: offering.unitPrice?.unitAbbreviation,
      price: price === undefined ? undefined : price * units,
      userInput,
    };
  });
}
