import type { FastifyInstance } from 'fastify';
import type { House } from '../visit.ts';

/** Live: the process answers. Ready: the sites can be served. A balancer asks for the second. */
export function healthRoutes(app: FastifyInstance, house: Pick<House, 'content' | 'cache'>): void {
  app.get('/api/healthz', (_, reply) => {
    const sites = house.content.sites().length;
    const ready = sites > 0;
    reply.header('cache-control', 'no-store');
    return reply
      .status(ready ? 200 : 503)
      .send({ live: true, ready, sites, revision: house.content.revision() });
  });
  app.get('/api/healthz/live', (_, reply) => reply.header('cache-control', 'no-store').send({ live: true }));
}
