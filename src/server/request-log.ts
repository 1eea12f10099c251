import type { FastifyInstance } from 'fastify';
import type { House } from './visit.ts';
import { bareHost } from './way-of-a-request.ts';

/** One line per request that was worked on: no address of the visitor, no query. Every answer names its request. */
export function logRequests(app: FastifyInstance, { log, content }: Pick<House, 'log' | 'content'>): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      code: 'REQUEST',
      requestId: request.id,
      method: request.method,
      site: content.siteAt(bareHost(request.headers.host ?? ''))?.site.name,
      path: request.url,
      status: reply.raw.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    log.info(facts, 'answered');
  });
}
