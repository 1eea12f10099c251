import { z } from 'zod';
import { text } from '../../../../shared/platform/lenient.ts';
import { parsePricedCar } from '../../../pricing/priced-car.ts';
import { isVan, shownPrice } from '../../../pricing/shown-price.ts';
import { type FinanceRecord, optionalAmount } from '../../record-schemas.ts';
import type { PhysicalVehicle } from './provider-api.ts';

const record = z.object({
  car_id: z.string().min(1),
  car_is_used: z.boolean().optional().catch(undefined),
  car_mileage: optionalAmount,
  car_regno: text,
  car_chassino: text,
  car_firstregistration: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}/)
    .transform((day) => day.slice(0, 10))
    .optional()
    .catch(undefined),
});

/** A car in the shape of the finance provider's API (UKF-01). */
export function toVehicle(car: FinanceRecord): PhysicalVehicle | undefined {
  const { data } = record.safeParse(car);
  const priced = parsePricedCar(car);
  if (!data || !priced) return undefined;
  const { car_chassino: vin, car_regno: plate, car_firstregistration: registered } = data;
  return {
    Type: isVan(priced.vehicleTypeCode) ? 'LightCommercial' : 'Car',
    Ids: { CarId: data.car_id, ...(vin && { Vin: vin }) },
    // The provider wants one of the two: a car with a plate or a date has had its first registration.
    Status: (data.car_is_used ?? Boolean(plate || registered)) ? 'PreOwned' : 'New',
    Price: shownPrice(priced).amountWithVat,
    Mileage: data.car_mileage ?? 0,
    Registration: {
      ...(plate && { Number: plate }),
      Country: 'GB',
      Dates: { ...(registered && { FirstRegistered: registered }) },
    },
  };
}
