import type { Quote } from './provider-api.ts';
import type { Quotation } from './quotation.ts';

export type StoredQuote = {
  reference: string;
  carId: string;
  /** PCP, HP */
  family: string;
  /** As the visitor saw it. */
  quote: Quote;
  /** The embedded lender's: its terms are written from it. */
  quotation?: Quotation | undefined;
  madeAt: string;
  validUntil: string;
};

/** Stored quotes, so that their terms and figures can be read while they are valid. */
export interface QuoteStore {
  /** Also deletes expired quotes. A remote lender may give a quote again under its reference. */
  save(quote: StoredQuote): Promise<void>;
  find(reference: string, now: string): Promise<StoredQuote | undefined>;
}
