import Fastify, { type FastifyInstance } from 'fastify';
import { embeddedReceiverRoute } from '../../features/kits/hand-over/embedded-receiver.ts';
import { healthRoutes } from './api/health.ts';
import { metricsRoute } from './api/metrics.ts';
import type { AppContext } from './app-context.ts';
import { rewriteUrl } from './rewrite-url.ts';

/** A process that only works in the background: it tells how it is, and in the demo receives the carts that it sends. */
export function createWorkerServer(app: AppContext): FastifyInstance {
  const server = Fastify({
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => rewriteUrl(request.url ?? '/'),
  });
  healthRoutes(server, app);
  metricsRoute(server, app);
  if (app.kits.received) embeddedReceiverRoute(server, { ...app.kits.received, now: app.now });
  return server;
}
