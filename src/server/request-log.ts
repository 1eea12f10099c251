import type { FastifyInstance } from 'fastify';
import type { AppContext } from './app-context.ts';
import { loggedPath } from './logged-path.ts';
import { requestHostname } from './request-hostname.ts';

/** One line per request that the fast path did not serve, without the visitor's address. Responses carry the request id. */
export function logRequests(
  server: FastifyInstance,
  { log, content }: Pick<AppContext, 'log' | 'content'>,
): void {
  server.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  server.addHook('onResponse', async (request, reply) => {
    const facts = {
      code: 'REQUEST',
      requestId: request.id,
      method: request.method,
      site: content.siteAt(requestHostname(request.headers.host ?? ''))?.site.name,
      path: loggedPath(request),
      status: reply.raw.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    log.info(facts, 'request completed');
  });
}
