import { z } from 'zod';
import type { CountryRecord } from './country-record.ts';
import { holidayRule } from './holiday-rule.ts';
import type { LanguageRecord } from './language-record.ts';

const pattern = z.string().min(1).refine(isRegExp, 'is no regular expression');
const languageCode = z.string().regex(/^[a-z]{2,3}$/, 'is a code of two or three small letters, such as de');
const currency = z.string().regex(/^[A-Z]{3}$/, 'is a code of three capital letters, such as EUR');

/** `country.json`, the record of `CountryRecord` with its code. */
export const countryFile = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, 'is a code of two capital letters, such as DE'),
  language: languageCode,
  timeZone: z.string().refine(isTimeZone, 'is no time zone; it is written like Europe/Berlin'),
  currency,
  vatPercent: z.number().min(0).max(100),
  phone: z.strictObject({
    callingCode: z.string().regex(/^[1-9]\d{0,2}$/, 'is one to three digits, without + and zeros'),
    trunkPrefix: z.enum(['0', '']),
  }),
  odometer: z.enum(['mil', 'km', 'miles']),
  distances: z.enum(['km', 'mi']),
  power: z.enum(['hp', 'kW']),
  consumption: z.enum(['l/100 km', 'mpg']),
  littleDriven: z.number().positive(),
  plates: z.strictObject({
    pattern,
    between: z.enum([' ', '-']),
    written: z.strictObject({ pattern, as: z.string().min(1) }).optional(),
    issued: pattern.optional(),
    // A folder that was written before these were known is still complete.
    example: z.string().max(14).default(''),
    longest: z
      .strictObject({ ordinary: z.number().int().min(2).max(12), any: z.number().int().min(2).max(12) })
      .default({ ordinary: 8, any: 8 }),
    sign: z.string().min(1).max(3),
    rear: z.enum(['white', 'yellow']),
    tellAge: z.literal(true).optional(),
  }),
  postcode: z.strictObject({ pattern, groups: z.number().int().min(0).max(6) }),
  workshopPriceStep: z.number().int().min(1).max(1000).optional(),
  holidays: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        on: z.string().regex(holidayRule, 'is a day such as 10-03, easter+60 or wednesday before 11-23'),
        regions: z.array(z.string().min(1)).min(1).optional(),
      }),
    )
    .optional(),
  names: z.string().min(2),
  rules: z.strictObject({
    showsVideoAndSpin: z.boolean(),
    showsUkFinance: z.boolean(),
    showsResidualValueAndEffectiveRate: z.boolean(),
    showsNetworkShutdownNotice: z.boolean(),
    consumerCreditExample: z.array(languageCode),
    takesServiceOrdersByForm: z.boolean(),
    linksDealersToBooking: z.boolean(),
    hasVehicleRegister: z.boolean(),
  }),
}) satisfies z.ZodType<CountryRecord & { code: string }>;

const mark = z.string().min(1).max(3);

/** `language.json`, the record of `LanguageRecord` with its code. */
export const languageFile = z.strictObject({
  code: languageCode,
  name: z.string().min(1),
  locale: z.string().refine(isLocale, 'is no locale; it is written like de-DE'),
  quotes: z.tuple([mark, mark]),
  dates: z.enum(['YYYY-MM-DD', 'DD/MM/YYYY', 'DD.MM.YYYY']),
  currencySign: z.enum(['before', 'after']),
  clock: z.enum(['6.30pm', '18.30', '18:30']),
  closed: pattern,
  numbers: z.strictObject({ group: mark, decimal: mark, minus: mark, percent: mark }),
  few: z.array(z.number().int().min(0)).optional(),
  capitalNouns: z.literal(true).optional(),
  extendedLatin: z.literal(true).optional(),
  mil: z.enum(['distance', 'consumption']).optional(),
  phrases: z
    .strictObject({
      negative: pattern.optional(),
      negatedVerb: pattern.optional(),
      farFrom: pattern.optional(),
    })
    .optional(),
  fallback: languageCode.default('en'),
}) satisfies z.ZodType<LanguageRecord & { code: string }>;

function isRegExp(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}
