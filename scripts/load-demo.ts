import { demoForms } from '../demo/forms.ts';
import { readSites } from '../demo/sites.ts';
import { systemClock } from '../src/platform/clock.ts';
import { parseEnvironment } from '../src/platform/env.ts';
import { OperatorError } from '../src/platform/operator-error.ts';
import { toDemoPort } from '../src/publishing/demo-port.ts';
import {
  type DocumentAddress,
  documentKey,
  type PublishedDocument,
  type PublishedStore,
} from '../src/publishing/published-store.ts';
import { openAdapters } from '../src/wiring/adapters.ts';
import { documentsOf } from './demo/documents.ts';
import { demoFingerprint } from './demo/files.ts';
import { leftToTheDemo } from './demo/left-to-the-demo.ts';
import { keepMedia } from './demo/media.ts';
import { onShowDocuments } from './demo/on-show.ts';
import { loadRecords } from './demo/records.ts';

const fingerprintKey = 'demo.fingerprint';

/**
 * Puts the demo group into the store: all of it in one transaction, and only when it differs from what is there. What the
 * content studio has taken over is left to its editors.
 */
async function loadDemo(): Promise<void> {
  const reading = parseEnvironment(process.env);
  if (!reading.ok)
    throw new OperatorError(reading.problems.join('\n  '), 'Mend these settings and start again.');
  const adapters = await openAdapters(reading.settings);
  try {
    const { port } = reading.settings;
    const fingerprint = `${await demoFingerprint()} at ${port}`;
    if ((await adapters.facts.read(fingerprintKey)) === fingerprint) return;
    const sites = await readSites();
    const media = await keepMedia(adapters.media);
    for (const form of demoForms()) await adapters.forms.saveDefinition(form);
    await loadRecords(adapters.records, sites, media, systemClock);
    const written = [...media, ...onShowDocuments(media), ...sites.flatMap(documentsOf)];
    const { documents: all } = toDemoPort(written, port);
    const isOurs = await leftToTheDemo(adapters.facts);
    const documents = all.filter(isOurs);
    const gone = (await noLongerIn(documents, adapters.published)).filter(isOurs);
    await adapters.published.publish(documents, gone, { [fingerprintKey]: fingerprint });
  } finally {
    await adapters.close();
  }
}

async function noLongerIn(
  documents: readonly PublishedDocument[],
  store: PublishedStore,
): Promise<DocumentAddress[]> {
  const kept = new Set(documents.map(documentKey));
  const published = (await store.changesSince(0)).map(({ document }) => document);
  return published
    .filter((document) => !kept.has(documentKey(document)))
    .map(({ kind, site, language, key }) => ({ kind, site, language, key }));
}

loadDemo().catch((problem: unknown) => {
  if (problem instanceof OperatorError)
    console.error(`Forecourt cannot start.\n  ${problem.message}\n  ${problem.hint}`);
  else console.error(problem);
  process.exit(1);
});
