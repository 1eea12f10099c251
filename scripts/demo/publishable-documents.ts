import { isFeedMedia } from '../../src/content/publishing/feed-media.ts';
import { readLedger, STUDIO_OWNER_KEY } from '../../src/content/publishing/publish-ledger.ts';
import {
  type DocumentAddress,
  documentKey,
  type InstallationFacts,
} from '../../src/content/publishing/published-store.ts';

/** Which documents the demo may publish: all, until a studio owns the content; then the cars' pictures that no editor uses. */
export async function findPublishable(facts: InstallationFacts): Promise<(at: DocumentAddress) => boolean> {
  if ((await facts.read(STUDIO_OWNER_KEY)) === undefined) return () => true;
  const owned = new Set(
    [...(await readLedger(facts)).values()].flatMap(({ addresses }) => addresses.map(documentKey)),
  );
  return (at) => at.kind === 'media' && isFeedMedia(at.key) && !owned.has(documentKey(at));
}
