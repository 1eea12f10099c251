import type { Page } from '../../../content/publishing/page.ts';
import type { FoundPage } from '../../../content/publishing/page-tree.ts';
import type { SiteContent } from '../../../content/publishing/site-content.ts';
import { locationHeader } from '../../../shared/platform/location-header.ts';
import { MAX_VALUES_PER_PARAMETER } from '../../../shared/platform/query-values.ts';
import { declaredQueryKeys } from '../../render/render-page.tsx';
import { cacheKey, type Query } from '../cache-key.ts';
import { fetchNotFound, fetchPage } from '../fetch-page.ts';
import type { PipelineResult, PipelineStep, RequestContext } from '../request-context.ts';
import type { ServerContext } from '../server-context.ts';

/** The page from the cache, rendered at most once at a time; or the site's 404 page. */
export const servePage: PipelineStep = async (context, app) => {
  const { siteContent, language, pagePath } = context;
  if (!siteContent || !language || !pagePath) throw new Error('a page needs a site and a language');
  const found = siteContent.in(language).tree.find(pagePath);
  if (found) return serveFound(context, app, siteContent, found, pagePath);
  const site = siteContent.site.name;
  app.activity.addresses.count({ site, kind: 'missing', address: context.path });
  return { kind: 'page', page: await fetchNotFound(app, site, language, pagePath) };
};

async function serveFound(
  context: RequestContext,
  app: ServerContext,
  { site }: SiteContent,
  found: FoundPage,
  path: string,
): Promise<PipelineResult> {
  const query = declaredQuery(found.page, context.query);
  const address = { site: site.name, language: found.page.language, path, query };
  const page = await fetchPage(app, address, context.client);
  if (page.location !== undefined) {
    return { kind: 'redirect', status: 302, location: locationHeader(page.location + queryOf(context.url)) };
  }
  if (page.freshMs !== 0)
    app.cache.addAlias(context.hostHeader, context.url, cacheKey({ kind: 'page', ...address }));
  return { kind: 'page', page };
}

/** The parameters of an address that change the page. */
export function declaredQuery(page: Page, given: URLSearchParams): Query {
  return Object.fromEntries(
    declaredQueryKeys(page)
      .filter((key) => given.has(key))
      .map((key) => [key, given.getAll(key).slice(0, MAX_VALUES_PER_PARAMETER)]),
  );
}

/** Campaigns count their visitors by the query, so a redirect carries it on. */
function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark);
}
