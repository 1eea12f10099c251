import type { IncomingMessage, RequestListener } from 'node:http';
import type { RequestMetrics } from './observation.ts';
import type { PageCache } from './page-cache.ts';
import type { RequestIdOf } from './request-id.ts';
import { sendPage } from './send-page.ts';

/** The route of every page; the address is not a label, because addresses are without number. */
export const PAGE_ROUTE = '/*';

/**
 * A cached page is sent before the router sees the request: on a cached page the router alone
 * costs more than the sending (see bench/page-cache).
 */
export function cacheFastPath(
  cache: PageCache,
  metrics: RequestMetrics,
  requestIdOf: RequestIdOf,
  handler: RequestListener,
): RequestListener {
  return (request, response) => {
    const began = performance.now();
    const page = isRead(request) ? cache.lookUp(request.headers.host ?? '', request.url ?? '/') : undefined;
    if (!page) return handler(request, response);
    sendPage(request, response, page, requestIdOf(request));
    const seconds = (performance.now() - began) / 1000;
    metrics.observe({ route: PAGE_ROUTE, page: page.kind, status: response.statusCode, seconds });
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
