import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { showsKits } from '../../content/publishing/shows-kits.ts';
import { catalogueRoutes } from '../../features/cars/api.ts';
import { carMediaRoutes } from '../../features/cars/media/api.ts';
import { dealerRoutes } from '../../features/dealers/api.ts';
import { financeRoutes } from '../../features/finance/api.ts';
import { inventoryRoutes } from '../../features/inventory/api.ts';
import { definitionOfKind } from '../../features/inventory/index-definitions.ts';
import { knownIndices } from '../../features/inventory/known-indices.ts';
import { kitSearchRoutes } from '../../features/kits/api.ts';
import { handOverRoutes } from '../../features/kits/hand-over/api.ts';
import { embeddedReceiverRoute } from '../../features/kits/hand-over/embedded-receiver.ts';
import { formRoutes, leadRoutes } from '../../features/leads/api.ts';
import { photoRoutes } from '../../features/leads/photos/api.ts';
import { estimateRoute } from '../../features/leads/sell-car/estimate-api.ts';
import { locatorRoutes } from '../../features/locator/api.ts';
import { tyreHotelRoutes } from '../../features/tyre-hotel/api.ts';
import { unsubscribeRoutes } from '../../features/tyre-hotel/reminder/unsubscribe-routes.tsx';
import { workshopRoutes } from '../../features/workshop/api.ts';
import { manageRoutes } from '../../features/workshop/manage/manage-routes.tsx';
import { mapRoutes } from '../../shared/maps/api.ts';
import { styleRoutes } from '../../shared/maps/styles/style-routes.ts';
import { embeddedTiles } from '../../shared/maps/tiles/embedded-tiles.ts';
import { tileRoutes } from '../../shared/maps/tiles/tile-routes.ts';
import { receiptRoutes } from '../../shared/messaging/api.ts';
import { registerJsonBodyParser } from '../../shared/platform/json-body-parser.ts';
import { sendRedirect } from '../../shared/platform/send-redirect.ts';
import { searchRoutes } from '../../shared/search/api.ts';
import { clientErrorRoutes } from './api/client-errors.ts';
import { contentApiRoutes } from './api/content-api.ts';
import { contentDataRoutes } from './api/content-data.ts';
import { contentGraphqlRoutes } from './api/content-graphql.ts';
import { contentLayoutRoutes } from './api/content-layout.ts';
import { faviconRoutes } from './api/favicon.ts';
import { healthRoutes } from './api/health.ts';
import { metricsRoute } from './api/metrics.ts';
import { previewRoutes } from './api/preview.ts';
import { robotsRoutes } from './api/robots.ts';
import { sitemapRoutes } from './api/sitemap.ts';
import { vitalsRoutes } from './api/vitals.ts';
import { collectRoutes } from './api-docs/collect-routes.ts';
import { apiDocsRoutes } from './api-docs-routes.tsx';
import type { AppContext } from './app-context.ts';
import { cacheFastPath } from './cache-fast-path.ts';
import { cardSiteAt } from './card-site.ts';
import { clientErrorHandler } from './client-error-handler.ts';
import { compressResponses } from './compression.ts';
import { isApi, replyBadAddress, replyFailure, replyNotFound, replyOverloaded } from './error-handlers.ts';
import { financeDeps } from './finance-deps.ts';
import { formDeps } from './form-deps.ts';
import { galleryRoutes } from './gallery-routes.tsx';
import { httpServer } from './http-server.ts';
import { manageDeps, managePageContext } from './manage-deps.ts';
import { mediaRoutes } from './media-files.ts';
import { outboxRoutes } from './outbox-routes.tsx';
import { photoDeps } from './photo-deps.ts';
import { sharedRateLimitStore } from './rate-limit/shared-rate-limit-store.ts';
import { refuseEarly } from './refuse-early.ts';
import { isCrawler } from './render-queue.ts';
import { requestHostname } from './request-hostname.ts';
import { requestIds } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { runRequestPipeline } from './request-pipeline.ts';
import { addResponseHeaders, transportHeaders } from './response-headers.ts';
import { rewriteUrl } from './rewrite-url.ts';
import { replyWithStoredPage } from './send-page.ts';
import { serveStaticFiles } from './static-files.ts';
import { studioRoutes } from './studio/studio-routes.ts';
import { tyreHotelDeps } from './tyre-hotel-deps.ts';
import { workshopDeps } from './workshop-deps.ts';
import { workshopStaffRoutes } from './workshop-staff-routes.tsx';

/** The public server: fixed addresses first, everything else is a page. */
export async function createServer(app: AppContext): Promise<FastifyInstance> {
  const requestIdOf = requestIds(app.trustedProxies);
  const server = Fastify({
    serverFactory: (handler) =>
      httpServer(
        cacheFastPath(app.cache, app.metrics.requests, requestIdOf, refuseEarly(app, requestIdOf, handler)),
        transportHeaders(app.hsts),
      ),
    genReqId: requestIdOf,
    clientErrorHandler: clientErrorHandler(app),
    rewriteUrl: (request) => rewriteUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 300 },
    trustProxy: [...app.trustedProxies],
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the process ends is answered like everything else.
    return503OnClosing: false,
    frameworkErrors: (_, request, reply) => void replyBadAddress(app, request, reply),
  });
  registerJsonBodyParser(server);
  addResponseHeaders(server, app);
  compressResponses(server);
  logRequests(server, app);
  await server.register(underPressure, {
    maxEventLoopDelay: app.overload.eventLoopDelayMs,
    sampleInterval: app.overload.sampleEveryMs,
    retryAfter: 5,
    pressureHandler: (request, reply) => replyOverloaded(app, request, reply),
  });
  await server.register(rateLimit, {
    global: false,
    ...(app.rateLimits && { store: sharedRateLimitStore({ ...app.rateLimits, now: app.now, log: app.log }) }),
  });

  collectRoutes(server);
  healthRoutes(server, app);
  metricsRoute(server, app);
  robotsRoutes(server, app);
  faviconRoutes(server, app);
  sitemapRoutes(server, app);
  clientErrorRoutes(server, app);
  vitalsRoutes(server, app);
  contentApiRoutes(server, app.content);
  contentLayoutRoutes(server, app);
  contentDataRoutes(server, app.content);
  contentGraphqlRoutes(server, app);
  mediaRoutes(server, app.content, app.media);
  previewRoutes(server, app);
  if (app.studio) await studioRoutes(server, app, app.studio.proxy);
  recordRoutes(server, app);
  formRoutes(server, { ...app.forms, ...app.leads, ...formDeps(app) });
  financeRoutes(server, financeDeps(app));
  mapRoutes(server, { geocoder: app.geocoder, findSite: siteFinder(app), log: app.log });
  leadRoutes(server, { ...app.leads, ...formDeps(app) });
  photoRoutes(server, photoDeps(app));
  estimateRoute(server, { search: app.services.search, siteAt: siteFinder(app) });
  workshopRoutes(server, workshopDeps(app));
  workshopStaffRoutes(server, app);
  receiptRoutes(server, { apiKey: app.apiKeys.sms, outbox: app.leads.outbox, now: app.now, log: app.log });
  tyreHotelRoutes(server, tyreHotelDeps(app));
  if (app.tyreHotel.reminders)
    unsubscribeRoutes(server, {
      reminders: app.tyreHotel.reminders.store,
      log: app.log,
      contextFor: managePageContext(app),
    });
  if (app.workshop.management) manageRoutes(server, manageDeps(app, app.workshop.management));
  cartRoutes(server, app);
  tileRoutes(server, embeddedTiles);
  styleRoutes(server, embeddedTiles);
  apiDocsRoutes(server, app);
  if (app.assetsFolder) await serveStaticFiles(server, app.assetsFolder);
  if (app.demo) {
    galleryRoutes(server, app);
    outboxRoutes(server, app);
  }
  server.get('/*', (request, reply) => replyWithPage(app, request, reply));

  server.setNotFoundHandler((request, reply) => replyNotFound(app, request, reply));
  server.setErrorHandler((error, request, reply) => replyFailure(app, error, request, reply));
  return server;
}

/** Search and inventory, over the indices that the sites name. */
function recordRoutes(server: FastifyInstance, app: AppContext): void {
  const { content, log, now, apiKeys, inventory, carMedia: media } = app;
  const { search } = app.services;
  const sites = () => content.sites().map((each) => ({ ...each.site, showsKits: showsKits(each) }));
  const indices = () => knownIndices(sites());
  const definitions = () =>
    new Map([...indices()].map(([name, { kind }]) => [name, definitionOfKind(kind)] as const));
  searchRoutes(server, { apiKey: apiKeys.search, now, search, definitions });
  catalogueRoutes(server, { search, geocoder: app.geocoder, siteAt: cardSiteAt(app) });
  kitSearchRoutes(server, { search, siteAt: cardSiteAt(app) });
  dealerRoutes(server, { search, siteAt: cardSiteAt(app) });
  inventoryRoutes(server, { ...inventory, apiKey: apiKeys.inventory, indices, log, now });
  carMediaRoutes(server, { media, search, siteAt: siteFinder(app), log });
  locatorRoutes(server, { search, siteAt: siteFinder(app), now: app.now });
}

/** Carts that go back to the system which opened the catalogue, and in the demo that system. */
function cartRoutes(server: FastifyInstance, app: AppContext): void {
  const { kits, now, log } = app;
  const { search } = app.services;
  const siteAt = siteFinder(app);
  handOverRoutes(server, { ...kits, outbox: app.leads.outbox, search, siteAt, now, log });
  if (kits.received) embeddedReceiverRoute(server, { ...kits.received, now });
}

function siteFinder({ content }: AppContext) {
  return (host: string) => content.siteAt(requestHostname(host))?.site;
}

async function replyWithPage(app: AppContext, request: FastifyRequest, reply: FastifyReply) {
  if (isApi(request)) return reply.callNotFound();
  const client = { address: request.ip, isCrawler: isCrawler(request.headers['user-agent']) };
  const result = await runRequestPipeline(request.headers.host ?? '', request.url, client, app);
  if (result.kind === 'badRequest') return replyBadAddress(app, request, reply);
  if (result.kind === 'redirect') return sendRedirect(reply, result.status, result.location);
  return replyWithStoredPage(request, reply, result.page);
}
