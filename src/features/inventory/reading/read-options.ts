import { z } from 'zod';

export const readableFormats = ['csv', 'json', 'ndjson', 'xml', 'xlsx'] as const;
export type ReadableFormat = (typeof readableFormats)[number];

export const encodings = [
  ...['utf-8', 'utf-16le', 'utf-16be'],
  ...['windows-1252', 'iso-8859-1', 'iso-8859-2', 'windows-1250', 'iso-8859-15'],
  ...['cp850', 'cp852'],
] as const;
export type Encoding = (typeof encodings)[number];

const oneCharacter = z.string().length(1, 'is not a single character');

/** How a feed is read. What is not stated is found out by looking at its beginning. */
export const readOptions = z
  .object({
    format: z.enum(readableFormats).optional(),
    encoding: z.enum(encodings).optional(),
    delimiter: oneCharacter.optional().meta({ description: 'Between the cells of CSV.', examples: [';'] }),
    quote: oneCharacter.optional().meta({ description: 'Around the cells of CSV.', examples: ['"'] }),
    escape: oneCharacter.optional().meta({
      description: 'Before a quote within a quoted cell: the quote itself, or a backslash.',
      examples: ['\\'],
    }),
    headerLine: z.int().min(0).max(1000).optional().meta({
      description:
        'The line with the names of the columns, in CSV and Excel; 0 where there is none, then they are called column 1, column 2 …',
    }),
    path: z
      .string()
      .max(500)
      .optional()
      .meta({
        description:
          'Where the records are, step by step from the root: the names of keys or elements, * for each of a list or of any name. Empty for a list that is the whole document.',
        examples: ['response.vehicles', 'stock.dealer.vehicle'],
      }),
    sheet: z.string().max(100).optional().meta({ description: 'Name of the sheet of an Excel file.' }),
    files: z
      .string()
      .max(200)
      .optional()
      .meta({
        description: 'Which files of a zip archive are read; * stands for any characters.',
        examples: ['vehicles*.csv'],
      }),
  })
  .strict()
  .meta({ id: 'FeedReadOptions' });

export type ReadOptions = z.output<typeof readOptions>;
