import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import { healthOperation, type healthReport, livenessOperation, type livenessReport } from './operations.ts';

/** Live: the process responds. Ready: the sites can be served; load balancers check this one. */
export function healthRoutes(server: FastifyInstance, app: Pick<AppContext, 'content' | 'cache'>): void {
  server.get('/api/healthz', { config: { operation: healthOperation } }, (_, reply) => {
    const sites = app.content.sites().length;
    const ready = sites > 0;
    reply.header('cache-control', 'no-store');
    const body: z.output<typeof healthReport> = {
      live: true,
      ready,
      sites,
      revision: app.content.revision(),
    };
    return reply.status(ready ? 200 : 503).send(body);
  });
  server.get('/api/healthz/live', { config: { operation: livenessOperation } }, (_, reply) => {
    const body: z.output<typeof livenessReport> = { live: true };
    return reply.header('cache-control', 'no-store').send(body);
  });
}
