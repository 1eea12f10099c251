import type { SearchRecord } from '../../../shared/search/port.ts';
import { formatNumber } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import {
  distanceUnitOf,
  kmPerUnit,
  type MileageUnit,
  mileageUnitNamed,
  mileageUnitOf,
} from '../../../shared/sites/mileage-unit.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { distanceText } from '../in-language/format-mileage.ts';
import { isKilowattsFirst, powerText } from '../in-language/technical-in-language.ts';
import { codeNamed } from '../vocabulary/word-of.ts';

/** Of the site that lists the index; without a country nothing is assumed about units. */
export type FeedPlace = { language?: Language | undefined; country?: Site['country'] | undefined };

/** A fact that contradicts itself, or that nobody could show without guessing. */
export class FeedFactError extends Error {}

/**
 * The conditions, amounts and units of a feed's car, derived once for every page, API and letter: what the feed does not
 * say stays absent, what it says in other units is converted, and what makes no sense is refused with a sentence.
 */
export function withCheckedFacts(car: SearchRecord, place: FeedPlace): SearchRecord {
  return [withCondition, withMileage, withPowerText, withUnits, withCurrency].reduce(
    (record, derive) => derive(record, place),
    car,
  );
}

/** New, demonstrator or used, from whichever of the two fields the feed has. */
function withCondition(car: SearchRecord): SearchRecord {
  const { car_condition: condition, car_is_used: isUsed } = car;
  const code = typeof condition === 'string' ? codeNamed('car_condition', condition) : undefined;
  if (code === undefined) return car;
  if (isUsed === undefined) return { ...car, car_is_used: code !== 'new' };
  // A demonstrator has been driven and is sold as new by some.
  if (code !== 'demo' && isUsed !== (code === 'used'))
    throw new FeedFactError(
      `car_is_used is ${isUsed} and car_condition is '${condition}': one of them is wrong`,
    );
  return car;
}

function withMileage(car: SearchRecord, { language, country }: FeedPlace): SearchRecord {
  const { car_odometer_unit: written, car_odometer: odometer, car_mileage_text: text } = car;
  const amount = car['car_mileage'] ?? odometer;
  const given = typeof written === 'string' ? mileageUnitNamed(written) : undefined;
  if (written !== undefined && !given)
    throw new FeedFactError(`car_odometer_unit is '${written}'; it can be km, miles or mil (10 km)`);
  const shown = country && mileageUnitOf(country);
  const unit = given ?? shown;
  if (typeof amount !== 'number') return withoutMileage(car, given);
  if (!unit) return { ...car, car_mileage: amount };
  const inShown = (value: number) => converted(value, unit, shown ?? unit);
  return {
    ...car,
    car_mileage: inShown(amount),
    ...(typeof odometer === 'number' && { car_odometer: inShown(odometer) }),
    car_odometer_unit: shown ?? unit,
    ...(text === undefined &&
      language && { car_mileage_text: distanceText(inShown(amount), shown ?? unit, language) }),
  };
}

/** A unit without an amount says nothing. */
function withoutMileage(car: SearchRecord, unit: MileageUnit | undefined): SearchRecord {
  return unit ? { ...car, car_odometer_unit: unit } : car;
}

function converted(value: number, from: MileageUnit, to: MileageUnit): number {
  return from === to ? value : Math.round((value * kmPerUnit[from]) / kmPerUnit[to]);
}

function withPowerText(car: SearchRecord, { language, country }: FeedPlace): SearchRecord {
  const { car_power: value, car_power_text: text } = car;
  if (typeof value !== 'number' || text !== undefined || !language) return car;
  return {
    ...car,
    car_power_text: powerText({ value, text: undefined }, language, isKilowattsFirst(country)),
  };
}

/** Technical data are texts with their unit; a plain number is in the usual one. */
const usualUnits: Readonly<Record<string, string>> = {
  emission: 'g/km',
  battery_size: 'kWh',
  ac_charging_speed: 'kW',
  dc_charging_speed: 'kW',
  weight: 'kg',
  cargo_volume: 'l',
  acceleration: 's',
};

const plainNumber = /^\s*\d+(?:[.,]\d+)?\s*$/;

function withUnits(car: SearchRecord, { language, country }: FeedPlace): SearchRecord {
  const { fuel_consumption: consumption, wltp_electric_range: range } = car;
  if (typeof consumption === 'string' && plainNumber.test(consumption))
    throw new FeedFactError(
      `fuel_consumption is '${consumption}' without its unit; write it as '5.4 l/100 km', '17.8 kWh/100 km' or '52 mpg'`,
    );
  const units = { ...usualUnits, ...(country && { wltp_electric_range: rangeUnit(country) }) };
  const completed = Object.entries(units).flatMap(([field, unit]) => {
    const value = car[field];
    if (typeof value !== 'string' || !plainNumber.test(value)) return [];
    const number = Number(value.replace(',', '.'));
    return [[field, `${language ? formatNumber(number, language) : value.trim()} ${unit}`] as const];
  });
  const inRangeUnit = typeof range === 'string' && country ? rangeIn(range, country, language) : undefined;
  return {
    ...car,
    ...Object.fromEntries(completed),
    ...(inRangeUnit && { wltp_electric_range: inRangeUnit }),
  };
}

/** British ranges are in miles, all others in kilometres: also where mileage is in Scandinavian miles. */
function rangeUnit(country: Site['country']): 'km' | 'miles' {
  return distanceUnitOf(country) === 'mi' ? 'miles' : 'km';
}

/** A single distance in a unit that the country does not use for ranges. */
function rangeIn(text: string, country: Site['country'], language?: Language): string | undefined {
  const [, figure = '', written = ''] = /^\s*(\d[\d\s\u00a0.,]*?)\s*([A-Za-z]+)\.?\s*$/.exec(text) ?? [];
  const unit = mileageUnitNamed(written);
  const to = rangeUnit(country);
  if (!unit || unit === to) return undefined;
  const value = Number(figure.replace(/[\s\u00a0.,](?=\d{3}\b)/g, '').replace(',', '.'));
  if (!Number.isFinite(value)) return undefined;
  return distanceText(converted(value, unit, to), to, language ?? 'en');
}

function withCurrency(car: SearchRecord): SearchRecord {
  const { car_price_currency: currency } = car;
  if (currency !== undefined && !/^[A-Z]{3}$/.test(String(currency)))
    throw new FeedFactError(
      `car_price_currency is '${currency}'; it is a code of three capital letters, such as SEK or GBP`,
    );
  return car;
}
