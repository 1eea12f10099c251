import { type AttemptToSave, attemptToSave } from '../../booking/booking-attempt-to-save.ts';
import type { BookingToSave } from '../../booking/booking-store.ts';
import type { TyreBookingRequest } from '../tyre-booking.ts';
import type { TyreVehicle } from '../tyre-vehicle.ts';
import { WHEEL_CHANGE_CODE } from '../wheel-change-visit.ts';

type WheelChangeParts = AttemptToSave & {
  vehicle: Pick<TyreVehicle, 'brand' | 'model' | 'buildYear' | 'wheelChangePrice'>;
  request: TyreBookingRequest;
  /** In the customer's language. */
  serviceName: string;
};

/** A wheel change is a booking like any other, so messages, manage link and staff pages work for it as they are. */
export function toWheelChangeToSave(parts: WheelChangeParts): BookingToSave {
  const { vehicle, request, serviceName, ...attempt } = parts;
  const { firstName, lastName, phoneMobile } = request.customer;
  return {
    ...attemptToSave(attempt),
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
  };
}

/** As the workshop's API has it. */
const MILEAGE_NOT_KNOWN = 1;
