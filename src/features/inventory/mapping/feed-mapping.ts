import { z } from 'zod';
import { MAX_EXPRESSION_LENGTH } from '../../../shared/platform/expressions/expression-language.ts';
import { readOptions } from '../reading/read-options.ts';
import { dateOrders } from './values/read-date.ts';

const column = z.string().min(1).max(300);
const scalar = z.union([z.string().max(5000), z.number(), z.boolean()]);

/** Units that a number of the feed may be in, by what they measure. */
export const sourceUnits = [
  ...['km', 'mil', 'miles'],
  ...['hp', 'kw', 'bhp'],
  ...['l/100 km', 'l/mil', 'mpg', 'kWh/100 km', 'km/l'],
  'thousands',
  'tkm',
  ...['h', 'min'],
] as const;

/** What is read out of a text that says more than one thing, such as a title. */
export const textParts = [
  'make',
  'model',
  'version',
  'year',
  'power',
  'fuel',
  'gearbox',
  'drive',
  'body',
  'price',
  'mileage',
] as const;

export const fieldRule = z
  .object({
    columns: z
      .array(column)
      .max(100)
      .optional()
      .meta({
        description: 'The columns of the feed that the value comes from.',
        examples: [['Price', 'List price']],
      }),
    combine: z.enum(['first', 'join', 'list']).optional().meta({
      description:
        'What several columns make: the first that is not empty (the default), one text, or a list.',
    }),
    separator: z
      .string()
      .max(20)
      .optional()
      .meta({ description: 'Between joined columns; a space without it.' }),
    split: z.string().min(1).max(20).optional().meta({ description: 'A text becomes a list, cut at this.' }),
    constant: z
      .union([scalar, z.array(scalar).max(100)])
      .optional()
      .meta({
        description: 'The same for every record; with columns, for those that say nothing.',
      }),
    expression: z
      .string()
      .min(1)
      .max(MAX_EXPRESSION_LENGTH)
      .optional()
      .meta({
        description: 'In CEL: row is the record by columns, value what the columns say.',
        examples: ['text(row["Make"]) + " " + text(row["Range"])'],
      }),
    values: z
      .record(z.string().max(500), z.union([scalar, z.null()]))
      .optional()
      .meta({
        description:
          'What single values of the feed mean, upper and lower case being the same; null leaves the value out.',
        examples: [{ hyundi: 'Hyundai', '??': null }],
      }),
    unit: z.enum(sourceUnits).optional().meta({ description: 'Of numbers that do not say it themselves.' }),
    unitColumn: column.optional().meta({ description: 'The column with the unit of each record.' }),
    decimal: z.enum(['.', ',']).optional().meta({ description: 'The decimal sign, where it is not plain.' }),
    dateOrder: z.enum(dateOrders).optional().meta({ description: 'Of day, month and year in figures.' }),
    part: z.enum(textParts).optional().meta({ description: 'What is read out of a text that says more.' }),
  })
  .strict()
  .meta({ id: 'FeedFieldRule' });

export const feedMapping = z
  .object({
    version: z.literal(1).meta({ description: 'Of the shape of this document.' }),
    read: readOptions.default({}),
    fields: z.record(z.string().max(200), fieldRule).meta({
      description: 'By field of ours, or part of one: car_price, car_sellers.0.email.',
    }),
    identity: z
      .object({
        columns: z.array(column).min(1).max(10),
        as: z.enum(['code', 'hash']).meta({
          description:
            'The number itself, or one that is calculated from the columns and shows nothing of them.',
        }),
      })
      .strict()
      .optional()
      .meta({ description: 'What tells a record from all others, day after day.' }),
    prices: z
      .object({ vat: z.enum(['included', 'excluded']), vatPercent: z.number().min(0).max(100).optional() })
      .strict()
      .optional()
      .meta({
        description:
          'Whether prices of the feed are with VAT; where not, it is added at the rate of the country.',
      }),
    badLines: z
      .object({
        upToPercent: z.number().min(0).max(100).meta({ description: 'More than that refuse the feed.' }),
        keepDays: z.int().min(0).max(365).default(7).meta({
          description: 'A record whose line is bad stays as it last was for so long.',
        }),
      })
      .strict()
      .optional()
      .meta({
        description: 'Lines that are not valid are left out. Without this, one of them refuses the feed.',
      }),
  })
  .strict()
  .meta({ id: 'FeedMapping' });

export type FeedMapping = z.output<typeof feedMapping>;
export type FieldRule = z.output<typeof fieldRule>;
export type TextPart = (typeof textParts)[number];
