import type { BookingToSave, Claim } from '../../booking/booking-store.ts';
import type { WorkshopDepartment, WorkshopSite } from '../../booking/find-departments.ts';
import { WHEEL_CHANGE_CODE } from '../../booking/wheel-change.ts';
import type { TyreBookingRequest } from '../tyre-booking.ts';
import type { TyreVehicle } from '../tyre-vehicle.ts';

type WheelChangeParts = {
  site: WorkshopSite;
  vehicle: Pick<TyreVehicle, 'brand' | 'model' | 'buildYear' | 'wheelChangePrice'>;
  department: WorkshopDepartment;
  request: TyreBookingRequest;
  claim: Claim;
  /** In the customer's language. */
  serviceName: string;
  id: string;
  idempotencyKey: string;
  attemptFingerprint: string;
  replaces: readonly string[];
  manageTokenHash: string;
  now: Date;
};

/** A wheel change is a booking like any other, so messages, manage link and staff pages work for it as they are. */
export function toWheelChangeToSave(parts: WheelChangeParts): BookingToSave {
  const { site, vehicle, department, request, claim, serviceName, id, idempotencyKey, manageTokenHash, now } =
    parts;
  const { attemptFingerprint, replaces } = parts;
  const { siteId, siteName, address, phone, email, latitude, longitude } = department;
  const { firstName, lastName, phoneMobile } = request.customer;
  return {
    id,
    idempotencyKey,
    attemptFingerprint,
    replaces,
    manageTokenHash,
    claim,
    site: site.name,
    language: site.language,
    registrationNumber: request.regNo,
    car: { brand: vehicle.brand, model: vehicle.model },
    mileage: MILEAGE_NOT_KNOWN,
    customer: { firstName, lastName, phone: phoneMobile, email: request.customer.email },
    freeText: request.freeText,
    services: [
      {
        ...{ code: WHEEL_CHANGE_CODE, name: serviceName, units: 1, userInput: '' },
        price: vehicle.wheelChangePrice,
      },
    ],
    workshop: { siteId, siteName, address, phone, email, latitude, longitude, timeZone: site.timeZone },
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
  };
}

/** As the workshop's API has it. */
const MILEAGE_NOT_KNOWN = 1;
