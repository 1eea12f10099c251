import { parseCoordinates } from '../../../../shared/platform/coordinates.ts';
import { nameKey } from '../../../../shared/search/name-key.ts';
import { isVocabularyField } from '../../../cars/vocabulary/vocabulary.ts';
import { parseHours } from '../../../dealers/parse-hours.ts';
import { parsePowerWatts } from '../../../locator/charging-power.ts';
import { splitList } from '../read-value.ts';
import type { TargetField } from '../target-fields.ts';
import { makeByKey } from '../values/make-names.ts';
import { readCount } from '../values/read-count.ts';
import { readDate, readYear } from '../values/read-date.ts';
import { readDistance } from '../values/read-distance.ts';
import { readDuration } from '../values/read-duration.ts';
import { readFlag } from '../values/read-flag.ts';
import { readMoney } from '../values/read-money.ts';
import { readNumber } from '../values/read-number.ts';
import { readPower } from '../values/read-power.ts';
import { codeOf } from '../values/read-word.ts';
import { isVatDeductible } from '../values/vat-words.ts';
import type { ColumnProfile } from './column-profile.ts';

type Fit = (text: string) => boolean;

const within = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most;
const numberWithin =
  (least: number, most: number): Fit =>
  (text) =>
    text.length < 30 && within(readNumber(text)?.value, least, most);

export const isAddress: Fit = (text) =>
  /^(?:https?:)?\/\/\S+$/i.test(text) ||
  /\.(?:jpe?g|png|webp|avif)(?:\?\S*)?$/i.test(text) ||
  /https?:\/\//.test(text);
const isAmount: Fit = (text) => text.length < 40 && within(readMoney(text)?.amount, 0, 1e6);
const isPicture: Fit = (text) => isAddress(text) && !/\.(?:html?|php|aspx?|mp4)(?:$|\?)/i.test(text);
/** By its ending, or by what its address is called. */
export const looksLikePicture: Fit = (text) =>
  isAddress(text) &&
  /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#&/])|\/(?:images?|img|photos?|pictures?|pics?|fotos?|media)[/.]/i.test(
    text,
  );
export const isVin: Fit = (text) =>
  /^[A-HJ-NPR-Z\d]{17}$/i.test(text) && /\d/.test(text) && /[a-z]/i.test(text);
const isShort: Fit = (text) => text.length <= 60 && !isAddress(text);
const isNoNumber: Fit = (text) => !/^-?[\d.,\s]+$/.test(text);

const isName: Fit = (text) => isShort(text) && isNoNumber(text);
/** 'Dealer' and 'Private' are no names of dealers. */
const isKindOfSeller: Fit = (text) =>
  /^(?:dealer|trade|trader|private|private seller|privat|privatperson|privatperson\/-verkauf|händler|handlare|företag|forhandler|yksityinen|liike|particulier|particular|particolare|professionnel|profesional|professional|pro|concessionnaire|concesionario|concession[aá]ria|loja|pessoa f[ií]sica|galeriden|sahibinden|osoba prywatna|firma|bazar|soukromn[ií]k)$/i.test(
    text,
  );
const isMail: Fit = (text) => text.includes('@');
const isPhone: Fit = (text) => /^[+(\d][\d\s()/.–-]{5,}$/.test(text);
const isPostcode: Fit = (text) => /^(?=.*\d)[\p{L}\d][\p{L}\d\s-]{2,9}$/u.test(text);
const isCurrency: Fit = (text) => /^(?:[A-Z]{3}|[£€$]|kr|euros?)$/i.test(text);
const isLatitude: Fit = (text) => /\d/.test(text) && within(Number(text.replace(',', '.')), -90, 90);
const isLongitude: Fit = (text) => /\d/.test(text) && within(Number(text.replace(',', '.')), -180, 180);
const saysHours: Fit = (text) =>
  (/\d/.test(text) && parseHours(text) !== undefined) || /24\s*\/\s*7|dygnet runt/i.test(text);

const fits: Readonly<Record<string, Fit>> = {
  car_brand: (text) => makeByKey.has(nameKey(text)),
  car_model: (text) => isShort(text) && text.length <= 40,
  car_version: (text) => text.length <= 120 && !isAddress(text) && isNoNumber(text),
  car_trim_package: (text) => isShort(text) && isNoNumber(text),
  car_year: (text) => text.length < 20 && within(readYear(text), 1900, 2035),
  car_price: (text) => text.length < 40 && within(readMoney(text)?.amount, 0, 1e9),
  car_mileage: (text) => text.length < 40 && within(readDistance(text)?.value, 0, 3e6),
  car_odometer_unit: (text) => /^(?:km|mil|miles?|mi|kilomet\w*)$/i.test(text),
  car_power: (text) => within(readPower(text), 10, 3000),
  car_doors: numberWithin(1, 9),
  car_seats: numberWithin(1, 60),
  car_owners: (text) => text.length < 30 && within(readCount(text), 0, 30),
  car_price_currency: isCurrency,
  car_chassino: (text) => /^[A-HJ-NPR-Z\d*]{11,17}$/i.test(text),
  car_regno: (text) => text.length <= 12 && /^[\p{L}\d\s-]+$/u.test(text) && /\d|\p{Lu}{2}/u.test(text),
  car_description: (text) => text.length > 25,
  car_equipment: (text) => isNoNumber(text) && !isAddress(text),
  car_images: isPicture,
  car_primary_image: isPicture,
  car_color: (text) => isShort(text) && isNoNumber(text),
  car_vat_eligible: (text) => readFlag(text) !== undefined || isVatDeductible(text) !== undefined,
  car_condition: (text) => codeOf('car_condition', text) !== undefined,
  car_site_city: isName,
  car_site_name: (text) => isName(text) && !isKindOfSeller(text),
  car_site_region: isName,
  'car_sellers.0.email': isMail,
  'car_sellers.0.phone': isPhone,
  'car_sellers.0.name': (text) => isShort(text) && isNoNumber(text) && !text.includes('@'),
  emission: numberWithin(0, 900),
  fuel_consumption: numberWithin(0.1, 150),
  wltp_electric_range: numberWithin(5, 1200),
  battery_size: numberWithin(0.5, 250),
  weight: numberWithin(50, 60_000),
  acceleration: numberWithin(1.5, 60),
  site_official_name: isName,
  site_street: (text) => isShort(text) && /\p{L}/u.test(text),
  site_zip: isPostcode,
  site_city: isName,
  site_region: isName,
  site_phone: isPhone,
  site_email: isMail,
  site_image_url: isPicture,
  website_sort_order: numberWithin(0, 1e6),
  site_brands: (text) => text.length <= 300 && splitList(text).some((part) => makeByKey.has(nameKey(part))),
  'site_departments.0.service_name': (text) => text.length <= 300 && isNoNumber(text) && !isAddress(text),
  'site_departments.0.openingschedule.openinghours': saysHours,
  'openingschedule.openinghours': saysHours,
  zip: isPostcode,
  country: (text) => text.length <= 60 && isNoNumber(text),
  'chargerOptions.0.amount': (text) => /^\d{1,3}$/.test(text),
  'chargerOptions.0.watts': (text) => parsePowerWatts(text) !== undefined,
  'chargerOptions.0.connector': (text) => isShort(text) && isNoNumber(text),
  lat: isLatitude,
  lng: isLongitude,
  service_price: isAmount,
  service_price_exkl_vat: isAmount,
  service_discount: isAmount,
  service_minutes: (text) => within(readDuration(text), 0, 6000),
  service_name: (text) => text.length <= 200 && isNoNumber(text) && !isAddress(text),
  service_category: isName,
  service_makes: (text) => splitList(text).some((part) => makeByKey.has(nameKey(part))),
  service_fuels: (text) => splitList(text).some((part) => codeOf('car_fuel', part) !== undefined),
  retailPrice: (text) => text.length < 40 && within(readMoney(text)?.amount, 0, 1e6),
  currency: isCurrency,
  images: isPicture,
  manufacturer: (text) => isShort(text) && isNoNumber(text),
  type_manf_year: (text) => text.length < 20 && /(?:19|20)\d{2}/.test(text),
  latitude: isLatitude,
  longitude: isLongitude,
};

const fitsByType: Readonly<Partial<Record<TargetField['type'], Fit>>> = {
  id: (text) => text.length <= 100 && !/\s{2}|^https?:/.test(text),
  number: (text) => text.length < 40 && readNumber(text) !== undefined,
  amount: (text) => text.length < 40 && within(readNumber(text, { isLarge: true })?.value, 0, 1e12),
  year: (text) => within(readYear(text), 1885, 2100),
  flag: (text) => readFlag(text) !== undefined,
  date: (text) => readDate(text) !== undefined,
  coordinates: (text) => parseCoordinates(text.replace(/\s/g, '')) !== undefined,
  text: (text) => text !== '',
  texts: (text) => text !== '',
};

/** Whether values tell the field, and not its type alone. */
export function hasOwnFit(field: string): boolean {
  return Object.hasOwn(fits, field);
}

/** The share of the values of a column that the field can take, from 0 to 1. */
export function valueFit(
  { name, type }: Pick<TargetField, 'name' | 'type'>,
  { texts }: ColumnProfile,
): number {
  if (texts.length === 0) return 0;
  const fit =
    fits[name] ?? (isVocabularyField(name) && isClosed(name) ? inVocabulary(name) : fitsByType[type]);
  return fit ? texts.filter(fit).length / texts.length : 0;
}

function isClosed(name: string): boolean {
  return ['car_fuel', 'car_body', 'car_gearbox', 'car_drive', 'car_vehicle_type'].includes(name);
}

const inVocabulary =
  (field: Parameters<typeof codeOf>[0]): Fit =>
  (text) =>
    codeOf(field, text) !== undefined;
