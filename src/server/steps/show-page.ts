import type { FoundPage } from '../../publishing/page-tree.ts';
import type { SiteContent } from '../../publishing/site-content.ts';
import { queryKeysOf } from '../../render/render-page.tsx';
import { fetchNotFound, fetchPage, keyOf, type Query } from '../make-page.ts';
import type { Answer, House, Step, Visit } from '../visit.ts';

/** The page from the cache, made at most once at a time; or the site's page for addresses that lead nowhere. */
export const showPage: Step = async (visit, house) => {
  const { siteContent, language, pagePath } = visit;
  if (!siteContent || !language || !pagePath) throw new Error('a page needs a site and a language');
  const found = siteContent.in(language).tree.find(pagePath);
  if (found) return showFound(visit, house, siteContent, found, pagePath);
  return { kind: 'page', page: await fetchNotFound(house, siteContent.site.name, language) };
};

async function showFound(
  visit: Visit,
  house: House,
  { site }: SiteContent,
  found: FoundPage,
  path: string,
): Promise<Answer> {
  const query = declaredQuery(queryKeysOf(found.page), visit.query);
  const at = { site: site.name, language: found.page.language, path, query };
  const page = await fetchPage(house, at);
  if (page.location !== undefined) {
    return { kind: 'redirect', status: 302, location: page.location + queryOf(visit.url) };
  }
  if (page.freshMs > 0) house.cache.remember(visit.hostHeader, visit.url, keyOf(at));
  return { kind: 'page', page };
}

function declaredQuery(keys: readonly string[], given: URLSearchParams): Query {
  return Object.fromEntries(keys.filter((key) => given.has(key)).map((key) => [key, given.getAll(key)]));
}

/** Campaigns count their visitors by the query; it comes along. */
function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark);
}
