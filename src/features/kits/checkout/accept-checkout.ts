import { z } from 'zod';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { activeKits } from '../kit.ts';
import { KITS_INDEX } from '../kit-record.ts';
import { type Checkout, type CheckoutKit, type CheckoutParams, totalPrice } from './checkout.ts';
import type { CheckoutStore } from './checkout-store.ts';

export type CheckoutRequest = CheckoutParams & { kitIds: readonly string[] };

export type CheckoutResult =
  | { state: 'accepted'; checkout: Checkout; isNew: boolean }
  /** Not in the index, or no longer sold. */
  | { state: 'unknownKits'; kitIds: readonly string[] }
  /** The transaction was handed over before, with other kits or for somebody else. */
  | { state: 'different' }
  | { state: 'searchFailed' };

export type CheckoutIntakeDeps = {
  checkouts: Pick<CheckoutStore, 'save' | 'findByTransaction'>;
  search: CachedSearch;
  now: Clock;
  /** Hard to guess. */
  makeId: () => string;
};

/**
 * Stores the cart with the names and prices of the index, whatever the client showed. The same again is the same
 * checkout, also when a kit has been withdrawn or has become dearer since.
 */
export async function acceptCheckout(
  { kitIds, ...params }: CheckoutRequest,
  site: string,
  { checkouts, search, now, makeId }: CheckoutIntakeDeps,
): Promise<CheckoutResult> {
  const ids = [...new Set(kitIds)];
  const request = { ...params, kitIds: ids };
  const before = await checkouts.findByTransaction(site, params.transactionId);
  if (before) return isSame(before, request) ? accepted(before, false) : { state: 'different' };

  const kits = await findKits(ids, search);
  if (!kits) return { state: 'searchFailed' };
  const unknown = ids.filter((id) => !kits.some(({ kitId }) => kitId === id));
  if (unknown.length > 0) return { state: 'unknownKits', kitIds: unknown };
  const { checkout, isNew } = await checkouts.save({
    ...params,
    id: makeId(),
    site,
    kits,
    total: totalPrice(kits),
    currency: kits[0]?.currency ?? '',
    receivedAt: now().toISOString(),
  });
  // Another process may have stored the transaction meanwhile.
  return isSame(checkout, request) ? accepted(checkout, isNew) : { state: 'different' };
}

function accepted(checkout: Checkout, isNew: boolean): CheckoutResult {
  return { state: 'accepted', checkout, isNew };
}

/** Whoever guesses a transactionId learns nothing of the cart that was handed over with it. */
function isSame(stored: Checkout, request: CheckoutRequest): boolean {
  const fields = ['user', 'dealer', 'unit', 'auto'] as const;
  return (
    fields.every((field) => stored[field] === request[field]) &&
    stored.kits.length === request.kitIds.length &&
    stored.kits.every(({ kitId }) => request.kitIds.includes(kitId))
  );
}

const indexedKit = z.object({
  kitId: z.string(),
  kitCode: z.string().optional().catch(undefined),
  name: z.string(),
  retailPrice: z.number(),
  currency: z.string().catch('EUR'),
});

/** In the order of the cart; undefined if the search failed. */
async function findKits(
  ids: readonly string[],
  search: CachedSearch,
): Promise<readonly CheckoutKit[] | undefined> {
  const { content, failed } = await search.search(KITS_INDEX, {
    filters: { ...activeKits, kitId: ids },
    fields: Object.keys(indexedKit.shape),
    limit: ids.length,
  });
  if (failed) return undefined;
  const kits = content.flatMap((record): CheckoutKit[] => {
    const { data } = indexedKit.safeParse(record);
    return data ? [{ ...data, kitCode: data.kitCode }] : [];
  });
  return ids.flatMap((id) => kits.find(({ kitId }) => kitId === id) ?? []);
}
