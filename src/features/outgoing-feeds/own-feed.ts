import { z } from 'zod';
import {
  ExpressionError,
  expressionLanguage,
} from '../../shared/platform/expressions/expression-language.ts';
import { isCountry } from '../../shared/sites/countries.ts';
import type { FeedCar } from './feed-car.ts';
import { type CsvItem, csv } from './formats/csv.ts';
import { jsonLines } from './formats/json.ts';
import { type XmlItem, xml } from './formats/xml.ts';
import { defineReceiver, type Receiver, type Rule } from './receiver.ts';
import { rules } from './rules.ts';

const column = z.strictObject({
  name: z.string().min(1).max(100),
  /** What is in it, see `compileColumn`. */
  value: z.string().min(1).max(2000),
  /** A car without it is left out. */
  required: z.boolean().default(false),
});

/** A feed that an installation declares for itself, as JSON. */
export const ownFeedSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is lower-case letters, digits and dashes')
      .max(60),
    title: z.string().min(1).max(100),
    format: z.enum(['csv', 'csv-semicolon', 'tsv', 'xml', 'ndjson']),
    countries: z.array(z.string().refine(isCountry, 'is no country of this installation')).optional(),
    /** Cars that are built to order are left out unless it says so. */
    samples: z.boolean().default(false),
    columns: z.array(column).min(1).max(200),
  })
  .refine(
    ({ columns }) => new Set(columns.map(({ name }) => name)).size === columns.length,
    'has two columns of one name',
  )
  .refine(
    ({ format, columns }) => format !== 'xml' || columns.every(({ name }) => xmlName.test(name)),
    'has a column whose name is no name of an XML element',
  );

const xmlName = /^[A-Za-z_][\w.-]*$/;

export type OwnFeed = z.infer<typeof ownFeedSchema>;

type ColumnValue = (car: FeedCar) => unknown;

/** Of a car, for columns. */
const parts: Readonly<Record<Exclude<keyof FeedCar, 'structuredData'>, true>> = {
  ...{ id: true, url: true, title: true, make: true, model: true, version: true, trim: true, year: true },
  ...{ vin: true, registrationNumber: true, firstRegistration: true, condition: true, isSample: true },
  ...{ vehicleType: true, body: true, fuel: true, gearbox: true, drive: true, colour: true, codes: true },
  ...{ doors: true, seats: true, owners: true, powerHp: true, mileage: true, price: true, description: true },
  ...{
    equipment: true,
    pictures: true,
    hasOnlyIllustrations: true,
    lacksPhotos: true,
    inStockSince: true,
    dealership: true,
    fields: true,
  },
  ...{ country: true, language: true },
};

const compile = expressionLanguage({ record: 'car', parts: Object.keys(parts) });
const path = /^\w+(?:\.\w+)*$/;

/** A path into the car, 'price.amount' or 'pictures.0', or an expression over it, 'car.make + " " + car.model'. */
function compileColumn(source: string): ColumnValue {
  const names = source
    .trim()
    .replace(/^car\./, '')
    .split('.');
  if (path.test(source.trim())) {
    const [first = ''] = names;
    if (!Object.hasOwn(parts, first))
      throw new ExpressionError({ code: 'expression-part', values: { name: first } });
    return (car) => names.reduce<unknown>((value, name) => partOf(value, name), car);
  }
  const run = compile(source);
  return (car) => {
    const { structuredData: _, ...data } = car;
    try {
      return run(data);
    } catch (error) {
      // What one car does not have, such as a dealership, makes its column empty.
      if (error instanceof ExpressionError) return undefined;
      throw error;
    }
  };
}

/** Throws an `ExpressionError` for a column that cannot be computed. */
export function ownReceiver(feed: OwnFeed): Receiver {
  const columns = feed.columns.map((each) => ({ ...each, of: compileColumn(each.value) }));
  const required = columns.filter((each) => each.required);
  const item = (car: FeedCar) => columns.map(({ name, of }) => [name, of(car)] as const);
  const described = {
    name: feed.name,
    title: feed.title,
    source: 'docs/outgoing-feeds.md#feeds-of-your-own',
    countries: feed.countries,
    rules: [...(feed.samples ? [] : [rules.inStock]), ...required.map(isGiven)],
  };
  switch (feed.format) {
    case 'xml':
      return defineReceiver({
        ...described,
        format: xml({ open: '<vehicles>', close: '</vehicles>', element: 'vehicle' }),
        item: (car) => Object.fromEntries(item(car).map(([name, value]) => [name, toXml(value)])),
      });
    case 'ndjson':
      return defineReceiver({
        ...described,
        format: jsonLines,
        item: (car) => Object.fromEntries(item(car)),
      });
    default:
      return defineReceiver({
        ...described,
        format: csv(
          columns.map(({ name }) => name),
          separators[feed.format],
        ),
        item: (car) => Object.fromEntries(item(car).map(([name, value]) => [name, toCell(value)])) as CsvItem,
      });
  }
}

const separators = { csv: ',', 'csv-semicolon': ';', tsv: '\t' } as const;

function isGiven({ name, of }: { name: string; of: (car: FeedCar) => unknown }): Rule {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return { code: `no-${name}`, message: `It has nothing for ${name}.`, holds: (car) => !isEmpty(of(car)) };
}

/** Own properties only, so that nothing of the program is reached through the data. */
function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  const part = (value as Record<string, unknown>)[name];
  return typeof part === 'function' ? undefined : part;
}

function toCell(value: unknown): CsvItem[string] {
  if (Array.isArray(value))
    return value.map((each) => String(toCell(each) ?? '').replaceAll(',', ' ')).join(',');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === null ? undefined : (value as CsvItem[string]);
}

function toXml(value: unknown): XmlItem[string] {
  if (Array.isArray(value)) return value.map((each) => String(toCell(each) ?? ''));
  return toCell(value);
}
