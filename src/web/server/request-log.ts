import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInRequest } from '../../shared/platform/request-scope.ts';
import { loggedPath } from './logged-path.ts';
import { requestHostname } from './request-hostname.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { endRequestSpan, startRequestSpan } from './request-span.ts';
import type { ServerContext } from './server-context.ts';
import { trustedProxies } from './trusted-proxy.ts';

/**
 * One line per request that the fast path did not serve, without the visitor's address. Responses carry the request id,
 * and so does every line that is logged on the way.
 */
export function logRequests(
  server: FastifyInstance,
  {
    log,
    content,
    metrics,
    trustedProxies: proxies,
  }: Pick<ServerContext, 'log' | 'content' | 'metrics' | 'trustedProxies'>,
): void {
  server.decorateRequest('pageKind', undefined);
  server.decorateRequest('traceContext', undefined);
  const isTrusted = trustedProxies(proxies);
  const within = (request: FastifyRequest, work: () => void) =>
    context.with(request.traceContext ?? ROOT_CONTEXT, () => runInRequest({ requestId: request.id }, work));
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    request.traceContext = startRequestSpan(request, isTrusted(request.socket.remoteAddress));
    within(request, done);
  });
  // The parser of the body calls back from the connection, which knows nothing of the request.
  server.addHook('preValidation', (request, _, done) => within(request, done));
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
    endRequestSpan(request, facts);
    metrics.requests.observe({
      route: request.routeOptions.url ?? 'none',
      page: request.pageKind ?? '',
      status: reply.raw.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    log.info(facts, 'request completed');
  });
}
