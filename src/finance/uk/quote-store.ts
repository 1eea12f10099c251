import type { Quotation } from './quotation.ts';

export type StoredQuote = { reference: string; quotation: Quotation; madeAt: string; validUntil: string };

/** Quotes that were given, so that their terms can be read as long as they are valid. */
export interface QuoteStore {
  /** What is no longer valid goes on the way. */
  save(quote: StoredQuote): Promise<void>;
  find(reference: string, now: string): Promise<StoredQuote | undefined>;
}
