import type { Site } from '../sites/site.ts';
import type { Lead } from './lead.ts';
import type { LeadCar } from './wanted-car.ts';
import { element } from './xml.ts';

export type AdfVehicle = { car: LeadCar; interest: 'buy' | 'test-drive'; comments: readonly string[] };

/** The lead as ADF 1.0 (Auto-lead Data Format): what the sales systems of the trade read. */
export function asAdf(lead: Lead, vehicle: AdfVehicle, site: Pick<Site, 'displayName' | 'url'>): string {
  const { customer, receiver } = lead;
  const message = lead.values['message'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
${element('adf', {}, [
  element('prospect', { status: 'new' }, [
    element('id', { sequence: '1', source: lead.site }, lead.id),
    element('requestdate', {}, lead.receivedAt),
    vehicleElement(vehicle),
    element('customer', {}, [
      element('contact', {}, [
        element('name', { part: 'full', type: 'individual' }, customer.name),
        element('email', {}, customer.email),
        element('phone', { type: 'voice' }, customer.phone),
      ]),
      element('comments', {}, [message, ...vehicle.comments].filter(Boolean).join('\n')),
    ]),
    element('vendor', {}, [
      vehicle.car.car_departmenterpid &&
        element('id', { sequence: '1', source: 'erp' }, vehicle.car.car_departmenterpid),
      element('vendorname', {}, vehicle.car.car_site_name || receiver?.name || site.displayName),
      receiver &&
        element('contact', {}, [
          element('name', { part: 'full' }, receiver.name),
          element('email', {}, receiver.email),
        ]),
    ]),
    element('provider', {}, [
      element('name', { part: 'full', type: 'business' }, site.displayName),
      element('service', {}, lead.formName),
      element('url', {}, site.url),
    ]),
  ]),
])}
`;
}

function vehicleElement({ car, interest }: AdfVehicle): string {
  const { car_price, car_price_currency } = car;
  return element('vehicle', { interest, status: car.car_is_used ? 'used' : 'new' }, [
    element('id', { sequence: '1', source: 'car_id' }, car.car_id),
    element('year', {}, String(car.car_year ?? '')),
    element('make', {}, car.car_brand),
    element('model', {}, car.car_model),
    car.car_chassino && element('vin', {}, car.car_chassino),
    element('stock', {}, car.car_regno ?? car.car_id),
    car.car_version && element('trim', {}, car.car_version),
    car.car_body && element('bodystyle', {}, car.car_body),
    odometer(car),
    car.car_color && element('colorcombination', {}, [element('exteriorcolor', {}, car.car_color)]),
    car_price !== undefined &&
      element(
        'price',
        { type: 'asking', ...(car_price_currency && { currency: car_price_currency }) },
        String(car_price),
      ),
  ]);
}

const KM_PER_MIL = 10;

/** ADF knows kilometres and miles; a Swedish mil is ten kilometres. */
function odometer({ car_mileage, car_odometer_unit: unit }: LeadCar): string | false {
  if (car_mileage === undefined) return false;
  const value = unit === 'mil' ? car_mileage * KM_PER_MIL : car_mileage;
  return element('odometer', { status: 'original', units: unit === 'miles' ? 'miles' : 'km' }, String(value));
}
