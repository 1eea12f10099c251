import { jsonList } from '../formats/json.ts';
import { defineReceiver, shortened } from '../receiver.ts';
import { rules } from '../rules.ts';

const KW_PER_HP = 0.735_499;
const MAX_MODEL_DESCRIPTION = 48;
const MAX_DESCRIPTION = 5000;
const MAX_PICTURES = 30;

const categories: Readonly<Record<string, string>> = {
  convertible: 'Cabrio',
  coupe: 'SportsCar',
  estate: 'EstateCar',
  hatchback: 'SmallCar',
  minibus: 'Van',
  mpv: 'Van',
  pickup: 'OffRoad',
  saloon: 'Limousine',
  suv: 'OffRoad',
};
const fuels: Readonly<Record<string, string>> = {
  diesel: 'DIESEL',
  electric: 'ELECTRICITY',
  ethanol: 'ETHANOL',
  gas: 'CNG',
  hybrid: 'HYBRID',
  hydrogen: 'HYDROGENIUM',
  'mild-hybrid': 'HYBRID',
  petrol: 'PETROL',
  plugin: 'HYBRID',
};
const gearboxes: Readonly<Record<string, string>> = { auto: 'AUTOMATIC_GEAR', manual: 'MANUAL_GEAR' };
const colours: Readonly<Record<string, string>> = {
  ...{ black: 'BLACK', blue: 'BLUE', navy: 'BLUE', 'ice-blue': 'BLUE', brown: 'BROWN', bronze: 'BROWN' },
  ...{ gold: 'GOLD', green: 'GREEN', grey: 'GREY', graphite: 'GREY', orange: 'ORANGE', purple: 'PURPLE' },
  ...{
    red: 'RED',
    burgundy: 'RED',
    sand: 'BEIGE',
    silver: 'SILVER',
    white: 'WHITE',
    pearl: 'WHITE',
    yellow: 'YELLOW',
  },
};
/** Where the name of a make is not that of its maker. */
const makes: Readonly<Record<string, string>> = { VOLKSWAGEN: 'VW' };

/** Ads as mobile.de's interface for sellers takes them, one after the other: passenger cars whose price is in euro. */
export const mobileDe = defineReceiver({
  name: 'mobile-de',
  title: 'mobile.de',
  source: 'https://services.mobile.de/docs/seller-api.html',
  countries: ['FI', 'SK'],
  format: jsonList(),
  rules: [
    ...[rules.passengerCar, rules.inStock, rules.euro, rules.condition, rules.mileageOfUsed, rules.price],
    ...[rules.firstRegistrationOfUsed, rules.fuel, rules.gearbox],
  ],
  item: (car) => ({
    internalNumber: car.id,
    vehicleClass: 'Car',
    category: categories[car.codes.body ?? ''] ?? 'OtherCar',
    make: makeKey(car.make),
    model: car.model,
    modelDescription: shortened([car.model, car.version].filter(Boolean).join(' '), MAX_MODEL_DESCRIPTION),
    condition: car.condition === 'new' ? 'NEW' : 'USED',
    firstRegistration: car.firstRegistration?.slice(0, 7).replace('-', ''),
    constructionYear: car.year,
    mileage: car.mileage && Math.round(car.mileage.value),
    power: car.powerHp && Math.round(car.powerHp * KW_PER_HP),
    fuel: fuels[car.codes.fuel ?? ''] ?? 'OTHER',
    gearbox: gearboxes[car.codes.gearbox ?? ''],
    doors: doorsKey(car.doors),
    seats: car.seats,
    exteriorColor: colours[car.codes.colour ?? ''],
    vin: car.vin,
    description: shortened(car.description, MAX_DESCRIPTION),
    images: car.pictures.slice(0, MAX_PICTURES).map((ref) => ({ ref })),
    price: { type: 'FIXED', consumerPriceGross: car.price.withVat.toFixed(2), currency: car.price.currency },
  }),
});

function makeKey(make: string): string {
  const plain = make.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return makes[plain] ?? plain;
}

function doorsKey(doors: number | undefined): string | undefined {
  if (doors === undefined) return undefined;
  if (doors <= 3) return 'TWO_OR_THREE';
  return doors <= 5 ? 'FOUR_OR_FIVE' : 'SIX_OR_SEVEN';
}
