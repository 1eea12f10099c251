import type { Bounds } from '../../../shared/faceted-list/range-filter/range-rules.ts';
import { distanceUnitOf, kmPerUnit, mileageUnitOf } from '../../../shared/sites/mileage-unit.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { AmountUnit } from './amount-units.ts';
import type { Amount, AmountSubject } from './parse-amount.ts';

/** What a number may limit. */
export type AmountKind = Exclude<AmountSubject, 'leasing' | 'age'>;

export type AmountFilter = {
  kind: AmountKind;
  from?: number | undefined;
  to?: number | undefined;
  certainty: number;
};

export type AmountContext = {
  country: Site['country'];
  /** The year of today. */
  thisYear: number;
  /** What the stock has, for numbers that do not say what they count. */
  bounds: {
    readonly price: Bounds | undefined;
    readonly monthly: Bounds | undefined;
    readonly privateLeasing?: Bounds | undefined;
    readonly companyLeasing?: Bounds | undefined;
  };
};

/** What a car is leased for; 'leasing' alone may be both. */
export type LeasingOffer = 'privateLeasing' | 'companyLeasing' | 'leasing';

const SAID = 0.95;
const IMPLIED = 0.85;
const GUESSED = 0.7;
const AROUND_SHARE = 0.15;

/** Decides what an amount means, by its unit, by the words around it, and at last by its size. */
export function resolveAmount(amount: Amount, context: AmountContext): AmountFilter | undefined {
  const { unit, subject, isPerMonth } = amount;
  if (isAgeComparison(amount) && subject !== 'age' && subject !== 'year' && !isYear(amount, context))
    return undefined;
  if (subject === 'seats' || subject === 'doors') return counted(subject, amount);
  if (subject === 'age' && !isYear(amount, context)) return age(amount, context);
  if (subject === 'power' || unit === 'horsepower' || unit === 'kilowatts')
    return limited('power', amount, SAID, (value) => (unit === 'kilowatts' ? value * HP_PER_KW : value));
  if (subject === 'towing' || unit === 'kilograms' || unit === 'tonnes') return towing(amount);
  if (subject === 'range' || unit === 'km' || unit === 'mil' || unit === 'miles' || subject === 'mileage')
    return distance(amount, context);
  if (isPerMonth || subject === 'monthly') return limited('monthly', amount, SAID);
  if (unit === 'money' || subject === 'price') return money(amount, context);
  if (subject === 'year' || isYear(amount, context)) return years(amount, subject ? SAID : IMPLIED);
  return isShortYears(amount, context) ? years(amount, GUESSED) : unsaid(amount, context);
}

/** The offer that an amount a month is of. */
export function resolveLeasing(
  amount: Amount,
  offer: 'privateLeasing' | 'companyLeasing',
  { bounds }: AmountContext,
): AmountFilter | undefined {
  const { unit, subject, isPerMonth } = amount;
  const isOther =
    subject !== undefined && subject !== 'leasing' && subject !== offer && subject !== 'monthly';
  if (isOther || (unit !== undefined && unit !== 'money') || isAgeComparison(amount)) return undefined;
  const highest = Math.max(amount.value, amount.second ?? 0);
  const most = (bounds[offer]?.max ?? 0) * 2;
  if (!isPerMonth && subject === undefined && (highest < (bounds[offer]?.min ?? 0) / 4 || highest > most))
    return undefined;
  return limited(offer, amount, SAID);
}

const KG_PER_TONNE = 1000;
const MAX_TONNES = 10;

/** '1,8 ton' and '1800 kg' are the same, and so is '1,8 tusen'. */
function towing(amount: Amount): AmountFilter | undefined {
  const isTonnes = amount.unit === 'tonnes' && amount.value <= MAX_TONNES;
  return limited('towing', amount, SAID, (value) => (isTonnes ? value * KG_PER_TONNE : value));
}

function isAgeComparison({ compared }: Amount): boolean {
  return compared === 'newer' || compared === 'older' || compared === 'notNewer' || compared === 'notOlder';
}

const HP_PER_KW = 1.359_62;
const KM_PER_MIL = 10;
const KM_PER_MILE = 1.609_344;
const MAX_RANGE_KM = 1000;
const MIN_RANGE_KM = 100;

/** Driven so far, or to be driven with one charge: 'at least 400 km' is never said of an odometer. */
function distance(amount: Amount, { country }: AmountContext): AmountFilter | undefined {
  const perUnit: Partial<Record<AmountUnit, number>> = { mil: KM_PER_MIL, km: 1, miles: KM_PER_MILE };
  const own = kmPerUnit[mileageUnitOf(country)];
  // A range is in miles where distances are, and in kilometres also where odometers count in Scandinavian miles.
  const rangeUnit = distanceUnitOf(country) === 'mi' ? kmPerUnit.miles : 1;
  const isLeast = amount.compared === 'min' || amount.compared === 'above';
  const inKm = (value: number) =>
    value * (perUnit[amount.unit ?? 'money'] ?? (amount.subject === 'range' ? rangeUnit : own));
  const km = inKm(amount.value);
  const isRange = amount.subject === 'range' || (isLeast && km >= MIN_RANGE_KM && km <= MAX_RANGE_KM);
  if (isRange)
    return limited(
      'range',
      { ...amount, compared: isLeast ? 'min' : leastUnlessSaid(amount) },
      SAID,
      (value) => inKm(value) / rangeUnit,
    );
  return limited('mileage', amount, SAID, (value) => inKm(value) / own);
}

function leastUnlessSaid({ compared }: Amount): Amount['compared'] {
  return compared === 'equal' || compared === 'around' ? 'min' : compared;
}

/** Who says less than a quarter of the cheapest car's price means what it costs a month. */
const LEAST_SHARE_OF_PRICE = 4;

/** A sum that no car costs is what one costs in a month. */
function money(amount: Amount, { bounds }: AmountContext): AmountFilter | undefined {
  const highest = Math.max(amount.value, amount.second ?? 0);
  const isMonthly =
    bounds.price &&
    bounds.monthly &&
    highest < bounds.price.min / LEAST_SHARE_OF_PRICE &&
    highest >= bounds.monthly.min;
  return isMonthly && amount.subject !== 'price'
    ? limited('monthly', amount, GUESSED)
    : limited('price', amount, SAID);
}

/** Without a word or sign: a sum, by its size; a small number is none of our business. */
function unsaid(amount: Amount, context: AmountContext): AmountFilter | undefined {
  const { price, monthly } = context.bounds;
  const highest = Math.max(amount.value, amount.second ?? 0);
  const isCompared = amount.compared !== 'equal';
  if (!Number.isInteger(amount.value) || !price) return undefined;
  if (highest >= price.min || (isCompared && highest >= price.min / LEAST_SHARE_OF_PRICE))
    return limited('price', amount, isCompared ? IMPLIED : GUESSED);
  if (isCompared && monthly && highest >= monthly.min) return limited('monthly', amount, GUESSED);
  return undefined;
}

const FIRST_YEAR = 1980;

function isYear({ value, second }: Amount, { thisYear }: AmountContext): boolean {
  const looksLike = (each: number) => Number.isInteger(each) && each >= FIRST_YEAR && each <= thisYear + 1;
  return looksLike(value) && (second === undefined || looksLike(second));
}

const FIRST_SHORT_YEAR = 5;

/** '19-22', where nothing says that it is anything else. */
function isShortYears({ value, second, compared }: Amount, { thisYear }: AmountContext): boolean {
  if (compared !== 'between' || second === undefined) return false;
  return value >= FIRST_SHORT_YEAR && value < second && second <= (thisYear % 100) + 1;
}

/** '20' is 2020 where a word says that it is a year. */
function years(amount: Amount, certainty: number): AmountFilter | undefined {
  const { compared } = amount;
  const [value, second] = [amount.value, amount.second ?? amount.value].map((each) =>
    each < 100 ? 2000 + each : each,
  ) as [number, number];
  if (!Number.isInteger(value) || value < 1900 || value > 2100) return undefined;
  switch (compared) {
    case 'equal':
    case 'between':
      return { kind: 'year', from: Math.min(value, second), to: Math.max(value, second), certainty };
    case 'around':
      return { kind: 'year', from: value - 1, to: value + 1, certainty };
    case 'min':
      return { kind: 'year', from: value, certainty };
    case 'above':
    case 'newer':
      return { kind: 'year', from: value + 1, certainty };
    case 'notOlder':
      return { kind: 'year', from: value, certainty };
    case 'notNewer':
    case 'max':
      return { kind: 'year', to: value, certainty };
    case 'below':
    case 'older':
      return { kind: 'year', to: value - 1, certainty };
  }
}

/** In years before this one: the younger the car, the later its year. */
function age({ value, second, compared }: Amount, { thisYear }: AmountContext): AmountFilter | undefined {
  if (!Number.isInteger(value) || value > 50) return undefined;
  const said = { kind: 'year', certainty: SAID } as const;
  const [low, high] = [Math.min(value, second ?? value), Math.max(value, second ?? value)];
  switch (compared) {
    case 'equal':
    case 'between':
      return { ...said, from: thisYear - high, to: thisYear - low };
    case 'around':
      return { ...said, from: thisYear - value - 1, to: thisYear - value + 1 };
    case 'min':
    case 'above':
    case 'older':
    case 'notNewer':
      return { ...said, to: thisYear - value };
    default:
      return { ...said, from: thisYear - value };
  }
}

function counted(kind: 'seats' | 'doors', { value, second, compared }: Amount): AmountFilter | undefined {
  if (!Number.isInteger(value) || value < 1 || value > 20) return undefined;
  const isLeast = compared === 'min' || compared === 'above';
  if (isLeast) return { kind, from: compared === 'above' ? value + 1 : value, certainty: SAID };
  return { kind, from: value, to: second ?? value, certainty: SAID };
}

/** A sum or distance without comparison is what one wants at most; of power, at least. */
function limited(
  kind: AmountKind,
  { value, second, compared }: Amount,
  certainty: number,
  convert: (value: number) => number = (each) => each,
): AmountFilter {
  const [low, high] = [value, second ?? value]
    .map((each) => Math.round(convert(each)))
    .sort((a, b) => a - b) as [number, number];
  if (compared === 'between') return { kind, from: low, to: high, certainty };
  if (compared === 'around')
    return {
      kind,
      from: Math.round(low * (1 - AROUND_SHARE)),
      to: Math.round(low * (1 + AROUND_SHARE)),
      certainty,
    };
  const isLeast =
    compared === 'min' ||
    compared === 'above' ||
    (compared === 'equal' && (kind === 'power' || kind === 'towing'));
  return isLeast ? { kind, from: low, certainty } : { kind, to: high, certainty };
}
