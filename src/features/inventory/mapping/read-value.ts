import { nameKey } from '../../../shared/search/name-key.ts';
import { countries } from '../../../shared/sites/countries.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { type MileageUnit, mileageUnitNamed, mileageUnitOf } from '../../../shared/sites/mileage-unit.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { isVocabularyField } from '../../cars/vocabulary/vocabulary.ts';
import type { Cell, Scalar } from '../reading/flat-record.ts';
import { textFromHtml } from '../text-from-html.ts';
import type { FieldRule } from './feed-mapping.ts';
import { cellText, scalarsOf } from './rule-cell.ts';
import type { TargetField } from './target-fields.ts';
import { makeByKey, nearestMake } from './values/make-names.ts';
import { partOfText } from './values/part-of-text.ts';
import { readCount } from './values/read-count.ts';
import { readDate, readYear } from './values/read-date.ts';
import { convertDistance, readDistance } from './values/read-distance.ts';
import { readDuration } from './values/read-duration.ts';
import { readFlag } from './values/read-flag.ts';
import { readMoney } from './values/read-money.ts';
import { readNumber } from './values/read-number.ts';
import { readOpeningHours } from './values/read-opening-hours.ts';
import { readPower } from './values/read-power.ts';
import { knownWord, readWord } from './values/read-word.ts';
import { isVatDeductible } from './values/vat-words.ts';

/** Where the index is: its words and units. */
export type MappingPlace = { language: Language; country?: Site['country'] | undefined };

export type ReadValue = {
  /** Undefined where nothing can be made of what is written. */
  value: unknown;
  /** Written so, and known to nobody; the nearest that is known, if any. */
  unknown?: { written: string; nearest?: string | undefined };
  /** A price that is said to be without VAT. */
  isWithoutVat?: boolean;
  currency?: string | undefined;
};

type Reader = (text: string, at: ReaderContext) => ReadValue;
type ReaderContext = { rule: FieldRule; place: MappingPlace; unit: string | undefined; field: string };

/** What a cell means in a field: unknown words stay as they are written where the field takes any text. */
export function readValue(
  { name, type }: TargetField,
  cell: Cell,
  rule: FieldRule,
  place: MappingPlace,
  unit: string | undefined = rule.unit,
): ReadValue {
  const context = { rule, place, unit, field: name };
  const reader = ownReaders[name] ?? partReaders[lastPart(name)] ?? readers[type] ?? readText;
  if (type === 'texts') return readTexts(cell, context);
  if (name.endsWith('.openinghours')) return readHours(cell, context);
  if (name === 'car_images') return { value: addresses(cell).map((original) => ({ original })) };
  if (name === 'car_primary_image') return { value: withOriginal(addresses(cell)[0]) };
  const text = oneText(cell, type, name);
  const written = rule.part === undefined ? text : partOfText(text, rule.part);
  if (written === undefined || written === '') return { value: undefined };
  const decided = decisionOf(rule, written);
  if (decided !== undefined) return decided === null ? { value: undefined } : { value: decided };
  return reader(written, context);
}

/** Of a list a field with one value takes the first; a text takes all of it. */
function oneText(cell: Cell, type: TargetField['type'], name: string): string {
  const isJoined = type === 'text' && !isVocabularyField(name) && name !== 'car_price_currency';
  return isJoined || !Array.isArray(cell) ? cellText(cell) : cellText(scalarsOf(cell)[0] ?? '');
}

/** Upper and lower case, blanks and dashes make no difference. */
export function decisionOf({ values }: FieldRule, written: string): Scalar | null | undefined {
  if (!values) return undefined;
  if (Object.hasOwn(values, written)) return values[written];
  const key = decisionKey(written);
  const found = Object.keys(values).find((name) => decisionKey(name) === key);
  return found === undefined ? undefined : values[found];
}

function decisionKey(written: string): string {
  return nameKey(written) || written.trim();
}

const unread = (written: string): ReadValue => ({ value: undefined, unknown: { written } });

const readText: Reader = (text, { field, place }) => {
  if (isVocabularyField(field)) return readVocabulary(field, text, place);
  return { value: text };
};

function readVocabulary(
  field: Parameters<typeof readWord>[0],
  text: string,
  { language }: MappingPlace,
): ReadValue {
  const isOpen =
    ['car_equipment', 'car_missing_equipment', 'car_campaigns'].includes(field) ||
    /_(?:city|region)$/.test(field);
  if (isOpen) return { value: knownWord(field, text, language) ?? text };
  const read = readWord(field, text, language);
  if ('word' in read) return { value: read.word };
  // A colour of its maker's own is none of ours, and no mistake.
  const isKept = field === 'car_color' && read.nearest === undefined;
  return { value: text, ...(!isKept && { unknown: { written: text, nearest: read.nearest } }) };
}

const readMake: Reader = (text) => {
  const known = makeByKey.get(nameKey(text));
  if (known !== undefined) return { value: known };
  const nearest = nearestMake(text);
  return { value: text, ...(nearest && { unknown: { written: text, nearest } }) };
};

const writing = ({ rule }: ReaderContext) => ({ decimal: rule.decimal });

const readPrice: Reader = (text, context) => {
  const money = readMoney(text, writing(context));
  if (!money) return unread(text);
  const amount = context.unit === 'thousands' ? money.amount * 1000 : money.amount;
  return { value: round(amount), isWithoutVat: money.isWithoutVat, currency: money.currency };
};

const readMileage: Reader = (text, context) => {
  const read = readDistance(text, writing(context));
  if (!read || read.value < 0) return unread(text);
  const isThousandKm = context.unit === 'tkm';
  const thousands = isThousandKm || context.unit === 'thousands' ? 1000 : 1;
  const to = targetUnit(context.place);
  const from = read.unit ?? (isThousandKm ? 'km' : mileageUnitNamed(context.unit ?? '')) ?? to;
  return { value: Math.round(convertDistance(read.value * thousands, from, to)) };
};

function targetUnit({ country }: MappingPlace): MileageUnit {
  return country ? mileageUnitOf(country) : 'km';
}

const readPlainNumber: Reader = (text, context) => {
  const read = readNumber(text, { ...writing(context), isLarge: true });
  if (!read) return unread(text);
  return { value: context.unit === 'thousands' ? read.value * 1000 : read.value };
};

const readSmallNumber: Reader = (text, context) => {
  const read = readNumber(text, writing(context));
  return read ? { value: read.value } : unread(text);
};

/** '5.4' in a column of litres for 100 km; what has a unit keeps it. */
const readConsumption: Reader = (text, { unit, place }) => {
  const plain = /^\s*(\d+(?:[.,]\d+)?)\s*$/.exec(text)?.[1];
  // '21/29' is town and country.
  const isTwo = /^\s*\d+(?:[.,]\d+)?\s*\/\s*\d+(?:[.,]\d+)?(?!\s*km)/.test(text);
  if (plain === undefined) return readNumber(text) && !isTwo ? { value: text } : unread(text);
  const usual = unit ?? (place.country ? countries[place.country].consumption : 'l/100 km');
  if (usual === 'km/l') return { value: `${round(100 / Number(plain.replace(',', '.')))} l/100 km` };
  return Number(plain.replace(',', '.')) > 0 ? { value: `${plain} ${usual}` } : { value: undefined };
};

/** 0 of what every such car has is no statement. */
const readFigureText: Reader = (text) =>
  /^\s*0+(?:[.,]0+)?\s*$/.test(text) ? { value: undefined } : { value: text };

/** '59.33, 18.07' and '59,33 18,07', also from two columns joined with a comma. */
const readCoordinates: Reader = (text) => {
  const plain = text.replace(/[°()[\]]/g, '').trim();
  const [, latitude, longitude] =
    /^(-?\d+[.,]\d+)\s*[,;\s/]\s*(-?\d+[.,]\d+)$/.exec(plain) ??
    /^(-?\d+)\s*[,;\s]\s*(-?\d+)$/.exec(plain) ??
    [];
  return {
    value:
      latitude && longitude
        ? `${withPoint(latitude)},${withPoint(longitude)}`
        : plain.replace(/\s+/g, '').replace(';', ','),
  };
};

const readDegrees: Reader = (text) => ({ value: withPoint(text.replace(/[°\s]/g, '')) });

function withPoint(figure: string): string {
  return figure.replace(',', '.');
}

const readers: Partial<Record<TargetField['type'], Reader>> = {
  id: (text) => ({ value: text }),
  number: readSmallNumber,
  amount: readPlainNumber,
  year: (text) => {
    const year = readYear(text);
    return year === undefined ? unread(text) : { value: year };
  },
  flag: (text) => {
    const flag = readFlag(text);
    return flag === undefined ? unread(text) : { value: flag };
  },
  date: (text, { rule }) => {
    const date = readDate(text, rule.dateOrder);
    return date === undefined ? unread(text) : { value: date };
  },
  coordinates: readCoordinates,
};

const ownReaders: Readonly<Record<string, Reader>> = {
  car_brand: readMake,
  car_price: readPrice,
  car_price_exkl_vat: readPrice,
  car_campaign_price: readPrice,
  car_campaign_price_exkl_vat: readPrice,
  car_retail_price: readPrice,
  car_retail_price_exkl_vat: readPrice,
  gross_price: readPrice,
  car_monthly_cost: readPrice,
  car_vehicle_tax: readPrice,
  retailPrice: readPrice,
  service_price: readPrice,
  service_price_exkl_vat: readPrice,
  service_discount: readPrice,
  service_minutes: (text, { unit }) => {
    const minutes = readDuration(text, unit === 'h' ? 'h' : 'min');
    return minutes === undefined ? unread(text) : { value: minutes };
  },
  car_mileage: readMileage,
  car_odometer: readMileage,
  car_power: (text, context) => {
    const unit = context.unit === 'kw' || context.unit === 'bhp' ? context.unit : 'hp';
    const power = readPower(text, unit, writing(context));
    return power === undefined ? unread(text) : { value: power };
  },
  car_seats: readSmallNumber,
  car_doors: readSmallNumber,
  car_owners: (text) => {
    const count = readCount(text);
    return count === undefined ? unread(text) : { value: count };
  },
  site_geocoord: readCoordinates,
  car_regno: (text) => ({ value: text.toUpperCase() }),
  car_chassino: (text) => ({ value: text.toUpperCase().replace(/\s/g, '') }),
  car_price_currency: (text) => ({ value: currencyCode(text) }),
  car_description: (text) => ({ value: textFromHtml(text) }),
  car_vat_eligible: (text) => {
    const flag = readFlag(text) ?? isVatDeductible(text);
    return flag === undefined ? unread(text) : { value: flag };
  },
  fuel_consumption: readConsumption,
  emission: readFigureText,
  wltp_electric_range: readFigureText,
  battery_size: readFigureText,
  weight: readFigureText,
};

/** Of parts of records, by their last name. */
const partReaders: Readonly<Record<string, Reader>> = {
  lat: readDegrees,
  lng: readDegrees,
  // A combined charging system has a sign of its own; the plug of Europe is the second.
  icon: (text) => ({ value: combinedPlug(text) }),
  connector: (text) => ({ value: combinedPlug(text) ? undefined : text }),
};

function combinedPlug(text: string): 'CCS1' | 'CCS2' | undefined {
  if (/\bccs\W*(?:combo\W*)?1\b/i.test(text)) return 'CCS1';
  return /\bccs|combo\W*2/i.test(text) ? 'CCS2' : undefined;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function readHours(cell: Cell, { place }: ReaderContext): ReadValue {
  const written = scalarsOf(cell).map((part) => textFromHtml(String(part)));
  const hours = readOpeningHours(written, place.language);
  return hours ? { value: hours } : unread(written.join('; '));
}

const signs: Readonly<Record<string, string>> = {
  ...{ '£': 'GBP', '€': 'EUR', $: 'USD', EURO: 'EUR', EUROS: 'EUR' },
};

function currencyCode(text: string): string {
  const written = text.trim().toUpperCase();
  return signs[written] ?? written;
}

function readTexts(cell: Cell, { rule, field, place }: ReaderContext): ReadValue {
  const parts = Array.isArray(cell) ? scalarsOf(cell).map(String) : splitList(String(cell));
  const list = parts.flatMap((part) => {
    const text = textFromHtml(part)
      .replace(/^[•*\-–]\s*/, '')
      .trim();
    const decided = decisionOf(rule, text);
    if (decided === null || text === '') return [];
    if (decided !== undefined) return [decided];
    return isVocabularyField(field) ? [readVocabulary(field, text, place).value] : [text];
  });
  return { value: [...new Set(list)] };
}

/** By the sign that a list in one text is most likely cut by. */
export function splitList(text: string): readonly string[] {
  const plain = /<li|<br|<p/i.test(text) ? textFromHtml(text) : text;
  const listed = plain.trim().replace(/^[[{(]\s*(.*?)\s*[\])}]$/s, '$1');
  for (const sign of ['|', ';', '\n', '•', ' / ']) if (listed.includes(sign)) return parts(listed, sign);
  return parts(listed, ',');
}

function parts(text: string, sign: string): string[] {
  return text
    .split(sign)
    .map((part) =>
      part
        .trim()
        .replace(/^['"](.*)['"]$/, '$1')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** Web addresses and paths of pictures, in their order, each once. */
export function addresses(cell: Cell): readonly string[] {
  const all = scalarsOf(cell).flatMap((scalar) => {
    const text = String(scalar);
    const absolute = text.match(/https?:\/\/[^\s"'<>|;\]]+?(?=[,;|\s"'\]]+https?:|[\s"'<>|;\]]|,?$)/gi);
    if (absolute) return absolute;
    return text
      .split(/[|;,\s]+/)
      .map((part) => part.replace(/^["'[]+|["'\]]+$/g, ''))
      .filter((part) => part !== '');
  });
  return [...new Set(all.map((address) => address.replace(/^\/\//, 'https://')))];
}

function withOriginal(original: string | undefined) {
  return original && { original };
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
