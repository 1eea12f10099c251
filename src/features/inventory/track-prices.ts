import type { FeedRecord, PricePoint, RecordStore } from '../../shared/search/record-store.ts';
import type { RecordKind } from './record-kind.ts';

/** Compares the prices of a feed with the history: says what is new, and completes records with what they cost before. */
export async function trackPrices(
  store: Pick<RecordStore, 'priceHistory'>,
  index: string,
  { pricing }: Pick<RecordKind, 'pricing'>,
  records: readonly FeedRecord[],
  now: Date,
): Promise<readonly FeedRecord[]> {
  if (!pricing) return records;
  const histories = await store.priceHistory(
    index,
    records.map(({ id }) => id),
  );
  return records.map((record) => trackPrice(pricing, record, histories.get(record.id) ?? [], now));
}

/** `known` is what the record has cost so far. */
export function trackPrice<Priced extends Pick<FeedRecord, 'body' | 'price'>>(
  pricing: RecordKind['pricing'],
  record: Priced,
  known: readonly PricePoint[],
  now: Date,
): Priced {
  const price = pricing?.priceOf(record.body);
  if (!pricing || !price) return record;
  const last = known.at(-1);
  const isSame = last?.amount === price.amount && last.isCampaign === price.isCampaign;
  if (isSame) return { ...record, body: pricing.complete(record.body, known) };
  const point = { since: now.toISOString(), ...price };
  return { ...record, body: pricing.complete(record.body, [...known, point]), price: point };
}
