import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { brandNames } from '../demo/brands.ts';
import { focalPoints } from '../demo/focal-points.ts';
import { readSites } from '../demo/sites.ts';
import type { DemoSite } from '../demo/write.ts';
import { readEnvironment } from '../src/platform/env.ts';
import { OperatorError } from '../src/platform/operator-error.ts';
import type {
  DocumentAddress,
  PublishedDocument,
  PublishedStore,
} from '../src/publishing/published-store.ts';
import { openAdapters } from '../src/wiring/adapters.ts';
import { progress } from './progress.ts';

const demoFolder = join(import.meta.dirname, '../demo');
const fingerprintKey = 'demo.fingerprint';

/** Puts the demo group into the store: all of it in one transaction, and only when it differs from what is there. */
async function loadDemo(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok)
    throw new OperatorError(reading.problems.join('\n  '), 'Mend these settings and start again.');
  const adapters = await openAdapters(reading.settings);
  try {
    const fingerprint = await fingerprintOf(demoFolder);
    if ((await adapters.facts.read(fingerprintKey)) === fingerprint) return;
    const media = await keepMedia(adapters.media);
    const documents = [...media, ...(await readSites()).flatMap(documentsOf)];
    const gone = await noLongerIn(documents, adapters.published);
    await adapters.published.publish(documents, gone, { [fingerprintKey]: fingerprint });
  } finally {
    await adapters.close();
  }
}

async function noLongerIn(
  documents: readonly PublishedDocument[],
  store: PublishedStore,
): Promise<DocumentAddress[]> {
  const placeOf = ({ kind, site, language, key }: DocumentAddress) => [kind, site, language, key].join('|');
  const kept = new Set(documents.map(placeOf));
  const published = (await store.changesSince(0)).map(({ document }) => document);
  return published
    .filter((document) => !kept.has(placeOf(document)))
    .map(({ kind, site, language, key }) => ({ kind, site, language, key }));
}

function documentsOf({
  name: site,
  settings,
  brands,
  dictionary,
  shell,
  pages,
}: DemoSite): PublishedDocument[] {
  const at = { site, language: '', key: '' };
  return [
    { ...at, kind: 'site', body: settings },
    { ...at, kind: 'brands', body: brands.map(brandOf) },
    ...Object.entries(dictionary ?? {}).map(([language, body]) => ({
      ...at,
      kind: 'dictionary' as const,
      language,
      body,
    })),
    ...Object.entries(shell).flatMap(([language, parts]) =>
      Object.entries(parts).map(([key, body]) => ({ ...at, kind: 'shell' as const, language, key, body })),
    ),
    ...pages.map(({ id, language, header = [], main, footer = [], ...page }) => ({
      ...at,
      kind: 'page' as const,
      language,
      key: id,
      body: { ...page, header: numbered(header), main: numbered(main), footer: numbered(footer) },
    })),
  ];
}

function numbered(blocks: DemoSite['pages'][number]['main']) {
  return blocks.map(({ block, fields }, index) => ({ id: `${block}-${index + 1}`, block, fields }));
}

function brandOf(brandCode: string) {
  const name = brandNames[brandCode];
  if (!name) throw new Error(`demo/brands.ts has no name for ${brandCode}`);
  return { brandCode, name, logo: `brands/${brandCode}`, logoBlackAndWhite: `brands/${brandCode}-mono` };
}

type MediaKeeper = Awaited<ReturnType<typeof openAdapters>>['media'];

async function keepMedia(store: MediaKeeper): Promise<PublishedDocument[]> {
  const folder = join(demoFolder, 'media');
  const files = (await filesBelow(folder)).filter((file) =>
    ['.svg', '.webp', '.avif', '.png'].includes(extname(file)),
  );
  const step = progress('Pictures', files.length);
  const documents: PublishedDocument[] = [];
  for (const file of files) {
    const key = relative(folder, file).slice(0, -extname(file).length).replaceAll('\\', '/');
    const kept = await store.keep(key, await readFile(file));
    documents.push({
      kind: 'media',
      site: '',
      language: '',
      key,
      body: { ...kept, focal: focalPoints[key] },
    });
    step();
  }
  return documents;
}

async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(folder))
    hash.update(relative(folder, file)).update(await readFile(file));
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

loadDemo().catch((problem: unknown) => {
  if (problem instanceof OperatorError)
    console.error(`Forecourt cannot start.\n  ${problem.message}\n  ${problem.mend}`);
  else console.error(problem);
  process.exit(1);
});
