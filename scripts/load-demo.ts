import { readSites } from '../demo/sites.ts';
import { demoThemes } from '../demo/themes.ts';
import { toDemoPort } from '../src/content/publishing/demo-port.ts';
import {
  type DocumentAddress,
  documentKey,
  type PublishedDocument,
  type PublishedStore,
} from '../src/content/publishing/published-store.ts';
import { openAdapters } from '../src/main/adapters.ts';
import { readSettings } from '../src/main/read-settings.ts';
import { openTyreHotelKeys } from '../src/main/tyre-hotel-keys.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import { themeDocuments, toDocuments } from './demo/documents.ts';
import { demoFingerprint } from './demo/files.ts';
import { storeMedia } from './demo/media.ts';
import { paintedDocuments } from './demo/painted-documents.ts';
import { findPublishable } from './demo/publishable-documents.ts';
import { loadRecords } from './demo/records.ts';
import { showcaseDocuments } from './demo/showcase-documents.ts';
import { loadTyreHotel } from './demo/tyre-hotel.ts';
import { loadWorkshop } from './demo/workshop.ts';
import { runCommand } from './run-command.ts';

const fingerprintKey = 'demo.fingerprint';

/**
 * Publishes the demo's content in one transaction, and only when it differs from what is there. What the
 * content studio owns is left to its editors.
 */
async function loadDemo(): Promise<void> {
  const settings = readSettings(process.env);
  const adapters = await openAdapters(settings);
  try {
    const { port } = settings;
    const keys = await openTyreHotelKeys({ ...settings, demo: true });
    // With another key, the telephone numbers must be encrypted again.
    const fingerprint = `${await demoFingerprint()} at ${port} with ${keys?.currentKeyId}`;
    if ((await adapters.facts.read(fingerprintKey)) === fingerprint) return;
    const sites = await readSites();
    const media = await storeMedia(adapters.media);
    await loadRecords(adapters.records, sites, media, systemClock, adapters.importRuns);
    await loadWorkshop(adapters, systemClock());
    if (keys) await loadTyreHotel(adapters, keys);
    const pages = [...themeDocuments(demoThemes), ...sites.flatMap(toDocuments)];
    const written = [...media, ...paintedDocuments(media, pages), ...showcaseDocuments(media), ...pages];
    const { documents: all } = toDemoPort(written, port);
    const isOurs = await findPublishable(adapters.facts);
    const documents = all.filter(isOurs);
    const gone = (await findRemoved(documents, adapters.published)).filter(isOurs);
    await adapters.published.publish(documents, gone, { [fingerprintKey]: fingerprint });
  } finally {
    await adapters.close();
  }
}

async function findRemoved(
  documents: readonly PublishedDocument[],
  store: PublishedStore,
): Promise<DocumentAddress[]> {
  const current = new Set(documents.map(documentKey));
  const published = (await store.changesSince(0)).map(({ document }) => document);
  return published
    .filter((document) => !current.has(documentKey(document)))
    .map(({ kind, site, language, key }) => ({ kind, site, language, key }));
}

await runCommand(loadDemo, 'Forecourt cannot start.');
if (process.exitCode) process.exit();
