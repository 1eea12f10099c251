import { type Difference, findDifferences, type Values } from './find-differences.ts';
import type { StoredUnsent, UnsentStore } from './unsent-store.ts';

/** What was written, was never stored and can be put back, beside the document as it is now. */
export type Offer = { entry: StoredUnsent; newest: Values; differences: readonly Difference[] };

type FindOptions = {
  entries: readonly StoredUnsent[];
  store: Pick<UnsentStore, 'remove'>;
  fetchNewest: () => Promise<Values | undefined>;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** The last words may be on their way still. */
  onWaiting: () => void;
};

/** A page that was just left may still be sending its last words. */
const SENDING_MS = 5_000;
const ASK_EVERY_MS = 250;

/** The oldest entry whose words are not stored; entries whose words are stored by now are removed. */
export async function findUnsent(options: FindOptions): Promise<{ offer?: Offer; newest?: Values }> {
  const { entries, store, fetchNewest, now, wait, onWaiting } = options;
  let newest = entries.length > 0 ? await fetchNewest() : undefined;
  for (const entry of entries) {
    let differences = newest ? unsavedOf(entry, newest) : [];
    while (newest && differences.length > 0 && now() - entry.writtenAt < SENDING_MS) {
      onWaiting();
      await wait(ASK_EVERY_MS);
      newest = (await fetchNewest()) ?? newest;
      differences = unsavedOf(entry, newest);
    }
    if (!newest) return {};
    if (differences.length > 0) return { offer: { entry, newest, differences }, newest };
    store.remove(entry.key);
  }
  return newest ? { newest } : {};
}

/** What only the others changed since is no reason to ask. */
function unsavedOf({ base, mine }: StoredUnsent, newest: Values): Difference[] {
  return findDifferences(base, mine, newest, Object.keys(mine)).filter(
    ({ changedBy }) => changedBy !== 'theirs',
  );
}
