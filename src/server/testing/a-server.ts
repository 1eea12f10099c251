import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Services } from '../../blocks/services.ts';
import type { FormTools } from '../../leads/api/tools.ts';
import { stockFrom } from '../../leads/stock.ts';
import type { Log, LogFacts } from '../../platform/log.ts';
import { publishedContent } from '../../publishing/content.ts';
import type { Drafts } from '../../publishing/drafts.ts';
import type { MediaStore } from '../../publishing/media-store.ts';
import type { PublishedDocument } from '../../publishing/published-store.ts';
import { publishedStories } from '../../publishing/stories.ts';
import { noAddresses } from '../../search/address-book.ts';
import { formProviders } from '../../wiring/forms.ts';
import { leadForms } from '../../wiring/leads.ts';
import { type AppSettings, createApp, type OverloadLimits } from '../app.ts';
import { pageCache, pageCacheLimits } from '../page-cache.ts';
import type { AddressesOf } from '../sitemap/sitemaps.ts';
import { studioDoor } from '../studio/studio-door.ts';

export type Received = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer };
type LogLine = LogFacts & { level: 'info' | 'warn' | 'error' };

export const previewSecret = 'a secret for tests only';

/** Tests share a processor; one that is late is not what most of them are about. */
const neverOverloaded: OverloadLimits = { eventLoopDelayMs: 3_600_000, sampleEveryMs: 1000 };

/** A real server on a port of its own over content given by the test. */
export async function aServer(
  documents: readonly PublishedDocument[],
  {
    media = {},
    overload = neverOverloaded,
    services: given = {},
    forms = {},
    leads = {},
    addressesOf = () => noAddresses,
    now = () => new Date(),
    drafts = noDrafts,
    studio,
  }: {
    media?: Partial<MediaStore>;
    overload?: OverloadLimits;
    services?: Partial<Services>;
    addressesOf?: AddressesOf;
    now?: () => Date;
    drafts?: Drafts;
    /** Where a studio of the test's own listens. */
    studio?: string;
    forms?: Partial<Pick<FormTools, 'forms' | 'builder'>>;
    leads?: Partial<AppSettings['leads']>;
  } = {},
) {
  const lines: LogLine[] = [];
  const write = (level: LogLine['level']) => (facts: LogFacts) => void lines.push({ ...facts, level });
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  const content = publishedContent(log);
  const cache = pageCache(pageCacheLimits);
  let revision = 0;
  const publish = (some: readonly PublishedDocument[]) => {
    revision += 1;
    const changes = some.map((document) => ({
      revision,
      document: { ...document, removed: false },
      publishedAt: '2026-11-15T12:00:00.000Z',
    }));
    cache.drop(content.apply(changes));
  };
  publish(documents);
  const assets = {
    stylesheets: ['/assets/a.css'],
    script: '/assets/a.js',
    islandPreloads: [],
    modulesOf: () => [],
    addressOf: () => undefined,
    sheetText: () => '',
    development: false,
  };
  const search = { search: () => Promise.reject(new Error('not in this test')) };
  const records = { find: () => Promise.reject(new Error('not in this test')) };
  const services: Services = {
    forms: formProviders({ formBuilder: undefined, marketingForms: undefined }),
    search,
    records,
    stories: publishedStories(content),
    ...given,
  };
  const house = {
    content,
    cache,
    assets,
    log,
    now,
    showsDirectory: true,
    port: 3000,
    services,
  };
  const store: MediaStore = {
    keep: () => Promise.reject(new Error('not in this test')),
    keepFile: () => Promise.reject(new Error('not in this test')),
    original: async () => undefined,
    stream: async () => undefined,
    variant: async () => undefined,
    ...media,
  };
  const app = await createApp(house, {
    assetsFolder: undefined,
    media: store,
    preview: { secret: previewSecret, drafts },
    studio: studio ? studioDoor(studio) : undefined,
    search: { apiKey: undefined, search: services.search },
    addressesOf,
    leads: { ...noLeads, stock: stockFrom(services), ...leads },
    forms: { forms: noForms, builder: { latestSubmission: async () => undefined }, ...forms },
    inventory: { apiKey: undefined, importer: noImporter, spoolFolder: '/nowhere' },
    finance: { provider: { products: notHere, quotes: notHere, legal: notHere } },
    carMedia: { mediaOf: async () => undefined },
    demo: true,
    overload,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, cache, lines, publish, close: () => app.close(), get: visitor(port), send: visitor(port) };
}

const noDrafts: Drafts = { of: async () => ({ state: 'none' }) };

const noForms = {
  define: () => Promise.reject(new Error('not in this test')),
  definition: async () => undefined,
  keep: () => Promise.reject(new Error('not in this test')),
  latest: async () => undefined,
};

const notHere = () => Promise.reject(new Error('not in this test'));
const noLeads: Omit<AppSettings['leads'], 'stock'> = {
  leads: { keep: notHere, find: notHere, bySubmission: notHere, latest: notHere, forget: notHere },
  outbox: {
    ...{ claim: notHere, delivered: notHere, postpone: notHere, bury: notHere, nextDue: notHere },
    ...{ list: notHere, about: notHere, replay: notHere, counts: notHere },
  },
  mail: { latest: notHere, find: notHere },
  kinds: leadForms,
  channels: ['mail'],
  perMinute: 1000,
  onTaken: () => {},
};

const noImporter = {
  importFile: () => Promise.reject(new Error('not in this test')),
  close: async () => {},
};

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

function visitor(port: number) {
  return (host: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Received> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path, method, headers: { host, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: bytes.toString(),
              bytes,
            });
          });
        },
      );
      asked.on('error', reject).end(body);
    });
}
