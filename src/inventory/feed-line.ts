/** What stands on a line of a feed: a value still to be checked, or why it could not be read. */
export type FeedLine =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly problem: string };

/** A record longer than this is a mistake of whoever sent it, and must not fill the memory. */
export const MAX_RECORD_LENGTH = 1_000_000;

export const tooLong = `is longer than ${MAX_RECORD_LENGTH.toLocaleString('en')} characters`;
