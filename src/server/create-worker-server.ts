import Fastify, { type FastifyInstance } from 'fastify';
import { embeddedReceiverRoute } from '../kits/hand-over/embedded-receiver.ts';
import { healthRoutes } from './api/health.ts';
import type { AppContext } from './app-context.ts';

/** A process that only works in the background: it tells whether it lives, and in the demo receives the carts it sends. */
export function createWorkerServer(app: AppContext): FastifyInstance {
  const server = Fastify({ forceCloseConnections: 'idle' });
  healthRoutes(server, app);
  if (app.kits.received) embeddedReceiverRoute(server, { ...app.kits.received, now: app.now });
  return server;
}
