import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { catalogueRoutes } from '../catalogue/api.ts';
import { carMediaRoutes } from '../catalogue/media/api.ts';
import type { MediaProvider } from '../catalogue/media/media-provider.ts';
import { type FinanceTools, financeRoutes } from '../finance/api.ts';
import { type InventoryTools, inventoryRoutes } from '../inventory/api.ts';
import { knownIndices } from '../inventory/known-indices.ts';
import type { FormTools } from '../leads/api/tools.ts';
import { formRoutes, type LeadTools, leadRoutes } from '../leads/api.ts';
import { answerProblem } from '../platform/http-problem.ts';
import type { MediaStore } from '../publishing/media-store.ts';
import { type SearchTools, searchRoutes } from '../search/api.ts';
import { answerFirst } from './answer-first.ts';
import { clientErrorRoutes } from './api/client-errors.ts';
import { contentApiRoutes } from './api/content-api.ts';
import { contentGraphqlRoutes } from './api/content-graphql.ts';
import { healthRoutes } from './api/health.ts';
import { type PreviewTools, previewRoutes } from './api/preview.ts';
import { robotsRoutes } from './api/robots.ts';
import { sitemapRoutes } from './api/sitemap.ts';
import { apiDocsRoutes } from './api-docs-routes.tsx';
import { catalogueSites } from './catalogue-sites.ts';
import { failurePage, notFoundPage, overloadedPage } from './error-pages.ts';
import { financeTools } from './finance-tools.ts';
import { formHost } from './form-host.ts';
import { galleryRoutes } from './gallery.tsx';
import { safetyHeaders } from './headers.ts';
import { mediaRoutes } from './media-files.ts';
import { type OutboxTools, outboxRoutes } from './outbox-page.tsx';
import { packAnswers } from './pack-answers.ts';
import { logRequests } from './request-log.ts';
import { rewrite } from './rewrites.ts';
import { sendPage } from './send-page.ts';
import type { AddressesOf } from './sitemap/sitemaps.ts';
import { serveStaticFiles } from './static-files.ts';
import type { StoredPage } from './stored-page.ts';
import type { StudioDoor } from './studio/studio-door.ts';
import { studioRoutes } from './studio/studio-routes.ts';
import { answerUnreadable } from './unreadable-request.ts';
import type { House } from './visit.ts';
import { answerTo, bareHost } from './way-of-a-request.ts';

export type AppSettings = {
  /** Where the built files lie; none in development, when the module server has them. */
  assetsFolder: string | undefined;
  media: MediaStore;
  preview: PreviewTools;
  /** Undefined where the studio is switched off: /admin is then an address like any other. */
  studio?: StudioDoor | undefined;
  demo: boolean;
  overload?: OverloadLimits;
  search: Pick<SearchTools, 'apiKey' | 'search'>;
  /** Where the records of an index are found, for the sitemaps. */
  addressesOf: AddressesOf;
  forms: Pick<FormTools, 'forms' | 'builder'>;
  leads: Omit<LeadTools, keyof ReturnType<typeof formHost>> & OutboxTools;
  inventory: Pick<InventoryTools, 'apiKey' | 'importer' | 'spoolFolder'>;
  carMedia: MediaProvider;
  finance: Pick<FinanceTools, 'provider'>;
};

/** When the event loop is later than this, what must be made has to wait. */
export type OverloadLimits = { eventLoopDelayMs: number; sampleEveryMs: number };

const overloadLimits: OverloadLimits = { eventLoopDelayMs: 1500, sampleEveryMs: 1000 };

/** The public server: fixed addresses first, everything else is a page. */
export async function createApp(house: House, settings: AppSettings): Promise<FastifyInstance> {
  const app = Fastify({
    serverFactory: answerFirst(house.cache),
    clientErrorHandler: answerUnreadable(house),
    rewriteUrl: (request) => rewrite(request.url ?? '/'),
    routerOptions: { maxParamLength: 300 },
    trustProxy: 'loopback, linklocal, uniquelocal',
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (_, __, reply) =>
      answerProblem(reply, 400, 'BAD_ADDRESS', 'The address is not well formed.'),
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(safetyHeaders));
  packAnswers(app);
  logRequests(app, house);
  const { eventLoopDelayMs, sampleEveryMs } = settings.overload ?? overloadLimits;
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    sampleInterval: sampleEveryMs,
    retryAfter: 5,
    pressureHandler: (request, reply) => answerOverloaded(house, request, reply),
  });
  await app.register(rateLimit, { global: false });

  healthRoutes(app, house);
  robotsRoutes(app, house);
  sitemapRoutes(app, { content: house.content, addressesOf: settings.addressesOf });
  clientErrorRoutes(app, house);
  contentApiRoutes(app, house.content);
  contentGraphqlRoutes(app, house, settings.demo);
  mediaRoutes(app, house.content, settings.media);
  previewRoutes(app, house, settings.preview);
  if (settings.studio) await studioRoutes(app, house, settings.studio);
  recordRoutes(app, house, settings);
  formRoutes(app, { ...settings.forms, ...formHost(house) });
  financeRoutes(app, { ...settings.finance, ...financeTools(house) });
  leadRoutes(app, { ...settings.leads, ...formHost(house) });
  apiDocsRoutes(app, house);
  if (settings.assetsFolder) await serveStaticFiles(app, settings.assetsFolder);
  if (settings.demo) {
    galleryRoutes(app, house);
    outboxRoutes(app, settings.leads, house);
  }
  app.get('/*', (request, reply) => answerWithPage(house, request, reply));

  app.setNotFoundHandler((request, reply) => answerNotFound(house, request, reply));
  app.setErrorHandler((problem, request, reply) => answerFailure(house, problem, request, reply));
  return app;
}

/** Search and inventory, over the indices that the sites name. */
function recordRoutes(app: FastifyInstance, house: House, settings: AppSettings): void {
  const { search, inventory, carMedia: media } = settings;
  const { content, log, now } = house;
  const indices = () => knownIndices(content.sites().map(({ site }) => site));
  searchRoutes(app, { ...search, indices });
  catalogueRoutes(app, { search: search.search, siteAt: catalogueSites(house) });
  inventoryRoutes(app, { ...inventory, indices, log, now });
  const siteAt = (host: string) => content.siteAt(bareHost(host))?.site;
  carMediaRoutes(app, { media, search: search.search, siteAt, log });
}

async function answerWithPage(house: House, request: FastifyRequest, reply: FastifyReply) {
  if (isApi(request)) return reply.callNotFound();
  const answer = await answerTo(request.headers.host ?? '', request.url, house);
  if (answer.kind === 'badRequest')
    return answerProblem(reply, 400, 'BAD_ADDRESS', 'The address is not well formed.');
  if (answer.kind === 'redirect') return redirect(reply, answer);
  return handOver(request, reply, answer.page);
}

/** Left to themselves, browsers keep a permanent redirect for good, and a mended rule would never reach them. */
function redirect(reply: FastifyReply, { status, location }: { status: 302 | 308; location: string }) {
  if (status === 308) reply.header('cache-control', 'public, max-age=3600');
  return reply.redirect(location, status);
}

/** Stored pages carry their own header lines; Fastify steps aside. */
function handOver(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.hijack();
  sendPage(request.raw, reply.raw, page);
  return reply;
}

function isApi(request: FastifyRequest): boolean {
  return /^\/(api|content-api|service|media|assets)\//.test(request.url);
}

/** Which site's clothes an error page wears, if any. */
function siteOf(house: House, request: FastifyRequest) {
  return house.content.siteAt(bareHost(request.headers.host ?? ''))?.site;
}

async function answerNotFound(house: House, request: FastifyRequest, reply: FastifyReply) {
  const site = siteOf(house, request);
  if (isApi(request) || !site || !['GET', 'HEAD'].includes(request.method)) {
    return answerProblem(reply, 404, 'NOT_FOUND', `Nothing answers ${request.method} at this address.`);
  }
  const key = JSON.stringify([site.name, site.languages[0], ':not-found', {}]);
  const page = await house.cache.fetch(key, () => notFoundPage(house, site.name, site.languages[0]));
  return handOver(request, reply, page);
}

async function answerFailure(house: House, problem: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(problem);
  const site = siteOf(house, request);
  if (status < 500) {
    return answerProblem(
      reply,
      status,
      status === 429 ? 'TOO_MANY_REQUESTS' : 'INVALID_INPUT',
      sentenceFor(status),
    );
  }
  house.log.error(
    { code: 'REQUEST_FAILED', site: site?.name, path: request.url, requestId: request.id, error: problem },
    'request failed',
  );
  if (isApi(request) || !site)
    return answerProblem(reply, 500, 'INTERNAL_ERROR', 'The fault is ours. Try again in a moment.');
  return handOver(request, reply, await failurePage(house, site.name, site.languages[0]));
}

/** What lies ready is sent all the same; only what must be made has to wait. */
async function answerOverloaded(house: House, request: FastifyRequest, reply: FastifyReply) {
  if (/^\/(assets|media)\/|^\/api\/healthz/.test(request.url)) return;
  const site = siteOf(house, request);
  reply.raw.setHeader('Retry-After', '5');
  if (isApi(request) || !site)
    return answerProblem(reply, 503, 'OVERLOADED', 'Too many requests at once. Try again in a few seconds.');
  return handOver(request, reply, await overloadedPage(house, site.name, site.languages[0]));
}

function statusOf(problem: unknown): number {
  const status = (problem as { statusCode?: unknown } | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function sentenceFor(status: number): string {
  if (status === 413) return 'What was sent is too large.';
  if (status === 415) return 'Send JSON, with content-type application/json.';
  if (status === 429) return 'Too many requests from here. Wait a minute and try again.';
  return 'What was sent could not be read.';
}
