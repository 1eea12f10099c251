import { currencyOf } from '../../../shared/sites/currency.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { absoluteUrl, type Site } from '../../../shared/sites/site.ts';
import type { PricedCar } from '../../pricing/priced-car.ts';
import { shownPrice } from '../../pricing/shown-price.ts';
import { carInLanguage } from '../in-language/car-in-language.ts';
import type { Car } from '../record/car.ts';
import { carName } from '../record/car-name.ts';
import { carPath } from '../record/car-path.ts';

type Around = {
  site: Site;
  language: Language;
  images: readonly string[];
  /** The selling dealership, as structured data of its own. */
  seller: object | undefined;
};

/** Of a car, what search engines are told. */
export type DescribedCar = PricedCar &
  Pick<
    Car,
    | ('id' | 'slug' | 'make' | 'model' | 'modelText' | 'version' | 'year' | 'firstRegistration')
    | ('chassisNumber' | 'isUsed' | 'isSample' | 'body' | 'fuel' | 'gearbox' | 'drive' | 'colour' | 'doors')
    | ('seats' | 'description' | 'fromFeed')
  > & { mileage: Pick<Car['mileage'], 'value' | 'unit'> };

/** The car and its price as search engines read them. */
export function carStructuredData(stored: Car, around: Around): object {
  return structuredDataOf(carInLanguage(stored, around), around);
}

/** The same of a car that is in the words of the language already. */
export function structuredDataOf(car: DescribedCar, { site, language, images, seller }: Around): object {
  const url = encodeURI(absoluteUrl(site, language, carPath(site, car)));
  const { amount: price, withoutVat, amountWithVat } = shownPrice(car);
  const priceCurrency = car.price.currency ?? currencyOf(site);
  const condition =
    car.isUsed === undefined ? undefined : `https://schema.org/${car.isUsed ? 'Used' : 'New'}Condition`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': `${url}#car`,
    url,
    name: [carName(car), car.version].filter(Boolean).join(' '),
    sku: car.id,
    // A text in another language than the page would be taken for the page's own.
    description: car.fromFeed ? undefined : car.description,
    image: images.length > 0 ? images : undefined,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleConfiguration: car.version,
    vehicleModelDate: car.year === undefined ? undefined : String(car.year),
    dateVehicleFirstRegistered: car.firstRegistration,
    vehicleIdentificationNumber: car.chassisNumber,
    mileageFromOdometer: odometer(car),
    bodyType: car.body,
    color: car.colour,
    vehicleTransmission: car.gearbox,
    driveWheelConfiguration: car.drive,
    fuelType: car.fuel,
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    itemCondition: condition,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency,
      ...(withoutVat && {
        priceSpecification: [
          priceSpecification(price, priceCurrency, false),
          priceSpecification(amountWithVat, priceCurrency, true),
        ],
      }),
      availability: `https://schema.org/${car.isSample ? 'PreOrder' : 'InStock'}`,
      itemCondition: condition,
      seller: seller ?? { '@id': `${site.url}/#organisation` },
    },
  };
}

function priceSpecification(price: number, priceCurrency: string, valueAddedTaxIncluded: boolean): object {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency, valueAddedTaxIncluded };
}

const kilometres = { value: 1, unitCode: 'KMT' };
const units: Readonly<Record<string, typeof kilometres>> = {
  // Ten kilometres, a measure only Sweden knows.
  mil: { value: 10, unitCode: 'KMT' },
  km: kilometres,
  miles: { value: 1, unitCode: 'SMI' },
};

/** Kilometres or miles is no guess: without its unit a distance is left out. */
function odometer({ mileage: { value, unit: name = '' } }: DescribedCar): object | undefined {
  const unit = units[name];
  if (value === undefined || !unit) return undefined;
  return { '@type': 'QuantitativeValue', value: value * unit.value, unitCode: unit.unitCode };
}
