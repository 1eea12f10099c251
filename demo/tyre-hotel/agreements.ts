import type { CarBody } from '../../src/features/tyre-hotel/car-bodies.ts';
import type { AgreementRecord } from '../../src/features/tyre-hotel/import/parse-agreement.ts';
import type { Vehicle } from '../../src/features/workshop/vehicle.ts';
import { brandNames } from '../brands.ts';
import { type Random, seededRandom } from '../cars/random.ts';
import { createDealerships } from '../dealers/dealerships.ts';
import { tyreHotelVehicles, tyrePlates } from './plates.ts';
import { bodies, createTires, type Season } from './tyres.ts';

const AGREEMENTS = 2_400;
const SITE = 'solvik-se';

/** Agreements of the cars of the region, those of the fixed plates first. The same on every call. */
export function createAgreements(fleet: readonly Vehicle[]): readonly AgreementRecord[] {
  const random = seededRandom('tyre hotel');
  const fixed = new Set(tyreHotelVehicles.map(({ registrationNumber }) => registrationNumber));
  const others = fleet.filter(({ registrationNumber }) => !fixed.has(registrationNumber));
  const step = others.length / AGREEMENTS;
  const locations = createLocations();
  const cars = Array.from({ length: AGREEMENTS }, (_, at) => others[Math.floor(at * step)]);
  let customer = FIRST_CUSTOMER;
  return [
    ...fixedAgreements(locations, random),
    ...cars.flatMap((car) => {
      if (!car) return [];
      // One owner in eight has another car here.
      if (!random.chance(1 / 8)) customer += 1;
      return [
        toAgreement(car, {
          customer,
          phone: fictionalPhone(FIRST_SHARED_PHONE + (customer % SHARED_PHONES)),
          location: random.pick(locations),
          season: random.chance(0.45) ? 'winter' : 'summer',
          depth: random.between(2.2, 8.6),
          random,
        }),
      ];
    }),
  ];
}

const FIRST_CUSTOMER = 100_200;
// The mobile numbers that are reserved for fiction end in 05 to 99; fixed plates have one each.
const FIRST_FIXED_PHONE = 5;
const FIRST_SHARED_PHONE = 20;
const SHARED_PHONES = 80;

function fictionalPhone(ending: number): string {
  return `070-174 06 ${String(ending).padStart(2, '0')}`;
}

type Location = AgreementRecord['location'];

function createLocations(): readonly Location[] {
  return createDealerships('sites-solvik-se').flatMap(({ site_official_name, site_departments }) => {
    const workshop = site_departments.find(({ group }) => group === 'Workshop');
    return workshop
      ? [{ locationName: site_official_name, phone: workshop.phone ?? '', email: workshop.email ?? '' }]
      : [];
  });
}

const WITHOUT_TIMES = 'Solvik Sundsvall';
const [worn] = tyrePlates.twoVehicles;

function fixedAgreements(locations: readonly Location[], random: Random): AgreementRecord[] {
  const [home] = locations;
  const withoutTimes = locations.find(({ locationName }) => locationName === WITHOUT_TIMES);
  if (!home || !withoutTimes) throw new Error(`There is no workshop ${WITHOUT_TIMES}`);
  const isSecond = (plate: string) => plate === tyrePlates.twoVehicles[1];
  let customer = 100_000;
  return tyreHotelVehicles.map((car) => {
    const plate = car.registrationNumber;
    if (!isSecond(plate)) customer += 1;
    return toAgreement(car, {
      customer,
      phone: fictionalPhone(FIRST_FIXED_PHONE + customer - 100_001),
      location: plate === tyrePlates.workshopWithoutTimes ? withoutTimes : home,
      season: 'winter',
      depth: plate === worn ? 3.4 : 8.2,
      random,
    });
  });
}

type Choice = {
  customer: number;
  phone: string;
  location: Location;
  season: Season;
  depth: number;
  random: Random;
};

const packages = [
  { packageLevel: 'Däckhotell Bas', productId: 'DH-BAS', wheelChangePrice: 395 },
  { packageLevel: 'Däckhotell Plus', productId: 'DH-PLUS', wheelChangePrice: 0 },
  { packageLevel: 'Däckhotell Premium', productId: 'DH-PREMIUM', wheelChangePrice: 0 },
];

/** The tyre hotel has no motorcycles, and no picture of a car that the catalogue does not know. */
function bodyOf(model: string): { body?: CarBody } {
  const body = bodies.get(model);
  return body && body !== 'motorcycle' ? { body } : {};
}

const codesByName = new Map(Object.entries(brandNames).map(([code, name]) => [name, code]));

function toAgreement(car: Vehicle, choice: Choice): AgreementRecord {
  const { customer, phone, location, season, depth, random } = choice;
  const { registrationNumber, brand, model } = car;
  return {
    customerNumber: String(customer),
    phone,
    site: SITE,
    regNo: registrationNumber,
    name: `${brand} ${model}`,
    ...random.weighted(packages, ({ productId }) => (productId === 'DH-PLUS' ? 3 : 2)),
    brandCode: codesByName.get(brand) ?? brand,
    brand,
    model,
    buildYear: car.buildYear,
    ...bodyOf(model),
    location,
    tires: createTires(car, season, depth, random),
  };
}
