import type { SearchRecord } from '../../../shared/search/port.ts';
import { withShownPrice } from '../../pricing/shown-price.ts';
import { type Car, parseCar } from '../record/car.ts';

/** A car as the import of a feed stores it; a test shows only what matters to it. */
export function aCarRecord(more: SearchRecord = {}): SearchRecord {
  return withShownPrice({
    car_id: '461010605',
    slug: 'begagnad-2023-suv-laddhybrid-volvo-xc60-t6-plus-trollhattan',
    car_brand: 'Volvo',
    car_model: 'XC60',
    car_model_text: 'XC60',
    car_version: 'T6 Plus',
    car_year: 2023,
    car_mileage: 2400,
    car_mileage_text: '2 400 mil',
    car_odometer_unit: 'mil',
    car_fuel: 'Laddhybrid',
    car_gearbox: 'Automat',
    car_is_used: true,
    car_price: 459900,
    car_price_text: '459 900 kr',
    car_price_title: 'Pris',
    car_price_currency: 'SEK',
    car_site_id: '461003',
    car_site_name: 'Solvik Trollhättan',
    car_site_city: 'Trollhättan',
    car_equipment: ['Dragkrok'],
    car_description: 'En ägare.\n\nVinterhjul följer med.',
    car_sellers: [{ name: 'Daniel Falk', email: 'daniel.falk@solvik.example', phone: '010-550 03 44' }],
    ...more,
  });
}

export function aCar(more: SearchRecord = {}): Car {
  const car = parseCar(aCarRecord(more));
  if (!car) throw new Error('this record is no car');
  return car;
}
