export type FeedError = { line: number; id?: string | undefined; reason: string };

/** What a feed changed, or would change in a dry run. A refused feed changes nothing. */
export type ImportReport = {
  index: string;
  dryRun: boolean;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  /** The first hundred; `refusedLines` counts them all. */
  refused: readonly FeedError[];
  refusedLines: number;
  /** Unknown fields, which are not stored. */
  ignoredFields: readonly string[];
};

export type ImportOutcome =
  | { state: 'imported'; report: ImportReport }
  | { state: 'refused'; reason: string; report: ImportReport }
  | { state: 'busy'; reason: string };

export const MAX_REPORTED_ERRORS = 100;
