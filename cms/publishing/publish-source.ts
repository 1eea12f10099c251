import { toDemoPort } from '../../src/content/publishing/demo-port.ts';
import { isFeedMedia } from '../../src/content/publishing/feed-media.ts';
import { type LedgerEntry, ledgerKey, serializeEntry } from '../../src/content/publishing/publish-ledger.ts';
import {
  type DocumentAddress,
  documentKey,
  type PublishedStore,
} from '../../src/content/publishing/published-store.ts';
import type { PublicSource } from './public-sources.ts';

/** The published store, and the port of the demo's URLs. */
export type Destination = { published: PublishedStore; demoPort?: number | undefined };

/** Publishes a source: its documents, the removal of those it no longer has, and its ledger entry in one transaction. */
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
  const entry = source && {
    state: source.state,
    port: placed.named ? demoPort : undefined,
    addresses: placed.documents,
    references: source.references,
  };
  await published.publish(placed.documents, gone, {
    [ledgerKey(name)]: entry && serializeEntry(entry),
  });
  return entry;
}

function withDemoPort(documents: PublicSource['documents'], port: number | undefined) {
  return port === undefined ? { documents, named: false } : toDemoPort(documents, port);
}

/** Pictures of a feed stay, because cars show them even after an editor deleted them from the library. */
function isRemovable({ kind, key }: DocumentAddress): boolean {
  return kind !== 'media' || !isFeedMedia(key);
}
