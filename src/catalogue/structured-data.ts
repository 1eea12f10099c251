import type { Language } from '../sites/languages.ts';
import { absoluteUrl, type Site } from '../sites/site.ts';
import type { Car } from './car.ts';
import { carName } from './car-name.ts';
import { carPath } from './car-path.ts';
import { amountToPay } from './car-price.ts';

type Around = {
  site: Site;
  language: Language;
  images: readonly string[];
  /** The dealership where it stands, as structured data of its own. */
  seller: object | undefined;
};

/** The car and its price as search engines read them. */
export function carStructuredData(car: Car, { site, language, images, seller }: Around): object {
  const url = encodeURI(absoluteUrl(site, language, carPath(site, car)));
  const condition = `https://schema.org/${car.car_is_used ? 'Used' : 'New'}Condition`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': `${url}#car`,
    url,
    name: [carName(car), car.car_version].filter(Boolean).join(' '),
    sku: car.car_id,
    description: car.car_description,
    image: images.length > 0 ? images : undefined,
    brand: { '@type': 'Brand', name: car.car_brand },
    model: car.car_model,
    vehicleConfiguration: car.car_version,
    vehicleModelDate: car.car_year === undefined ? undefined : String(car.car_year),
    dateVehicleFirstRegistered: car.car_firstregistration,
    vehicleIdentificationNumber: car.car_chassino,
    mileageFromOdometer: odometer(car),
    bodyType: car.car_body,
    color: car.car_color,
    vehicleTransmission: car.car_gearbox,
    driveWheelConfiguration: car.car_drive,
    fuelType: car.car_fuel,
    numberOfDoors: car.car_doors,
    vehicleSeatingCapacity: car.car_seats,
    itemCondition: condition,
    offers: {
      '@type': 'Offer',
      url,
      price: amountToPay(car),
      priceCurrency: car.car_price_currency,
      availability: `https://schema.org/${car.car_is_sample ? 'PreOrder' : 'InStock'}`,
      itemCondition: condition,
      seller: seller ?? { '@id': `${site.url}/#organisation` },
    },
  };
}

const kilometres = { value: 1, unitCode: 'KMT' };
const units: Readonly<Record<string, typeof kilometres>> = {
  // Ten kilometres, a measure only Sweden knows.
  mil: { value: 10, unitCode: 'KMT' },
  km: kilometres,
  miles: { value: 1, unitCode: 'SMI' },
};

function odometer({ car_mileage, car_odometer_unit = 'km' }: Car): object | undefined {
  const unit = units[car_odometer_unit];
  if (car_mileage === undefined || !unit) return undefined;
  return { '@type': 'QuantitativeValue', value: car_mileage * unit.value, unitCode: unit.unitCode };
}
