import type { Database } from '../../../shared/platform/database/schema.ts';
import type { QuoteStore, StoredQuote } from '../plans/uk/quote-store.ts';

type Body = Pick<StoredQuote, 'carId' | 'family' | 'quote' | 'quotation'>;

export function kyselyQuoteStore(db: Database): QuoteStore {
  return {
    async save({ reference, madeAt, validUntil, ...body }) {
      await db.deleteFrom('finance_quote').where('valid_until', '<', madeAt).execute();
      const row = { body: JSON.stringify(body satisfies Body), made_at: madeAt, valid_until: validUntil };
      await db
        .insertInto('finance_quote')
        .values({ reference, ...row })
        .onConflict((conflict) => conflict.column('reference').doUpdateSet(row))
        .execute();
    },

    async find(reference, now) {
      const found = await db
        .selectFrom('finance_quote')
        .selectAll()
        .where('reference', '=', reference)
        .where('valid_until', '>=', now)
        .executeTakeFirst();
      if (!found) return undefined;
      const body = JSON.parse(found.body) as Body;
      // Rows of an older version hold less; they expire within days.
      if (!body.quote) return undefined;
      return { reference, ...body, madeAt: found.made_at, validUntil: found.valid_until };
    },
  };
}
