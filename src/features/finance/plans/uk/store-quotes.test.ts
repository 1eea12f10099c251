import { expect, test } from 'vitest';
import type { FinanceProvider } from './finance-provider.ts';
import type { CfdResponse } from './provider-api.ts';
import { defaultQuotation } from './quotation.ts';
import { toQuote } from './quotation-response.ts';
import type { StoredQuote } from './quote-store.ts';
import { storeQuotes } from './store-quotes.ts';
import { aCfdRequest } from './testing/requests.ts';

test('a remote lender’s quotes are stored as they pass, under their references and for their cars', async () => {
  const Quote = toQuote(defaultQuotation({ price: 36_995, isNew: false }, 'PCP'), 'CW-77', undefined);
  const failed = { FamilyKey: 'HP', HasError: true, Error: { UserMessage: 'No.' } } as const;
  const quotation = { FamilyKey: 'PCP', HasError: false, Finance: { Quote } } as const;
  const response: CfdResponse = {
    Vehicles: [{ Id: '441010070', HasError: false, FinanceQuotations: [quotation, failed] }],
  };
  const saved: StoredQuote[] = [];
  const remote: FinanceProvider = {
    products: async () => ({ Products: [] }),
    quotes: async () => response,
    legal: async () => undefined,
  };
  const store = { save: async (quote: StoredQuote) => void saved.push(quote), find: async () => undefined };
  const provider = storeQuotes(remote, store, () => new Date('2026-11-15T08:00:00Z'));
  expect(await provider.quotes(aCfdRequest(), () => undefined)).toBe(response);
  expect(saved).toEqual([
    {
      reference: 'CW-77',
      carId: '441010070',
      family: 'PCP',
      quote: Quote,
      madeAt: '2026-11-15T08:00:00.000Z',
      validUntil: '2026-11-29T08:00:00.000Z',
    },
  ]);
});
