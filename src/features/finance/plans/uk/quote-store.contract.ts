import { expect, test } from 'vitest';
import { defaultQuotation } from './quotation.ts';
import { toQuote } from './quotation-response.ts';
import type { QuoteStore, StoredQuote } from './quote-store.ts';

/** Every quote store passes this contract. `fresh` returns an opener of further connections to the same, empty data. */
export function quoteStoreContract(name: string, fresh: () => Promise<() => Promise<QuoteStore>>): void {
  test(`${name}: UKF-09 a quote is found by its reference, also over another connection`, async () => {
    const open = await fresh();
    await (await open()).save(aQuote('SLV-ONE', '2026-11-29T08:00:00.000Z'));
    const found = await (await open()).find('SLV-ONE', '2026-11-16T08:00:00.000Z');
    expect(found).toEqual(aQuote('SLV-ONE', '2026-11-29T08:00:00.000Z'));
    expect(await (await open()).find('SLV-TWO', '2026-11-16T08:00:00.000Z')).toBeUndefined();
  });

  test(`${name}: a quote that is saved again replaces the one before; a remote lender’s has no quotation`, async () => {
    const store = await (await fresh())();
    const { quotation: _, ...remote } = aQuote('CW-1', '2026-11-29T08:00:00.000Z');
    await store.save(remote);
    await store.save({ ...remote, carId: '2' });
    const found = await store.find('CW-1', '2026-11-16T08:00:00.000Z');
    expect(found).toEqual({ ...remote, carId: '2' });
  });

  test(`${name}: an expired quote is not found, and is deleted when another is saved`, async () => {
    const store = await (await fresh())();
    await store.save(aQuote('SLV-OLD', '2026-11-20T08:00:00.000Z'));
    expect(await store.find('SLV-OLD', '2026-11-20T08:00:00.001Z')).toBeUndefined();
    await store.save({
      ...aQuote('SLV-NEW', '2026-12-05T08:00:00.000Z'),
      madeAt: '2026-11-21T08:00:00.000Z',
    });
    expect(await store.find('SLV-OLD', '2026-11-16T08:00:00.000Z')).toBeUndefined();
    expect(await store.find('SLV-NEW', '2026-11-22T08:00:00.000Z')).toBeDefined();
  });
}

function aQuote(reference: string, validUntil: string): StoredQuote {
  const quotation = defaultQuotation({ price: 36_995, isNew: false }, 'PCP');
  return {
    reference,
    carId: '441010070',
    family: 'PCP',
    quote: toQuote(quotation, reference, undefined),
    quotation,
    madeAt: '2026-11-15T08:00:00.000Z',
    validUntil,
  };
}
