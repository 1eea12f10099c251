import Fastify, { type FastifyInstance } from 'fastify';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { healthRoutes } from './api/health.ts';
import { metricsRoute } from './api/metrics.ts';
import { rewriteUrl } from './rewrite-url.ts';
import type { ServerContext } from './server-context.ts';

/** A process that only works in the background: it tells how it is, and has the few routes that such a process needs. */
export async function createWorkerServer<Context extends ServerContext>(
  app: Context,
  features: readonly RoutePlugin<Context>[],
): Promise<FastifyInstance> {
  const server = Fastify({
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => rewriteUrl(request.url ?? '/'),
  });
  healthRoutes(server, app);
  metricsRoute(server, app);
  for (const addRoutes of features) await addRoutes(server, app);
  return server;
}
