import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingTexts, wrongTexts } from '../../scripts/languages/added-language.ts';
import { messageFiles } from '../../scripts/messages/message-files.ts';
import { builtInTexts, textsFor } from '../../src/content/publishing/built-in-texts.ts';
import { departmentDay } from '../../src/features/booking/department-days.ts';
import { bookingMail } from '../../src/features/booking/notifications/booking-mail.ts';
import { bookingMailText } from '../../src/features/booking/notifications/booking-mail-text.ts';
import { aServiceBooking } from '../../src/features/booking/notifications/testing/a-service-booking.ts';
import { powerText } from '../../src/features/cars/in-language/technical-in-language.ts';
import { readPhrase } from '../../src/features/cars/phrase/read-phrase.ts';
import { parseDealership } from '../../src/features/dealers/dealership.ts';
import { withHolidays } from '../../src/features/dealers/holidays.ts';
import { openingHoursOn } from '../../src/features/dealers/opening-schedule.ts';
import { namedHours, parseHours } from '../../src/features/dealers/parse-hours.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../src/features/dealers/testing/a-dealership.ts';
import { everyDay } from '../../src/features/dealers/testing/a-schedule.ts';
import { parseWeekdays } from '../../src/features/dealers/weekdays.ts';
import {
  parseRegistrationNumber,
  typedRegistrationNumber,
} from '../../src/features/tyre-hotel/registration-number.ts';
import { serviceVisit } from '../../src/features/workshop/service-visit.ts';
import { embeddedGeocoder } from '../../src/shared/maps/adapters/embedded-geocoder.ts';
import {
  formatRegistrationNumber,
  hasFormOf,
  normalizeRegistrationNumber,
} from '../../src/shared/number-plates/registration-number.ts';
import { typedPlate } from '../../src/shared/number-plates/views/number-plate-field.tsx';
import { readLocaleFolder } from '../../src/shared/platform/locale/read-locale-folder.ts';
import type { Facet } from '../../src/shared/search/port.ts';
import type { Country } from '../../src/shared/sites/countries.ts';
import { countryRules } from '../../src/shared/sites/country-rules.ts';
import { formatDate, formatMoney } from '../../src/shared/sites/formats.ts';
import { inSentence } from '../../src/shared/sites/in-sentence.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { toInternationalNumber } from '../../src/shared/sites/phone-number.ts';
import { quoted } from '../../src/shared/sites/quoted.ts';
import { withSmallInitial } from '../../src/shared/sites/small-initial.ts';
import { aSite } from '../../src/shared/sites/testing/a-site.ts';

const root = join(import.meta.dirname, '../..');
const folder = readLocaleFolder(import.meta.dirname);
// The compiler knows the product's own countries and languages only.
const DE = 'DE' as Country;
const de = 'de' as Language;

test('every text and every word of the product is in German, with the same placeholders', () => {
  expect(missingTexts(folder, 'en', root)).toEqual([]);
  expect(wrongTexts(folder, root)).toEqual([]);
});

test('no text is that of the fallback, but for units and what both languages call the same', () => {
  const english = builtInTexts.en as Readonly<Record<string, string>>;
  const same = Object.entries(builtInTexts[de])
    .filter(([key, text]) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')) && text === english[key])
    .map(([, text]) => text);
  expect(same.sort()).toEqual([
    ...['?quoteRef={quoteRef}#contact-reserve', 'Code {code}', 'Film', 'Marketing', 'Name', 'Name A–Z'],
    ...['Pause', 'Region', 'Region', 'mil'],
  ]);
});

test('money, dates and quotation marks as Germany writes them', () => {
  expect(formatMoney(20_450, 'EUR', de)).toBe('20.450\u00a0€');
  expect(formatMoney(20_450.5, 'EUR', de)).toBe('20.450,50\u00a0€');
  expect(formatDate(new Date('2026-11-18T12:00:00Z'), de, 'Europe/Berlin')).toBe('18.11.2026');
  expect(quoted('Kombi', de)).toBe('„Kombi“');
  expect(toInternationalNumber('0171 123 45 67', DE)).toBe('+491711234567');
});

test('visitors find German towns by any spelling, and postcodes of large cities', async () => {
  const geocoder = embeddedGeocoder();
  const query = { country: DE, language: de };
  const suggested = await geocoder.suggest({ ...query, text: 'hamb', limit: 3 });
  expect(suggested[0]).toMatchObject({ name: 'Hamburg', kind: 'town', country: 'DE' });
  expect(await geocoder.geocode({ ...query, text: 'Muenchen' })).toMatchObject({
    name: 'München',
    context: 'Bayern',
  });
  expect(await geocoder.geocode({ ...query, text: '22087' })).toMatchObject({
    kind: 'postcode',
    context: 'Hamburg',
  });
  expect(await geocoder.geocode({ ...query, text: 'Lueneburg' })).toMatchObject({ name: 'Lüneburg' });
});

test('nouns keep their capital within a sentence, and a holiday with a number is a name', () => {
  expect(inSentence('Automatik', de)).toBe('Automatik');
  expect(inSentence('Automatic', 'en')).toBe('automatic');
  expect(withSmallInitial('Ihre Position', de)).toBe('Ihre Position');
  expect(namedHours('1. Weihnachtstag: geschlossen')).toEqual({
    name: '1. Weihnachtstag',
    hours: 'Geschlossen',
  });
});

test('plates have up to eight letters and figures, also in the tyre hotel', () => {
  expect(typedRegistrationNumber('b-mw 1234', DE)).toBe('BMW1234');
  expect(typedRegistrationNumber('wob xy 123h 5', DE)).toBe('WOBXY123');
  expect(parseRegistrationNumber('M-AB 123 4E')).toBe('MAB1234E');
  expect(parseRegistrationNumber('LÖ-AB 1234')).toBe('LÖAB1234');
});

test('kilowatts come before horsepower', () => {
  expect(powerText({ value: 150, text: undefined }, de, true)).toBe(
    '150 PS (110 kW)'.replace(/(.*) \((.*)\)/, '$2 ($1)'),
  );
});

test.each([
  ['b mw 1234', 'B-MW 1234'],
  ['HH-AB 12E', 'HH-AB 12E'],
  ['M-XY 7 H', 'M-XY 7H'],
  ['KA AB 123 04/10', 'KA-AB 123 04/10'],
  ['LÖ-CH 99', 'LÖ-CH 99'],
])('a plate %s is written %s, and is one that Germany gives out', (feed, written) => {
  expect(formatRegistrationNumber(feed, DE)).toBe(written);
  expect(hasFormOf(DE, normalizeRegistrationNumber(feed))).toBe(true);
});

test('what is no German plate is none, and without its spaces nobody guesses where they were', () => {
  for (const wrong of ['B-MW 0123', '1234', 'ABCDEF 1', 'B-MW 12345', 'BMW1234X'])
    expect(hasFormOf(DE, normalizeRegistrationNumber(wrong)), wrong).toBe(false);
  expect(formatRegistrationNumber('BMW1234', DE)).toBe('BMW1234');
});

test.each([
  ['Fronleichnam', '2027-05-27', 'Bayern', false],
  ['Fronleichnam', '2027-05-27', 'Berlin', true],
  ['Fronleichnam', '2027-05-27', undefined, true],
  ['Internationaler Frauentag', '2027-03-08', 'Berlin', false],
  ['Internationaler Frauentag', '2027-03-08', 'Bayern', true],
  ['Buß- und Bettag', '2026-11-18', 'Sachsen', false],
  ['Buß- und Bettag', '2026-11-18', 'Hamburg', true],
  ['Karfreitag', '2027-03-26', 'Hamburg', false],
  ['Tag der Deutschen Einheit', '2026-10-03', undefined, false],
])('%s, %s: a workshop in %s is open: %s', (_name, date, region, isOpen) => {
  const schedule = everyDay('7–17');
  expect(departmentDay({ country: DE, region, schedule }, date).open.length > 0).toBe(isOpen);
});

test('hours that a dealership gives for the day come before its holiday', () => {
  const schedule = { ...everyDay('7–17'), deviationdays: [{ day: '2027-05-27', displayText: '8–12' }] };
  expect(departmentDay({ country: DE, region: 'Bayern', schedule }, '2027-05-27').open).toEqual([
    { startsAt: 480, endsAt: 720 },
  ]);
});

test('the page of a dealership names the coming holidays of its region', () => {
  const dealership = parseDealership(
    aDealershipRecord({ site_region: 'Bayern', site_departments: [aDepartmentRecord()] }),
  );
  if (!dealership) throw new Error('no dealership');
  const shown = withHolidays(dealership, DE, '2027-05-20', 'Geschlossen');
  const schedule = shown.departments[0]?.openingschedule;
  expect(schedule?.deviationdays).toEqual([{ day: '2027-05-27', displayText: 'Fronleichnam: Geschlossen' }]);
  expect(schedule && openingHoursOn(schedule, '2027-05-27')).toEqual([]);
});

test('a field keeps the dash of a plate and no more than eight letters and figures', () => {
  expect(typedPlate('b-mw 1234e', DE, 8)).toBe('B-MW 1234E');
  expect(typedPlate(' b - mw  1234 56', DE, 8)).toBe('B-MW 1234 5');
  expect(typedPlate('abc 12d', 'SE', 6)).toBe('ABC12D');
});

test('loans come with the example of § 17 PAngV, and never with British finance', () => {
  expect(countryRules({ country: DE }, de)).toMatchObject({
    showsConsumerCreditExample: true,
    showsUkFinance: false,
  });
  expect(textsFor(de)('financeCreditExample')).toMatch(
    /^Repräsentatives Beispiel gemäß § 17 PAngV: Nettodarlehensbetrag/,
  );
});

test('opening hours of a German feed are read', () => {
  expect(parseHours('Geschlossen')).toEqual([]);
  expect(parseWeekdays('Montag–Freitag')).toEqual([0, 1, 2, 3, 4]);
});

const stock: readonly Facet[] = [
  facet('car_fuel', 'Diesel', 'Benzin', 'Elektro'),
  facet('car_body', 'Kombi', 'SUV', 'Cabrio'),
  facet('car_gearbox', 'Schaltgetriebe', 'Automatik'),
  range('car_price', 5000, 90_000),
  range('car_model_year', 2012, 2026),
  range('car_mileage', 0, 200_000),
];

function range(name: string, min: number, max: number): Facet {
  return { name, type: 'histogram', min, max, count: 7, values: [] };
}

function facet(name: string, ...values: string[]): Facet {
  return { name, type: 'hierarchical', values: values.map((text) => ({ text, count: 7, children: [] })) };
}

test.each([
  ['Diesel Kombi', ['Diesel', 'Kombi']],
  ['Kombi mit Schaltgetriebe', ['Kombi', 'Schaltgetriebe']],
  ['Automatik Benziner', ['Automatik', 'Benzin']],
  ['SUV unter 20.000 €', ['SUV', { kind: 'price', to: 20_000 }]],
  ['Elektroauto ab 2020', ['Elektro', { kind: 'year', from: 2020 }]],
  ['Diesel bis 50.000 km', ['Diesel', { kind: 'mileage', to: 50_000 }]],
])('what buyers type is read: %s', (phrase, expected) => {
  const bounds = { price: { min: 5000, max: 90_000 }, monthly: undefined };
  const context = { country: DE, thisYear: 2026, bounds, stock, indexLanguage: de, languages: [de] };
  const read = readPhrase(phrase, context as unknown as Parameters<typeof readPhrase>[1]).map((part) =>
    part.kind === 'values' ? part.values[0]?.path.at(-1) : part.kind === 'amount' ? part.filter : part.kind,
  );
  expect(read).toHaveLength(expected.length);
  for (const [at, each] of expected.entries())
    expect(read[at]).toEqual(typeof each === 'string' ? each : expect.objectContaining(each));
});

test('the confirmation of a workshop visit is a German letter', () => {
  const mail = bookingMail(
    'confirmed',
    aServiceBooking({ language: de, registrationNumber: 'BMW1234', plate: 'B-MW 1234' }),
    {
      site: aSite({ country: DE, languages: [{ code: de }] as never, workshopBookingPath: '/werkstatt' }),
      texts: textsFor(de),
      visit: serviceVisit,
      manageUrl: 'https://autohaus.example/booking/secret',
      isChangeable: true,
    },
  );
  const text = bookingMailText(mail);
  for (const part of ['B-MW 1234, ', 'Ihr Termin steht, Ebba.', 'Werkstatt', '4.295\u00a0€'])
    expect(text).toContain(part);
  expect(textsOfOthers(text)).toEqual([]);
});

/** Sentences of other languages that stand in it. */
function textsOfOthers(shown: string): string[] {
  const own = new Set(Object.values(builtInTexts[de]));
  return messageFiles(root)
    .filter(({ tag }) => ['en', 'sv', 'nb'].includes(tag))
    .flatMap(({ texts }) => Object.values(texts))
    .filter((text) => !own.has(text) && !/[{}]/.test(text) && /\p{L}{3,} \p{L}{2,}/u.test(text))
    .filter((text) => shown.includes(text));
}
