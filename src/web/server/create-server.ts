import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerJsonBodyParser } from '../../shared/platform/json-body-parser.ts';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { sendRedirect } from '../../shared/platform/send-redirect.ts';
import { collectRoutes } from './api-docs/collect-routes.ts';
import { clientErrorHandler } from './client-error-handler.ts';
import { compressResponses } from './compression.ts';
import { coreRoutes } from './core-routes.ts';
import { isApi, replyBadAddress, replyFailure, replyNotFound, replyOverloaded } from './error-handlers.ts';
import { sharedRateLimitStore } from './rate-limit/shared-rate-limit-store.ts';
import { isCrawler } from './render-queue.ts';
import { logRequests } from './request-log.ts';
import { runRequestPipeline } from './request-pipeline.ts';
import { addResponseHeaders } from './response-headers.ts';
import { rewriteUrl } from './rewrite-url.ts';
import { replyWithStoredPage } from './send-page.ts';
import type { ServerContext } from './server-context.ts';
import { serverFactory } from './server-factory.ts';

/** The public server: fixed addresses first, everything else is a page. */
export async function createServer<Context extends ServerContext>(
  app: Context,
  features: readonly RoutePlugin<Context>[],
): Promise<FastifyInstance> {
  const server = Fastify({
    ...serverFactory(app),
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
  for (const addRoutes of [...coreRoutes, ...features]) await addRoutes(server, app);
  server.get('/*', (request, reply) => replyWithPage(app, request, reply));

  server.setNotFoundHandler((request, reply) => replyNotFound(app, request, reply));
  server.setErrorHandler((error, request, reply) => replyFailure(app, error, request, reply));
  return server;
}

async function replyWithPage(app: ServerContext, request: FastifyRequest, reply: FastifyReply) {
  if (isApi(request)) return reply.callNotFound();
  const client = { address: request.ip, isCrawler: isCrawler(request.headers['user-agent']) };
  const result = await runRequestPipeline(request.headers.host ?? '', request.url, client, app);
  if (result.kind === 'badRequest') return replyBadAddress(app, request, reply);
  if (result.kind === 'redirect') return sendRedirect(reply, result.status, result.location);
  return replyWithStoredPage(request, reply, result.page);
}
