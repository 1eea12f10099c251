import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { type Clock, systemClock } from '../../../shared/platform/clock.ts';
import { createKeyRing } from '../../../shared/platform/key-ring.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { createOutboundClient } from '../../../shared/platform/outbound/outbound-client.ts';
import type { StaffUser } from '../../../shared/platform/staff-session.ts';
import { kyselyRecordChanges } from '../../../shared/search/adapters/kysely-record-changes.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { folderUploads } from '../adapters/folder-uploads.ts';
import { kyselyImportRuns } from '../adapters/kysely-import-runs.ts';
import { kyselyMappingStore } from '../adapters/kysely-mapping-store.ts';
import { kyselyPhotoReports } from '../adapters/kysely-photo-reports.ts';
import { kyselyPhotoRetry } from '../adapters/kysely-photo-retry.ts';
import { kyselySourceStore } from '../adapters/kysely-source-store.ts';
import { threadedImporter } from '../adapters/threaded-importer.ts';
import { threadedRollBack } from '../adapters/threaded-roll-back.ts';
import { inventoryRoutes } from '../api.ts';
import { knownIndices } from '../known-indices.ts';
import { sourceFetchers } from '../sources/source-fetchers.ts';

export const inventoryKey = 'the-right-key';
export const inventoryKeys = createKeyRing([{ id: '2026', secret: new Uint8Array(32).fill(7) }]);

/** Two sites with an index of cars each, and one of dealerships that both show. */
export const inventorySites = [
  aSite({ indices: { cars: 'cars-solvik-se', sites: 'sites-nordic' } }),
  {
    ...aSite({
      url: 'https://solvik-no.example',
      country: 'NO',
      languages: [{ code: 'nb' }],
      indices: { cars: 'cars-solvik-no', sites: 'sites-nordic' },
    }),
    name: 'solvik-no',
  },
];

export const staff = {
  administrator: { id: '1', name: 'Agneta Ström', role: 'administrator', sites: 'all' },
  editor: { id: '2', name: 'Rebecka Lund', role: 'editor', sites: ['solvik-se'] },
  author: { id: '3', name: 'Sixten Berg', role: 'author', sites: ['solvik-se'] },
  norwegianEditor: { id: '4', name: 'Nora Vik', role: 'editor', sites: ['solvik-no'] },
} as const satisfies Record<string, StaffUser>;

export type Sender = keyof typeof staff | 'key' | 'stranger' | 'nobody-knows';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes are compared
type Received = { status: number; headers: Record<string, unknown>; text: string; body: any };

/** The whole API of the inventory over a database of its own; its requests come from people or bring the key. */
export async function anInventoryServer(
  fresh = freshSqlite,
  now: Clock = systemClock,
  sites: readonly Site[] = inventorySites,
) {
  const database = await fresh();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-inventory-'));
  const importer = threadedImporter(database.settings);
  const db = await database.open();
  const store = kyselyRecordStore(db, systemClock);
  const app = Fastify();
  await app.register(rateLimit, { global: false });
  const outbound = createOutboundClient({ privateHosts: ['127.0.0.0/8'] });
  const feedFolder = join(folder, 'feeds');
  const sources = kyselySourceStore(db, now, inventoryKeys);
  const spoolFolder = join(folder, 'spool');
  const uploads = folderUploads({
    ...{ folder: join(folder, 'uploads'), spoolFolder, now },
    ...{ maxBytes: 1_000_000, maxTotalBytes: 1_500_000 },
  });
  const pulled = { sources, fetchers: sourceFetchers(outbound, feedFolder), storesSecrets: true };
  onTestFinished(async () => {
    outbound.close();
    await importer.close();
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  inventoryRoutes(app, {
    apiKey: inventoryKey,
    studio: { staffSession: async (cookie) => sessionOf(cookie) },
    ...{ importer, records: store, log: silent, now, onEdited: () => {} },
    spoolFolder,
    maxFeedBytes: 1_000_000,
    sites: () => sites,
    indices: () => knownIndices(sites),
    mapped: {
      mappings: kyselyMappingStore(db, systemClock),
      previewer: importer,
      uploads,
      runs: kyselyImportRuns(db),
      changes: kyselyRecordChanges(db),
      stock: store,
      examiner: importer,
      photoReports: kyselyPhotoReports(db, systemClock),
      photoRetry: kyselyPhotoRetry(db, systemClock),
      rollBack: threadedRollBack(database.settings),
      pulled,
    },
  });
  await app.ready();
  const send = async (
    by: Sender,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH',
    url: string,
    payload?: string | object,
    headers: Record<string, string> = {},
  ): Promise<Received> => {
    const who = by === 'key' ? { 'x-api-key': inventoryKey } : { cookie: `payload-token=${by}` };
    const type = typeof payload === 'string' ? 'text/csv' : 'application/json';
    const response = await app.inject({
      ...{ method, url },
      headers: { ...who, ...(payload !== undefined && { 'content-type': type }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(response.headers['content-type']).includes('json') && response.body !== '';
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: isJson ? response.json() : undefined,
    };
  };
  return { send, store, db, database, pulled, importer, feedFolder, spoolFolder, folder };
}

function sessionOf(cookie = '') {
  const name = cookie.replace('payload-token=', '');
  if (name === 'nobody-knows') return { state: 'unreachable', reason: 'status 500' } as const;
  const user = Object.hasOwn(staff, name) ? staff[name as keyof typeof staff] : undefined;
  return user ? ({ state: 'signed in', user } as const) : ({ state: 'signed out' } as const);
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
