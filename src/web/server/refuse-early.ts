import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseLocalizedPath } from '../../shared/sites/site.ts';
import { PAGE_ROUTE } from './cache-fast-path.ts';
import { cacheKey, type PageAddress } from './cache-key.ts';
import { fetchOverloaded, renderKind } from './fetch-page.ts';
import { isCrawler, type RenderKind } from './render-queue.ts';
import type { RequestIdOf } from './request-id.ts';
import { parseAddress } from './request-pipeline.ts';
import { sendPage } from './send-page.ts';
import type { ServerContext } from './server-context.ts';
import { declaredQuery } from './steps/serve-page.ts';

type Refused = { kind: RenderKind; address: PageAddress };

/**
 * While no further page can wait to be rendered, a request for one is refused before the router sees it: under a flood
 * most requests are refused, and each would cost as much as serving a cached page.
 */
export function refuseEarly(
  app: ServerContext,
  requestIdOf: RequestIdOf,
  handler: RequestListener,
): RequestListener {
  return (request, response) => {
    const refused = refusedPage(app, request);
    if (!refused) return handler(request, response);
    sendRefusal(app, refused, request, response, requestIdOf(request)).catch(() => response.destroy());
  };
}

function refusedPage(
  app: ServerContext,
  { method, url = '/', headers }: IncomingMessage,
): Refused | undefined {
  const asked: RenderKind = isCrawler(headers['user-agent']) ? 'crawler' : 'filtered';
  if (!app.renderQueue.isFull(asked) || !url.includes('?')) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const address = uncachedPage(app, headers.host ?? '', url);
  if (!address) return undefined;
  const kind = renderKind(address, { isCrawler: asked === 'crawler' });
  return kind === asked ? { kind, address } : undefined;
}

/** The page that would have to be rendered. */
function uncachedPage({ content, cache }: ServerContext, host: string, url: string): PageAddress | undefined {
  const requested = parseAddress(host, url);
  const siteContent = requested && content.siteAt(requested.host);
  if (!siteContent) return undefined;
  const { site } = siteContent;
  const { language, path } = parseLocalizedPath(site, requested.path);
  const found = siteContent.in(language).tree.find(path);
  if (!found) return undefined;
  const query = declaredQuery(found.page, requested.query);
  const address = { site: site.name, language: found.page.language, path, query };
  return cache.has(cacheKey({ kind: 'page', ...address })) ? undefined : address;
}

async function sendRefusal(
  app: ServerContext,
  { kind, address: { site, language } }: Refused,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const retryAfterS = app.renderQueue.retryAfterS(kind);
  const connection = await app.refusals.wait();
  if (response.destroyed) return;
  const page = await fetchOverloaded(app, site, language);
  response.setHeader('Retry-After', String(retryAfterS));
  if (connection === 'close') response.setHeader('Connection', 'close');
  sendPage(request, response, page, requestId);
  app.metrics.requests.observe({ route: PAGE_ROUTE, page: page.kind, status: page.status, seconds: 0 });
}
