export type FeedError = { line: number; id?: string | undefined; reason: string };

/** What a feed did to its index, or would do: in a dry run, and in a feed that is refused, nothing changes. */
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
  /** Fields that no page and no search knows; they are not kept. */
  ignoredFields: readonly string[];
};

export type ImportOutcome =
  | { state: 'imported'; report: ImportReport }
  | { state: 'refused'; reason: string; report: ImportReport }
  | { state: 'busy'; reason: string };

export const MAX_REPORTED_ERRORS = 100;
