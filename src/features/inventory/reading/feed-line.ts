/** A record of a feed, not yet validated, or why it could not be parsed. */
export type FeedLine =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly problem: string };

/** A longer record is a mistake of the sender and must not fill the memory. */
export const MAX_RECORD_LENGTH = 1_000_000;

/** As sentences have it. */
export const longest = MAX_RECORD_LENGTH.toLocaleString('en');
