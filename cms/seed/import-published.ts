import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { fromDemoPort, toDemoPort } from '../../src/content/publishing/demo-port.ts';
import {
  ledgerKey,
  readLedger,
  STUDIO_OWNER_KEY,
  serializeEntry,
} from '../../src/content/publishing/publish-ledger.ts';
import type {
  InstallationFacts,
  PublishedDocument,
  PublishedStore,
} from '../../src/content/publishing/published-store.ts';
import { payloadSources } from '../publishing/payload-sources.ts';
import type { PublicSource, PublicSources } from '../publishing/public-sources.ts';
import { STUDIO_NAME } from '../publishing/studio-name-key.ts';
import { toRow } from '../publishing/to-published.ts';
import { countSteps, type ImportedSources, seedStudio } from './seed.ts';
import { studioTheme } from './studio-documents.ts';
import { createWriter, emptyStudio, withoutSync } from './writer.ts';

export type ImportOptions = {
  payload: Payload;
  published: PublishedStore;
  facts: InstallationFacts;
  /** In demo mode, the port that public addresses name. */
  demoPort?: number | undefined;
  now: Date;
  /** What else a new studio needs, such as people. */
  alsoAdd?: () => Promise<void>;
  /** Gets the number of steps; the function it returns is called after each. */
  progress?: (steps: number) => () => void;
};

/**
 * Fills a new studio with what is public; from then on it owns the sites' content. Its name is written last: a studio
 * without one was interrupted, nobody has worked in it, and the import starts again.
 */
export async function importPublished(parts: ImportOptions): Promise<'known' | 'filled'> {
  const { payload, facts } = parts;
  const name = (await payload.kv.get(STUDIO_NAME)) as string | null;
  if (name === null) {
    await withoutSync(payload, () => fill(parts));
    return 'filled';
  }
  await adoptThemes(parts);
  // Interrupted between the two, or another studio owned the sites: then everything is published again.
  if ((await facts.read(STUDIO_OWNER_KEY)) !== name) await recordOwnership(parts, name, new Map());
  return 'known';
}

/** Themes were code before they were documents: a studio of that time has none, and the sites have them already. */
async function adoptThemes({ payload, published, now }: ImportOptions): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'themes' as never });
  if (totalDocs > 0) return;
  const writer = createWriter(payload, now);
  for (const { document } of await published.changesSince(0))
    if (document.kind === 'theme')
      await writer.addPublished('themes', { ...studioTheme(document, () => undefined), edition: 1 });
}

async function fill(parts: ImportOptions): Promise<void> {
  const { payload, published, demoPort, now, alsoAdd, progress } = parts;
  await emptyStudio(payload);
  const inPublic = (await published.changesSince(0)).map(
    ({ document: { removed: _, ...document } }) => document,
  );
  const documents = demoPort === undefined ? inPublic : fromDemoPort(inPublic, demoPort);
  const taken = await seedStudio(payload, documents, now, progress?.(countSteps(documents)));
  await alsoAdd?.();
  const name = randomUUID();
  await payload.kv.set(STUDIO_NAME, name);
  await recordOwnership(parts, name, taken);
}

/** Records the imported documents as published, and removes the ledger entries of another studio. */
async function recordOwnership(
  { payload, published, facts, demoPort }: ImportOptions,
  name: string,
  taken: ImportedSources,
) {
  const before = [...(await readLedger(facts)).keys()].map(
    (source) => [ledgerKey(source), undefined] as const,
  );
  const sources = payloadSources(payload);
  const referring = await referencesOfLists(sources, taken);
  const now = (await sources.list()).flatMap(({ name: source, state }) => {
    const documents = taken.get(source);
    if (!documents) return [];
    const references = referring.get(source);
    const port = demoPort !== undefined && toDemoPort(documents, demoPort).named ? demoPort : undefined;
    return [[ledgerKey(source), serializeEntry({ state, port, addresses: documents, references })] as const];
  });
  await published.publish([], [], {
    ...Object.fromEntries(before),
    ...Object.fromEntries(now),
    [STUDIO_OWNER_KEY]: name,
  });
}

/** Published links are plain addresses; only pages that list stories refer to something, the tags of their site. */
async function referencesOfLists(sources: PublicSources, taken: ImportedSources) {
  const lists = [...taken].filter(([, documents]) => documents.some(listsStories));
  const referring = new Map<string, PublicSource['references']>();
  for (const [source] of lists) referring.set(source, (await sources.read(source))?.references);
  return referring;
}

function listsStories({ kind, body }: PublishedDocument): boolean {
  return kind === 'page' && toRow(toRow(body)['fields'])['template'] === 'stories index';
}
