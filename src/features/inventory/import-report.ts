import { z } from 'zod';

export const feedError = z
  .object({
    line: z.int(),
    id: z.string().optional(),
    reason: z.string().meta({ examples: ['car_price is not a number.'] }),
  })
  .meta({ id: 'FeedError' });

export const MAX_REPORTED_ERRORS = 100;

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
export type ImportReport = z.output<typeof importReport>;

export type ImportOutcome =
  /** The revision is undefined where nothing changed. */
  | { state: 'imported'; report: ImportReport; revision?: number | undefined }
  /** Because it would withdraw too much, the report says what it would have done. */
  | { state: 'refused'; because?: 'withdrawals'; reason: string; report: ImportReport }
  | { state: 'busy'; reason: string };
