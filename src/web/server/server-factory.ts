import type { RequestListener, Server } from 'node:http';
import { cacheFastPath } from './cache-fast-path.ts';
import { httpServer } from './http-server.ts';
import { refuseEarly } from './refuse-early.ts';
import { requestIds } from './request-id.ts';
import { transportHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';

/** The HTTP server under Fastify: what is cached is sent, and what must be refused is, before its router sees it. */
export function serverFactory(app: ServerContext) {
  const requestIdOf = requestIds(app.trustedProxies);
  return {
    genReqId: requestIdOf,
    serverFactory: (handler: RequestListener): Server =>
      httpServer(
        cacheFastPath(app.cache, app.metrics.requests, requestIdOf, refuseEarly(app, requestIdOf, handler)),
        transportHeaders(app.hsts),
      ),
  };
}
