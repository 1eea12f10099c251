import { isFeedMedia } from '../../src/publishing/feed-media.ts';
import {
  type DocumentAddress,
  type InstallationFacts,
  placeOf,
} from '../../src/publishing/published-store.ts';
import { OWNER, readMemory } from '../../src/publishing/studio-memory.ts';

/** Which documents the demo may still publish: all of them, until the studio has taken over; then the cars' pictures that no editor uses. */
export async function leftToTheDemo(facts: InstallationFacts): Promise<(at: DocumentAddress) => boolean> {
  if ((await facts.read(OWNER)) === undefined) return () => true;
  const owned = new Set(
    [...(await readMemory(facts)).values()].flatMap(({ addresses }) => addresses.map(placeOf)),
  );
  return (at) => at.kind === 'media' && isFeedMedia(at.key) && !owned.has(placeOf(at));
}
