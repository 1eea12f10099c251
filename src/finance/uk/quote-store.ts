import type { Quotation } from './quotation.ts';

export type StoredQuote = { reference: string; quotation: Quotation; madeAt: string; validUntil: string };

/** Stored quotes, so that their terms can be read while they are valid. */
export interface QuoteStore {
  /** Also deletes expired quotes. */
  save(quote: StoredQuote): Promise<void>;
  find(reference: string, now: string): Promise<StoredQuote | undefined>;
}
