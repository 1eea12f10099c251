export const QUOTE_VALID_DAYS = 14;

/** When a quote was made, and until when it is valid. */
export function quoteValidity(made: Date): { madeAt: string; validUntil: string } {
  const until = new Date(made);
  until.setUTCDate(until.getUTCDate() + QUOTE_VALID_DAYS);
  return { madeAt: made.toISOString(), validUntil: until.toISOString() };
}
