import { writtenPlate } from '../../shared/number-plates/registration-number.ts';
import type { BookedService } from '../booking/booking.ts';
import { type AttemptToSave, attemptToSave } from '../booking/booking-attempt-to-save.ts';
import type { BookingToSave } from '../booking/booking-store.ts';
import type { BookingRequest } from './booking-request.ts';
import type { Order } from './load-order.ts';
import { priceAtDepartment } from './offerings-for-car.ts';
import type { Workshop } from './workshop-setup.ts';

type BookingParts = AttemptToSave & { department: Workshop; order: Order; request: BookingRequest };

/** Everything that mails and staff need later is stored as it was when the customer agreed to it. */
export function toBookingToSave({ order, request, ...attempt }: BookingParts): BookingToSave {
  const { registrationNumber, brand, model, buildYear } = order.car;
  return {
    ...attemptToSave(attempt),
    holdId: request.holdId,
    registrationNumber,
    plate: writtenPlate(request.registrationNumber, attempt.site.country),
    car: { brand, model, buildYear },
    mileage: request.mileage,
    customer: request.customer,
    freeText: request.freeText,
    services: toBookedServices(order, attempt.department, request),
  };
}

/** Of everything whose price is known before the visit. */
export function bookedPrice({ services }: Pick<BookingToSave, 'services'>): number {
  return services.reduce((sum, { price = 0 }) => sum + price, 0);
}

function toBookedServices(
  order: Order,
  department: Workshop,
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
