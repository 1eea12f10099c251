import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlockServices } from '../../content/blocks/services.ts';
import type { Drafts } from '../../content/publishing/drafts.ts';
import type { MediaStore } from '../../content/publishing/media-store.ts';
import { publishedContent } from '../../content/publishing/published-content.ts';
import type { PublishedDocument } from '../../content/publishing/published-store.ts';
import { publishedStories } from '../../content/publishing/published-stories.ts';
import { EMBEDDED_MARKETING_SCRIPT } from '../../features/editor-forms/form-providers.ts';
import { checkoutLimits } from '../../features/kits/checkout/api.ts';
import { createStock } from '../../features/leads/stock.ts';
import { createMetrics } from '../../features/operations/metrics/metrics.ts';
import { createSiteActivity } from '../../features/operations/processes/site-activity.ts';
import { inMemorySessions } from '../../features/tyre-hotel/testing/in-memory-sessions.ts';
import type { TyreHotelService } from '../../features/tyre-hotel/tyre-hotel-service.ts';
import type { WorkshopService } from '../../features/workshop/workshop-service.ts';
import { createFormTokens } from '../../shared/forms/form-token.ts';
import { embeddedMapProvider } from '../../shared/maps/map-provider.ts';
import type { Log, LogFields } from '../../shared/platform/log.ts';
import { noAddresses } from '../../shared/search/record-addresses.ts';
import { createServer } from '../../web/server/create-server.ts';
import { createOverloadResponses } from '../../web/server/overload-responses.ts';
import { createPageCache, pageCacheLimits } from '../../web/server/page-cache.ts';
import { createRenderQueue } from '../../web/server/render-queue.ts';
import type { OverloadLimits } from '../../web/server/server-context.ts';
import type { FindAddresses } from '../../web/server/sitemap/sitemaps.ts';
import { createStaffSession } from '../../web/server/studio/staff-session.ts';
import { createStudioProxy } from '../../web/server/studio/studio-proxy.ts';
import type { AppContext, DemoServer } from '../app-context.ts';
import { features } from '../features.ts';
import { openFormPages } from '../forms.ts';
import { formIslands, leadForms } from '../lead-forms.ts';
import { type SitePorts, sitePorts } from '../site-ports.ts';
import { noDatabase } from './no-database.ts';

export type Received = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer };
type LogLine = LogFields & { level: 'info' | 'warn' | 'error' };

export const previewSecret = 'a secret for tests only';

/** Tests share a processor; one that is late is not what most of them are about. 0 switches the check off. */
const neverOverloaded: OverloadLimits = { eventLoopDelayMs: 0, sampleEveryMs: 1000 };

/** A real server on a port of its own over content given by the test. */
export async function aServer(
  documents: readonly PublishedDocument[],
  {
    media = {},
    overload = neverOverloaded,
    services: given = {},
    forms = {},
    leads: { outbox = noOutbox, mail = noMail, ...leads } = {},
    addressesOf = () => noAddresses,
    now = () => new Date(),
    drafts = noDrafts,
    studio,
    demo = true,
    demoServer,
    studioOrigin,
    app: overrides = {},
  }: {
    media?: Partial<MediaStore>;
    overload?: OverloadLimits;
    services?: Partial<BlockServices>;
    addressesOf?: FindAddresses;
    now?: () => Date;
    drafts?: Drafts;
    demo?: boolean;
    /** What the demo adds to the server. */
    demoServer?: DemoServer;
    /** Where editors open the studio, if not at a site's own host. */
    studioOrigin?: string;
    /** Where a studio of the test's own listens. */
    studio?: string;
    forms?: Partial<AppContext['forms']>;
    leads?: Partial<AppContext['leads'] & Pick<AppContext, 'outbox' | 'mail'>>;
    app?: Partial<AppContext>;
  } = {},
) {
  const lines: LogLine[] = [];
  const write = (level: LogLine['level']) => (facts: LogFields) => void lines.push({ ...facts, level });
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') };
  const content = publishedContent(log);
  const cache = createPageCache(pageCacheLimits, () => now().getTime());
  let revision = 0;
  const publish = (some: readonly PublishedDocument[]) => {
    revision += 1;
    const changes = some.map((document) => ({
      revision,
      document: { ...document, removed: false },
      publishedAt: '2026-11-15T12:00:00.000Z',
    }));
    cache.invalidate(content.apply(changes));
  };
  publish(documents);
  const assets = {
    stylesheets: ['/assets/a.css'],
    script: '/assets/a.js',
    islandPreloads: [],
    modulesOf: () => [],
    addressOf: () => undefined,
    stylesheetText: () => '',
    development: false,
  };
  const services: BlockServices = {
    forms: ownForms,
    formTokens: createFormTokens('a secret for tests only'),
    geocoder: { suggest: notHere, geocode: notHere, reverse: notHere },
    maps: embeddedMapProvider,
    search: { search: notHere },
    records: { find: notHere },
    stories: publishedStories(content),
    ...given,
  };
  const base: Omit<AppContext, keyof SitePorts | 'forms'> = {
    content,
    cache,
    assets,
    assetsFolder: undefined,
    log,
    now,
    demo,
    demoServer,
    contentIntrospection: demo,
    port: 3000,
    trustedProxies: ['loopback'],
    hsts: 'preload',
    services,
    media: { ...noMedia, ...media },
    preview: { secret: previewSecret, drafts },
    studio: studio
      ? { proxy: createStudioProxy(studio), staffSession: createStaffSession(studio), origin: studioOrigin }
      : undefined,
    apiKeys: { search: undefined, inventory: undefined },
    addressesOf,
    sitemapSources: features.flatMap(({ sitemap }) => sitemap?.(services.search) ?? []),
    leads: { ...noLeads, stock: createStock(services), tokens: services.formTokens, ...leads },
    database: noDatabase,
    ...{ outbox, mail },
    photos: { store: noPhotos, encode: notHere, linkSecret: 'a secret for tests only' },
    sms: { latest: async () => [] },
    inventory: {
      importer: noImporter,
      records: { edit: notHere, findEditable: notHere },
      onEdited: () => {},
      spoolFolder: '/nowhere',
    },
    feedPushes: { find: notHere, claim: notHere, sent: notHere, failed: notHere },
    outgoingFeeds: {
      writer: { write: notHere, close: async () => {} },
      folder: '/nowhere',
      indices: notHere,
      hasNewPhotos: notHere,
      illustrations: true,
      own: [],
      targets: [],
      linkSecret: 'a secret for tests only',
      release: 'test',
    },
    finance: { products: notHere, quotes: notHere, legal: notHere },
    geocoder: { suggest: notHere, geocode: notHere, reverse: notHere },
    workshop: { open: () => noWorkshop, stores: undefined, onChanged: () => {} },
    tyreHotel: { open: () => noTyreHotel, sessions: inMemorySessions(), onChanged: () => {} },
    carMedia: { mediaOf: async () => undefined },
    kits: noKits,
    overload,
    renderQueue: createRenderQueue(),
    refusals: createOverloadResponses(log, { delayMs: 0, waiting: 100 }),
    health: { report: async () => ({ status: 'ok', parts: [] }) },
    metrics: createMetrics(),
    activity: createSiteActivity(now),
    vitalsPercent: 0,
    ...overrides,
  };
  const ports = sitePorts(base);
  const app: AppContext = {
    ...ports,
    forms: {
      ...openFormPages({ content, ...ports }),
      forms: noForms,
      builder: { latestSubmission: async () => undefined },
      linkSecret: 'a secret for tests only',
      ...forms,
    },
    ...base,
  };
  const routes = features.flatMap(({ routes = [] }) => routes);
  const server = await createServer(app, [...routes, ...(demoServer?.routes ?? [])]);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    server,
    port,
    cache,
    lines,
    publish,
    close: () => server.close(),
    get: visitor(port),
    send: visitor(port),
  };
}

const notHere = () => Promise.reject(new Error('not in this test'));

const noDrafts: Drafts = { find: async () => ({ state: 'none' }) };

const noMedia: MediaStore = {
  save: notHere,
  saveFile: notHere,
  saveLayered: notHere,
  original: async () => undefined,
  stream: async () => undefined,
  variant: async () => undefined,
  brandDrawing: async () => undefined,
  removePicture: async () => undefined,
};

const ownForms: BlockServices['forms'] = {
  builder: { origin: undefined },
  marketing: { script: EMBEDDED_MARKETING_SCRIPT, portalId: '', origin: undefined },
};

const noForms = {
  save: notHere,
  latest: async () => undefined,
  find: async () => undefined,
  undelivered: async () => [],
  deleteBefore: async () => 0,
};

const noLeads: Omit<AppContext['leads'], 'stock' | 'tokens'> = {
  leads: {
    save: notHere,
    find: notHere,
    bySubmission: notHere,
    latest: notHere,
    countFrom: notHere,
    release: notHere,
    deleteUnconfirmedBefore: notHere,
    deleteBefore: notHere,
  },
  kinds: leadForms,
  islands: formIslands,
  channels: ['mail'],
  perMinute: 1000,
  onAccepted: () => {},
};

const noOutbox: AppContext['outbox'] = {
  ...{ claim: notHere, delivered: notHere, postpone: notHere, deadLetter: notHere, nextDue: notHere },
  ...{ list: notHere, findAbout: notHere, replay: notHere, counts: notHere, backlog: notHere },
  suppress: notHere,
  saveReceipt: async () => true,
};

const noMail: AppContext['mail'] = { latest: notHere, find: notHere };

const noPhotos: AppContext['photos']['store'] = {
  ...{ append: notHere, received: notHere, finish: notHere, remove: notHere },
  ...{ ofLead: notHere, full: notHere, deleteUnclaimedBefore: notHere },
  start: async () => 'started',
  find: async () => undefined,
  preview: async () => undefined,
};

const noKits: AppContext['kits'] = {
  checkouts: {
    ...{ save: notHere, find: notHere, findByTransaction: notHere },
    latest: async () => [],
    deleteBefore: notHere,
  },
  received: undefined,
  isOpen: true,
  tokenSecret: 'a secret for tests only',
  makeId: () => 'checkout-1',
  limits: checkoutLimits,
  onAccepted: () => {},
};

const noWorkshop: WorkshopService = {
  findVehicle: notHere,
  hasBrand: notHere,
  services: notHere,
  addons: notHere,
  prices: notHere,
  timeSlots: notHere,
  closestAvailable: () => {
    throw new Error('not in this test');
  },
  hold: notHere,
  releaseHold: notHere,
  book: notHere,
};

const noTyreHotel: TyreHotelService = {
  search: notHere,
  login: notHere,
  validate: notHere,
  workshopOf: notHere,
  days: notHere,
  times: notHere,
  create: notHere,
  addReview: notHere,
};

const noImporter = {
  importFile: notHere,
  close: async () => {},
};

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

function visitor(port: number) {
  return (host: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Received> =>
    new Promise((resolve, reject) => {
      const sent = request(
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
      sent.on('error', reject).end(body);
    });
}
