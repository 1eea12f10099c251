import { z } from 'zod';

export const feedError = z
  .object({
    line: z.int(),
    id: z.string().optional(),
    reason: z.string().meta({ examples: ['car_price is not a number.'] }),
  })
  .meta({ id: 'FeedError' });

export const MAX_REPORTED_ERRORS = 100;
/** As many lines are listed in the file of a run. */
export const MAX_LISTED_LINES = 10_000;
export const MAX_UNKNOWN_VALUES = 200;

export const unknownValue = z
  .object({
    field: z.string().meta({ examples: ['car_brand'] }),
    value: z.string().meta({ examples: ['hyundi'] }),
    count: z.int(),
    line: z.int().meta({ description: 'The first that has it.' }),
    nearest: z
      .string()
      .optional()
      .meta({ description: 'The nearest that is known.', examples: ['Hyundai'] }),
  })
  .meta({ id: 'UnknownFeedValue' });

export const emptyColumns = z
  .object({
    field: z.string().meta({ examples: ['car_fuel'] }),
    columns: z
      .array(z.string())
      .readonly()
      .meta({ examples: [['Palivo']] }),
  })
  .meta({ id: 'EmptyFeedColumns' });

/** What a feed changed, or would change in a dry run. A refused feed changes nothing. */
export const importReport = z
  .object({
    index: z.string(),
    dryRun: z.boolean().meta({ description: 'Whether this only says what would happen.' }),
    added: z.int().meta({ description: 'Records that were not live before.' }),
    changed: z.int(),
    unchanged: z.int(),
    withdrawn: z.int().meta({ description: 'Records the feed no longer has. A car stays as sold.' }),
    withheld: z
      .int()
      .optional()
      .meta({ description: 'Records of the feed that were deleted one by one and stay so, see DELETE.' }),
    refused: z
      .array(feedError)
      .max(MAX_REPORTED_ERRORS)
      .readonly()
      .meta({ description: 'The first hundred lines that are not valid.' }),
    refusedLines: z.int().meta({ description: 'How many lines are not valid in all.' }),
    leftOut: z.int().optional().meta({
      description:
        'Of the lines that are not valid, those that were left out as the mapping of the index allows.',
    }),
    kept: z.int().optional().meta({
      description: 'Records whose line was left out and which stay as they last were.',
    }),
    mappingVersion: z
      .int()
      .optional()
      .meta({ description: 'Of the mapping that the feed was read through.' }),
    unknownValues: z.array(unknownValue).max(MAX_UNKNOWN_VALUES).readonly().optional().meta({
      description: 'Values that the mapping does not decide and nobody knows, the most frequent first.',
    }),
    emptyColumns: z.array(emptyColumns).readonly().optional().meta({
      description:
        'Fields of the mapping whose columns no line of the feed has: a column may have another name now. Records lose what they had from it.',
    }),
    ignoredFields: z
      .array(z.string())
      .readonly()
      .meta({ description: 'Fields that no page and no search knows. They are not stored.' }),
    unknownWords: z
      .array(z.string())
      .readonly()
      .optional()
      .meta({
        description:
          'Values of car_condition, car_fuel, car_gearbox, car_drive and car_body that no vocabulary has. They are stored and shown as written, in every language, and nothing is concluded from them.',
        examples: [["car_fuel 'Steam'"]],
      }),
  })
  .meta({ id: 'ImportReport' });

export type FeedError = z.output<typeof feedError>;
export type EmptyColumns = z.output<typeof emptyColumns>;
export type UnknownFeedValue = z.output<typeof unknownValue>;
export type ImportReport = z.output<typeof importReport>;

/** `lines` are those that are not valid, as many as are listed. */
export type ImportOutcome =
  /** The revision is undefined where nothing changed. */
  | { state: 'imported'; report: ImportReport; revision?: number | undefined; lines?: readonly FeedError[] }
  /** Because it would withdraw too much, the report says what it would have done. */
  | {
      state: 'refused';
      because?: 'withdrawals' | 'unreadable';
      reason: string;
      report: ImportReport;
      lines?: readonly FeedError[];
    }
  | { state: 'busy'; reason: string };
