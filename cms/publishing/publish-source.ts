import { toDemoPort } from '../../src/publishing/demo-port.ts';
import { isFeedMedia } from '../../src/publishing/feed-media.ts';
import { type LedgerEntry, ledgerKey, serializeEntry } from '../../src/publishing/publish-ledger.ts';
import {
  type DocumentAddress,
  documentKey,
  type PublishedStore,
} from '../../src/publishing/published-store.ts';
import type { PublicSource } from './public-sources.ts';

/** Where what is published goes, and at which port the demo's addresses lie. */
export type Destination = { published: PublishedStore; demoPort?: number | undefined };

/** Makes a source public as it is now: its documents, the end of those it no longer has, and the memory of both are one step. */
export async function publishSource(
  name: string,
  source: PublicSource | undefined,
  before: LedgerEntry | undefined,
  { published, demoPort }: Destination,
): Promise<LedgerEntry | undefined> {
  const placed = withDemoPort(source?.documents ?? [], demoPort);
  const now = new Set(placed.documents.map(documentKey));
  const gone = (before?.addresses ?? []).filter(
    (address) => !now.has(documentKey(address)) && isRemovable(address),
  );
  const remembered = source && {
    state: source.state,
    port: placed.named ? demoPort : undefined,
    addresses: placed.documents,
  };
  await published.publish(placed.documents, gone, {
    [ledgerKey(name)]: remembered && serializeEntry(remembered),
  });
  return remembered;
}

function withDemoPort(documents: PublicSource['documents'], port: number | undefined) {
  return port === undefined ? { documents, named: false } : toDemoPort(documents, port);
}

/** Cars go on showing pictures of their feed that an editor took out of the library. */
function isRemovable({ kind, key }: DocumentAddress): boolean {
  return kind !== 'media' || !isFeedMedia(key);
}
