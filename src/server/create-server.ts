import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { catalogueRoutes } from '../catalogue/api.ts';
import { carMediaRoutes } from '../catalogue/media/api.ts';
import type { MediaProvider } from '../catalogue/media/media-provider.ts';
import { type FinanceRouteDeps, financeRoutes } from '../finance/api.ts';
import { type InventoryRouteDeps, inventoryRoutes } from '../inventory/api.ts';
import { knownIndices } from '../inventory/known-indices.ts';
import type { FormRouteDeps } from '../leads/api/form-route-deps.ts';
import { formRoutes, type LeadRouteDeps, leadRoutes } from '../leads/api.ts';
import { answerProblem } from '../platform/http-problem.ts';
import type { MediaStore } from '../publishing/media-store.ts';
import { type SearchRouteDeps, searchRoutes } from '../search/api.ts';
import { clientErrorRoutes } from './api/client-errors.ts';
import { contentApiRoutes } from './api/content-api.ts';
import { contentGraphqlRoutes } from './api/content-graphql.ts';
import { healthRoutes } from './api/health.ts';
import { type PreviewDeps, previewRoutes } from './api/preview.ts';
import { robotsRoutes } from './api/robots.ts';
import { sitemapRoutes } from './api/sitemap.ts';
import { apiDocsRoutes } from './api-docs-routes.tsx';
import type { AppContext } from './app-context.ts';
import { cacheFastPath } from './cache-fast-path.ts';
import { catalogueSiteAt } from './catalogue-deps.ts';
import { clientErrorHandler } from './client-error-handler.ts';
import { compressResponses } from './compression.ts';
import { failurePage, notFoundPage, overloadedPage } from './error-pages.ts';
import { financeDeps } from './finance-deps.ts';
import { formDeps } from './form-deps.ts';
import { galleryRoutes } from './gallery-routes.tsx';
import { mediaRoutes } from './media-files.ts';
import { type OutboxDeps, outboxRoutes } from './outbox-routes.tsx';
import { logRequests } from './request-log.ts';
import { normaliseHost, runRequestPipeline } from './request-pipeline.ts';
import { securityHeaders } from './response-headers.ts';
import { rewriteUrl } from './rewrite-url.ts';
import { sendPage } from './send-page.ts';
import type { FindAddresses } from './sitemap/sitemaps.ts';
import { serveStaticFiles } from './static-files.ts';
import type { StoredPage } from './stored-page.ts';
import type { StudioProxy } from './studio/studio-proxy.ts';
import { studioRoutes } from './studio/studio-routes.ts';

export type AppSettings = {
  /** Where the built files lie; none in development, when the module server has them. */
  assetsFolder: string | undefined;
  media: MediaStore;
  preview: PreviewDeps;
  /** Undefined where the studio is switched off: /admin is then an address like any other. */
  studio?: StudioProxy | undefined;
  demo: boolean;
  overload?: OverloadLimits;
  search: Pick<SearchRouteDeps, 'apiKey' | 'search'>;
  /** Where the records of an index are found, for the sitemaps. */
  addressesOf: FindAddresses;
  forms: Pick<FormRouteDeps, 'forms' | 'builder'>;
  leads: Omit<LeadRouteDeps, keyof ReturnType<typeof formDeps>> & OutboxDeps;
  inventory: Pick<InventoryRouteDeps, 'apiKey' | 'importer' | 'spoolFolder'>;
  carMedia: MediaProvider;
  finance: Pick<FinanceRouteDeps, 'provider'>;
};

/** When the event loop is later than this, what must be made has to wait. */
export type OverloadLimits = { eventLoopDelayMs: number; sampleEveryMs: number };

const overloadLimits: OverloadLimits = { eventLoopDelayMs: 1500, sampleEveryMs: 1000 };

/** The public server: fixed addresses first, everything else is a page. */
export async function createServer(app: AppContext, settings: AppSettings): Promise<FastifyInstance> {
  const server = Fastify({
    serverFactory: cacheFastPath(app.cache),
    clientErrorHandler: clientErrorHandler(app),
    rewriteUrl: (request) => rewriteUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 300 },
    trustProxy: 'loopback, linklocal, uniquelocal',
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (_, __, reply) =>
      answerProblem(reply, 400, 'BAD_ADDRESS', 'The address is not well formed.'),
  });
  server.addHook('onRequest', async (_, reply) => void reply.headers(securityHeaders));
  compressResponses(server);
  logRequests(server, app);
  const { eventLoopDelayMs, sampleEveryMs } = settings.overload ?? overloadLimits;
  await server.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    sampleInterval: sampleEveryMs,
    retryAfter: 5,
    pressureHandler: (request, reply) => replyOverloaded(app, request, reply),
  });
  await server.register(rateLimit, { global: false });

  healthRoutes(server, app);
  robotsRoutes(server, app);
  sitemapRoutes(server, { content: app.content, addressesOf: settings.addressesOf });
  clientErrorRoutes(server, app);
  contentApiRoutes(server, app.content);
  contentGraphqlRoutes(server, app, settings.demo);
  mediaRoutes(server, app.content, settings.media);
  previewRoutes(server, app, settings.preview);
  if (settings.studio) await studioRoutes(server, app, settings.studio);
  recordRoutes(server, app, settings);
  formRoutes(server, { ...settings.forms, ...formDeps(app) });
  financeRoutes(server, { ...settings.finance, ...financeDeps(app) });
  leadRoutes(server, { ...settings.leads, ...formDeps(app) });
  apiDocsRoutes(server, app);
  if (settings.assetsFolder) await serveStaticFiles(server, settings.assetsFolder);
  if (settings.demo) {
    galleryRoutes(server, app);
    outboxRoutes(server, settings.leads, app);
  }
  server.get('/*', (request, reply) => replyWithPage(app, request, reply));

  server.setNotFoundHandler((request, reply) => replyNotFound(app, request, reply));
  server.setErrorHandler((problem, request, reply) => replyFailure(app, problem, request, reply));
  return server;
}

/** Search and inventory, over the indices that the sites name. */
function recordRoutes(server: FastifyInstance, app: AppContext, settings: AppSettings): void {
  const { search, inventory, carMedia: media } = settings;
  const { content, log, now } = app;
  const indices = () => knownIndices(content.sites().map(({ site }) => site));
  searchRoutes(server, { ...search, indices });
  catalogueRoutes(server, { search: search.search, siteAt: catalogueSiteAt(app) });
  inventoryRoutes(server, { ...inventory, indices, log, now });
  const siteAt = (host: string) => content.siteAt(normaliseHost(host))?.site;
  carMediaRoutes(server, { media, search: search.search, siteAt, log });
}

async function replyWithPage(app: AppContext, request: FastifyRequest, reply: FastifyReply) {
  if (isApi(request)) return reply.callNotFound();
  const answer = await runRequestPipeline(request.headers.host ?? '', request.url, app);
  if (answer.kind === 'badRequest')
    return answerProblem(reply, 400, 'BAD_ADDRESS', 'The address is not well formed.');
  if (answer.kind === 'redirect') return redirect(reply, answer);
  return sendStoredPage(request, reply, answer.page);
}

/** Left to themselves, browsers keep a permanent redirect for good, and a mended rule would never reach them. */
function redirect(reply: FastifyReply, { status, location }: { status: 302 | 308; location: string }) {
  if (status === 308) reply.header('cache-control', 'public, max-age=3600');
  return reply.redirect(location, status);
}

/** Stored pages carry their own header lines; Fastify steps aside. */
function sendStoredPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.hijack();
  sendPage(request.raw, reply.raw, page);
  return reply;
}

function isApi(request: FastifyRequest): boolean {
  return /^\/(api|content-api|service|media|assets)\//.test(request.url);
}

/** Which site's clothes an error page wears, if any. */
function siteOf(app: AppContext, request: FastifyRequest) {
  return app.content.siteAt(normaliseHost(request.headers.host ?? ''))?.site;
}

async function replyNotFound(app: AppContext, request: FastifyRequest, reply: FastifyReply) {
  const site = siteOf(app, request);
  if (isApi(request) || !site || !['GET', 'HEAD'].includes(request.method)) {
    return answerProblem(reply, 404, 'NOT_FOUND', `Nothing answers ${request.method} at this address.`);
  }
  const key = JSON.stringify([site.name, site.languages[0], ':not-found', {}]);
  const page = await app.cache.fetch(key, () => notFoundPage(app, site.name, site.languages[0]));
  return sendStoredPage(request, reply, page);
}

async function replyFailure(app: AppContext, problem: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(problem);
  const site = siteOf(app, request);
  if (status < 500) {
    return answerProblem(
      reply,
      status,
      status === 429 ? 'TOO_MANY_REQUESTS' : 'INVALID_INPUT',
      messageFor(status),
    );
  }
  app.log.error(
    { code: 'REQUEST_FAILED', site: site?.name, path: request.url, requestId: request.id, error: problem },
    'request failed',
  );
  if (isApi(request) || !site)
    return answerProblem(reply, 500, 'INTERNAL_ERROR', 'The fault is ours. Try again in a moment.');
  return sendStoredPage(request, reply, await failurePage(app, site.name, site.languages[0]));
}

/** What lies ready is sent all the same; only what must be made has to wait. */
async function replyOverloaded(app: AppContext, request: FastifyRequest, reply: FastifyReply) {
  if (/^\/(assets|media)\/|^\/api\/healthz/.test(request.url)) return;
  const site = siteOf(app, request);
  reply.raw.setHeader('Retry-After', '5');
  if (isApi(request) || !site)
    return answerProblem(reply, 503, 'OVERLOADED', 'Too many requests at once. Try again in a few seconds.');
  return sendStoredPage(request, reply, await overloadedPage(app, site.name, site.languages[0]));
}

function statusOf(problem: unknown): number {
  const status = (problem as { statusCode?: unknown } | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function messageFor(status: number): string {
  if (status === 413) return 'What was sent is too large.';
  if (status === 415) return 'Send JSON, with content-type application/json.';
  if (status === 429) return 'Too many requests from here. Wait a minute and try again.';
  return 'What was sent could not be read.';
}
