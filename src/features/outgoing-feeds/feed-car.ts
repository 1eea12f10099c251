import { parseCoordinates } from '../../shared/platform/coordinates.ts';
import { createLruCache } from '../../shared/platform/lru-cache.ts';
import { currencyOf } from '../../shared/sites/currency.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { absoluteUrl, type Site } from '../../shared/sites/site.ts';
import { structuredDataOf } from '../cars/car-page/structured-data.ts';
import type { Car } from '../cars/record/car.ts';
import { carName } from '../cars/record/car-name.ts';
import { carPath } from '../cars/record/car-path.ts';
import type { VocabularyField } from '../cars/vocabulary/vocabulary.ts';
import { codeNamed, wordOf } from '../cars/vocabulary/word-of.ts';
import type { Dealership } from '../dealers/dealership.ts';
import { dealershipStructuredData } from '../dealers/structured-data.ts';
import { earlierPrice, listPrice, shownPrice } from '../pricing/shown-price.ts';
import type { StoredCar } from './stored-car.ts';

/** Where a feed is of: a site in one of its languages. */
export type FeedPlace = {
  site: Site;
  language: Language;
  /** Whether pictures that show such a car, not the very one, may be sent. */
  illustrations: boolean;
};

/**
 * A car as feeds may tell of it: what its page shows, as plain data. Receivers' declarations are written over these
 * names, and one's own feeds, too.
 */
export type FeedCar = {
  id: string;
  /** Of its page, absolute, without campaign parameters. */
  url: string;
  /** 'Volvo XC60 T6 Plus 2023' */
  title: string;
  make: string;
  model: string;
  version?: string | undefined;
  trim?: string | undefined;
  year?: number | undefined;
  vin?: string | undefined;
  registrationNumber?: string | undefined;
  /** YYYY-MM-DD */
  firstRegistration?: string | undefined;
  condition?: 'new' | 'used' | undefined;
  /** Not built yet: it is ordered. */
  isSample: boolean;
  /** PC, LCV or MC. */
  vehicleType: string;
  /** The words of the page; `codes` says the same for programs. */
  body?: string | undefined;
  fuel?: string | undefined;
  gearbox?: string | undefined;
  drive?: string | undefined;
  colour?: string | undefined;
  codes: { body?: string; fuel?: string; gearbox?: string; drive?: string; colour?: string };
  doors?: number | undefined;
  seats?: number | undefined;
  owners?: number | undefined;
  powerHp?: number | undefined;
  /** Kilometres or miles, as the country counts; Scandinavian miles are given in kilometres. */
  mileage?: { value: number; unit: 'km' | 'miles' } | undefined;
  price: FeedPrice;
  description?: string | undefined;
  equipment: readonly string[];
  /** Absolute addresses, the first one first. */
  pictures: readonly string[];
  /** Why there are none: it has only pictures of such a car. */
  hasOnlyIllustrations: boolean;
  /** Why there are none, or fewer than the feed that brought the car names. */
  lacksPhotos: boolean;
  /** YYYY-MM-DD */
  inStockSince?: string | undefined;
  dealership?: FeedDealership | undefined;
  /** Those that extensions add, by their names in feeds. */
  fields: Readonly<Record<string, unknown>>;
  country: Site['country'];
  language: Language;
  /** As on its page, for search engines. */
  structuredData: () => object;
};

/** Each of these amounts is on the page. */
export type FeedPrice = {
  currency: string;
  /** On the tag. */
  amount: number;
  /** The tag of a van is without VAT. */
  isWithoutVat: boolean;
  /** What a private person pays. */
  withVat: number;
  /** Struck beside `amount`. */
  earlier?: number | undefined;
  /** As new, where the page tells it. */
  asNew?: number | undefined;
};

export type FeedDealership = {
  id: string;
  name: string;
  street?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  phone?: string | undefined;
  coordinates?: { latitude: number; longitude: number } | undefined;
};

export type CarInPlace = (car: StoredCar) => FeedCar;

/** Cars as feeds in a language of a site tell of them. What is the same for all cars of a dealership is made once. */
export function carInPlace(place: FeedPlace, dealerships: ReadonlyMap<string, Dealership>): CarInPlace {
  const { site, language } = place;
  const sellers = new Map(
    [...dealerships].map(([id, dealership]) => [
      id,
      {
        dealership: feedDealership(dealership),
        structuredData: once(() => dealershipStructuredData(dealership, site, language, undefined)),
      },
    ]),
  );
  return (car) => toFeedCar(car, place, sellers.get(car.dealership.id ?? ''));
}

type Seller = { dealership: FeedDealership; structuredData: () => object };

function toFeedCar(stored: StoredCar, place: FeedPlace, seller: Seller | undefined): FeedCar {
  const { site, language } = place;
  const car = inWordsOf(stored, place);
  const { pictures, hasOnlyIllustrations } = picturesOf(car, place);
  return {
    id: car.id,
    url: encodeURI(absoluteUrl(site, language, carPath(site, car))),
    title: titleOf(car),
    make: car.make,
    model: car.modelText ?? car.model,
    version: car.version,
    trim: car.trimPackage ?? car.version,
    year: car.year,
    vin: car.chassisNumber?.toUpperCase(),
    registrationNumber: car.registrationNumber,
    firstRegistration: day(car.firstRegistration),
    condition: car.isUsed === undefined ? undefined : car.isUsed ? 'used' : 'new',
    isSample: car.isSample,
    vehicleType: car.vehicleTypeCode ?? 'PC',
    body: car.body,
    fuel: car.fuel,
    gearbox: car.gearbox,
    drive: car.drive,
    colour: car.colour,
    codes: codesOf(stored),
    doors: car.doors,
    seats: car.seats,
    owners: car.owners,
    powerHp: car.power.value,
    mileage: distance(car),
    price: feedPrice(car, site),
    // A text in another language than the feed would be taken for the feed's own.
    description: car.fromFeed ? undefined : car.description,
    equipment: car.equipment,
    pictures,
    hasOnlyIllustrations,
    lacksPhotos: car.missingPhotos > 0,
    inStockSince: day(car.publishedAt),
    dealership: seller?.dealership,
    fields: car.fields,
    country: site.country,
    language,
    structuredData: () =>
      structuredDataOf(car, { site, language, images: pictures, seller: seller?.structuredData() }),
  };
}

function titleOf(car: StoredCar): string {
  let title = carName(car);
  if (car.version) title += ` ${car.version}`;
  if (car.year) title += ` ${car.year}`;
  return title;
}

function picturesOf(
  { images }: StoredCar,
  { site, illustrations }: FeedPlace,
): Pick<FeedCar, 'pictures' | 'hasOnlyIllustrations'> {
  const pictures: string[] = [];
  let hasIllustrations = false;
  for (const { original, is_illustration } of images) {
    hasIllustrations ||= is_illustration;
    const address = illustrations || !is_illustration ? absolutePicture(original, site) : undefined;
    if (address !== undefined) pictures.push(address);
  }
  return { pictures, hasOnlyIllustrations: pictures.length === 0 && hasIllustrations };
}

/** As its page in the language has it: the vocabulary's words, and no text that only the feed wrote. */
function inWordsOf(car: StoredCar, { site, language }: FeedPlace): StoredCar & Pick<Car, 'fromFeed'> {
  if (language === site.languages[0]) return car;
  const reader = { site, language };
  const wordFor = (field: VocabularyField, value: string) =>
    remembered(wordsByValue, `${site.country} ${site.languages[0]} ${language} ${field} ${value}`, () =>
      wordOf(field, value, reader),
    ) ?? value;
  const word = (field: VocabularyField, value: string | undefined) => value && wordFor(field, value);
  return {
    ...car,
    fromFeed: { language: site.languages[0], texts: new Set() },
    body: word('car_body', car.body),
    fuel: word('car_fuel', car.fuel),
    gearbox: word('car_gearbox', car.gearbox),
    drive: word('car_drive', car.drive),
    colour: word('car_color', car.colour),
    equipment: car.equipment.map((item) => wordFor('car_equipment', item)),
  };
}

function feedPrice(car: StoredCar, site: Site): FeedPrice {
  const { amount, withoutVat, amountWithVat } = shownPrice(car);
  const earlier = earlierPrice(car);
  return {
    currency: car.price.currency ?? currencyOf(site),
    amount,
    isWithoutVat: withoutVat,
    withVat: amountWithVat,
    earlier,
    asNew: earlier === undefined ? listPrice(car) : undefined,
  };
}

function feedDealership({
  id,
  name,
  street,
  zip,
  city,
  region,
  phone,
  coordinates,
}: Dealership): FeedDealership {
  return { id, name, street, zip, city, region, phone, coordinates: parseCoordinates(coordinates) };
}

/** A stock has few words, each thousands of times. */
const codesByWord = createLruCache<{ found: string | undefined }>(5000);
const wordsByValue = createLruCache<{ found: string | undefined }>(5000);

function remembered(
  known: typeof codesByWord,
  key: string,
  find: () => string | undefined,
): string | undefined {
  return known(key, () => ({ found: find() })).found;
}

const codedFields = [
  ['body', 'car_body'],
  ['fuel', 'car_fuel'],
  ['gearbox', 'car_gearbox'],
  ['drive', 'car_drive'],
  ['colour', 'car_color'],
] as const satisfies [keyof FeedCar['codes'], VocabularyField][];

function codesOf(car: StoredCar): FeedCar['codes'] {
  const codes: FeedCar['codes'] = {};
  for (const [name, field] of codedFields) {
    const written = car[name];
    const code = written && remembered(codesByWord, `${field} ${written}`, () => codeNamed(field, written));
    if (code) codes[name] = code;
  }
  return codes;
}

const KM_PER_MIL = 10;

/** Without its unit a distance is left out. */
function distance({ mileage: { value, unit } }: StoredCar): FeedCar['mileage'] {
  if (value === undefined) return undefined;
  if (unit === 'mil') return { value: value * KM_PER_MIL, unit: 'km' };
  return unit === 'km' || unit === 'miles' ? { value, unit } : undefined;
}

/** Addresses of the media library have no host, and a picture in a format that some receivers refuse. */
function absolutePicture(address: string, { url }: Pick<Site, 'url'>): string | undefined {
  if (/^https?:\/\//.test(address)) return address;
  return address.startsWith('/') ? url + address.replace(ofMediaLibrary, '$1.jpeg') : undefined;
}

const ofMediaLibrary = /^(\/media\/[^/]+\/\d+)\.(?:avif|webp)$/;

function day(time: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
