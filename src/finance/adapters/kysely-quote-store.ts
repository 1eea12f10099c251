import type { Database } from '../../platform/database/schema.ts';
import type { Quotation } from '../uk/quotation.ts';
import type { QuoteStore } from '../uk/quote-store.ts';

export function kyselyQuoteStore(db: Database): QuoteStore {
  return {
    async save({ reference, quotation, madeAt, validUntil }) {
      await db.deleteFrom('finance_quote').where('valid_until', '<', madeAt).execute();
      await db
        .insertInto('finance_quote')
        .values({ reference, body: JSON.stringify(quotation), made_at: madeAt, valid_until: validUntil })
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
      const quotation = JSON.parse(found.body) as Quotation;
      return { reference, quotation, madeAt: found.made_at, validUntil: found.valid_until };
    },
  };
}
