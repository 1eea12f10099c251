import { editOne } from '../../src/features/inventory/one-record/edit-records.ts';
import type { RecordStore } from '../../src/shared/search/record-store.ts';
import type { Language } from '../../src/shared/sites/languages.ts';

/** One car of so many. */
const SHARE = 20;

/**
 * Lowers or raises the prices of some cars, one at a time as a sales system does: their pages keep every promise too.
 * Returns which.
 */
export async function editPrices(
  records: Pick<RecordStore, 'live' | 'edit'>,
  { index, language }: { index: string; language: Language | undefined },
  now: () => Date,
): Promise<string[]> {
  const cars: { id: string; price: number }[] = [];
  for await (const batch of records.live(index))
    cars.push(...batch.map(({ id, body }) => ({ id, price: Number(body['car_price']) })));
  const chosen = cars.filter((_, at) => at % SHARE === 0);
  for (const [at, { id, price }] of chosen.entries()) {
    const record = { car_price: Math.round((price * (at % 2 ? 0.87 : 1.09)) / 100) * 100 };
    const deps = { records, now, onEdited: () => {} };
    const edit = { method: 'PATCH', id, ifMatch: '*', record } as const;
    const { state } = await editOne(deps, index, { kind: 'cars', language }, edit);
    if (state !== 'done') throw new Error(`the price of ${id} could not be edited`);
  }
  return chosen.map(({ id }) => id);
}
