import { z } from 'zod';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { activeKits } from '../kit.ts';
import { KITS_INDEX } from '../kit-record.ts';
import { type HandedOverKit, type HandOver, type HandOverParams, totalPrice } from './hand-over.ts';
import type { HandOverStore } from './hand-over-store.ts';

export type HandOverRequest = HandOverParams & { kitIds: readonly string[] };

export type HandOverResult =
  | { state: 'accepted'; handOver: HandOver; isNew: boolean }
  /** Not in the index, or no longer sold. */
  | { state: 'unknownKits'; kitIds: readonly string[] }
  /** The transaction was handed over before, with other kits or for somebody else. */
  | { state: 'different' }
  | { state: 'searchFailed' };

export type HandOverIntakeDeps = {
  handOvers: Pick<HandOverStore, 'save' | 'findByTransaction'>;
  search: CachedSearch;
  now: Clock;
  /** Hard to guess. */
  makeId: () => string;
};

/**
 * Stores the cart with the names and prices of the index, whatever the client showed. The same again is the same
 * hand-over, also when a kit has been withdrawn or has become dearer since.
 */
export async function acceptHandOver(
  { kitIds, ...params }: HandOverRequest,
  site: string,
  { handOvers, search, now, makeId }: HandOverIntakeDeps,
): Promise<HandOverResult> {
  const ids = [...new Set(kitIds)];
  const request = { ...params, kitIds: ids };
  const before = await handOvers.findByTransaction(site, params.transactionId);
  if (before) return isSame(before, request) ? accepted(before, false) : { state: 'different' };

  const kits = await findKits(ids, search);
  if (!kits) return { state: 'searchFailed' };
  const unknown = ids.filter((id) => !kits.some(({ kitId }) => kitId === id));
  if (unknown.length > 0) return { state: 'unknownKits', kitIds: unknown };
  const { handOver, isNew } = await handOvers.save({
    ...params,
    id: makeId(),
    site,
    kits,
    total: totalPrice(kits),
    currency: kits[0]?.currency ?? '',
    receivedAt: now().toISOString(),
  });
  // Another process may have stored the transaction meanwhile.
  return isSame(handOver, request) ? accepted(handOver, isNew) : { state: 'different' };
}

function accepted(handOver: HandOver, isNew: boolean): HandOverResult {
  return { state: 'accepted', handOver, isNew };
}

/** Whoever guesses a transactionId learns nothing of the cart that was handed over with it. */
function isSame(stored: HandOver, request: HandOverRequest): boolean {
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
): Promise<readonly HandedOverKit[] | undefined> {
  const { content, failed } = await search.search(KITS_INDEX, {
    filters: { ...activeKits, kitId: ids },
    fields: Object.keys(indexedKit.shape),
    limit: ids.length,
  });
  if (failed) return undefined;
  const kits = content.flatMap((record): HandedOverKit[] => {
    const { data } = indexedKit.safeParse(record);
    return data ? [{ ...data, kitCode: data.kitCode }] : [];
  });
  return ids.flatMap((id) => kits.find(({ kitId }) => kitId === id) ?? []);
}
