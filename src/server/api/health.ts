import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';

/** Live: the process responds. Ready: the sites can be served; load balancers check this one. */
export function healthRoutes(server: FastifyInstance, app: Pick<AppContext, 'content' | 'cache'>): void {
  server.get('/api/healthz', (_, reply) => {
    const sites = app.content.sites().length;
    const ready = sites > 0;
    reply.header('cache-control', 'no-store');
    return reply
      .status(ready ? 200 : 503)
      .send({ live: true, ready, sites, revision: app.content.revision() });
  });
  server.get('/api/healthz/live', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ live: true }),
  );
}
