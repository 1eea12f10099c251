import type { IncomingMessage, RequestListener } from 'node:http';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

/**
 * A cached page is sent before the router sees the request: on a cached page the router alone
 * costs more than the sending (see bench/page-cache).
 */
export function cacheFastPath(cache: PageCache, handler: RequestListener): RequestListener {
  return (request, response) => {
    const page = isRead(request) ? cache.lookUp(request.headers.host ?? '', request.url ?? '/') : undefined;
    if (page) sendPage(request, response, page);
    else handler(request, response);
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
