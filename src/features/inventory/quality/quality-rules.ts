/** What is looked for in the stock of an index of cars. */
export const qualityRules = [
  ...['no-picture', 'no-price', 'no-mileage', 'no-fuel', 'no-co2'],
  ...['odd-price', 'future-year', 'duplicate-vin', 'duplicate-plate'],
  ...['registered-before-model', 'zero-mileage'],
] as const;

export type QualityRule = (typeof qualityRules)[number];

/** A car as far as the rules look at it. */
export type ExaminedCar = {
  id: string;
  make: string;
  model: string;
  year: number | undefined;
  price: number | undefined;
  mileage: number | undefined;
  fuel: string | undefined;
  co2: string | undefined;
  hasPicture: boolean;
  isElectric: boolean;
  /** Undefined where the feed does not say. */
  isUsed: boolean | undefined;
  vin: string | undefined;
  plate: string | undefined;
  /** Of the first registration. */
  registrationYear: number | undefined;
};

/** What a rule found in one car, with the figures it was judged by. */
export type QualityFinding = {
  id: string;
  /** The value that stands out. */
  value?: string | number | undefined;
  /** The median price of the cars it is compared with. */
  median?: number | undefined;
  /** How many those are. */
  compared?: number | undefined;
  /** The other cars with the same value, some of them. */
  others?: readonly string[] | undefined;
};

/** A price is odd when it is less than this share of the median of its like, or more than the inverse. */
export const ODD_PRICE_SHARE = 0.5;
/** As many cars of the same make, model and about the same year make a median worth comparing with. */
export const CARS_TO_COMPARE = 5;
/** Model years run ahead of the calendar by one. */
const YEARS_AHEAD = 1;
/** A car that is registered this long before its model year is two cars in one record. */
const REGISTERED_AHEAD_YEARS = 1;
/** From this age on nobody believes in a car that was never driven. */
const OLD_AFTER_YEARS = 2;

type OneCarRule = Exclude<QualityRule, 'odd-price' | 'duplicate-vin' | 'duplicate-plate'>;

/** Rules that need one car alone: whether it is one of those they are about, and what stands out in it. */
export const oneCarRules: Readonly<
  Record<
    OneCarRule,
    {
      isAbout?: (car: ExaminedCar) => boolean;
      find: (car: ExaminedCar, thisYear: number) => Omit<QualityFinding, 'id'> | undefined;
    }
  >
> = {
  'no-picture': { find: ({ hasPicture }) => (hasPicture ? undefined : {}) },
  'no-price': { find: ({ price }) => (price !== undefined && price > 0 ? undefined : {}) },
  'no-mileage': {
    // A new car has none to tell.
    isAbout: ({ isUsed }) => isUsed !== false,
    find: ({ mileage }) => (mileage === undefined ? {} : undefined),
  },
  'no-fuel': { find: ({ fuel }) => (fuel ? undefined : {}) },
  'no-co2': {
    isAbout: ({ isElectric }) => !isElectric,
    find: ({ co2 }) => (co2 ? undefined : {}),
  },
  'future-year': {
    find: ({ year }, thisYear) =>
      year !== undefined && year > thisYear + YEARS_AHEAD ? { value: year } : undefined,
  },
  'registered-before-model': {
    isAbout: ({ year, registrationYear }) => year !== undefined && registrationYear !== undefined,
    find: ({ year = 0, registrationYear = 0 }) =>
      registrationYear < year - REGISTERED_AHEAD_YEARS ? { value: registrationYear } : undefined,
  },
  'zero-mileage': {
    isAbout: ({ mileage }) => mileage !== undefined,
    find: ({ mileage, year }, thisYear) =>
      mileage === 0 && year !== undefined && year <= thisYear - OLD_AFTER_YEARS ? { value: year } : undefined,
  },
};
