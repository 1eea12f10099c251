import type { Migration } from '../../shared/platform/database/migration.ts';
import { createFinanceQuotes } from './migrations/006-finance-quotes.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    finance_quote: FinanceQuoteTable;
  }
}

export const financeMigrations: readonly Migration[] = [
  { name: '006-finance-quotes', up: createFinanceQuotes },
];

/** Quotes that British visitors were given, for as long as they are valid. */
export interface FinanceQuoteTable {
  reference: string;
  /** JSON */
  body: string;
  made_at: string;
  valid_until: string;
}
