import type { FoundPage } from '../../publishing/page-tree.ts';
import type { SiteContent } from '../../publishing/site-content.ts';
import { queryKeysOf, renderPage } from '../../render/render-page.tsx';
import type { Language } from '../../sites/languages.ts';
import { notFoundPage } from '../error-pages.ts';
import { pageHeaders } from '../headers.ts';
import { storePage } from '../stored-page.ts';
import type { Answer, House, Step, Visit } from '../visit.ts';

const FRESH_MS = 60_000;
/** A page with a failed section is made anew soon, but not at every request. */
const FRESH_AFTER_FAILURE_MS = 5_000;

/** The page from the cache, made at most once at a time; or the site's page for addresses that lead nowhere. */
export const showPage: Step = async (visit, house) => {
  const { siteContent, language, pagePath } = visit;
  if (!siteContent || !language || !pagePath) throw new Error('a page needs a site and a language');
  const found = siteContent.in(language).tree.find(pagePath);
  return found ? showFound(visit, house, siteContent, found) : showNotFound(house, siteContent, language);
};

async function showFound(
  visit: Visit,
  house: House,
  { site }: SiteContent,
  found: FoundPage,
): Promise<Answer> {
  const query = declaredQuery(queryKeysOf(found.page), visit.query);
  const key = cacheKey(site.name, found.page.language, visit.path, query);
  const page = await house.cache.fetch(key, () =>
    make(house, site.name, visit.pagePath ?? '/', found.page.language, query),
  );
  house.cache.remember(visit.hostHeader, visit.url, key);
  return { kind: 'page', page };
}

/** Looks the page up again: a refresh may come after the content has changed. */
async function make(house: House, siteName: string, path: string, language: Language, query: Query) {
  const siteContent = house.content.siteNamed(siteName);
  const found = siteContent?.in(language).tree.find(path);
  if (!siteContent || !found) throw new Error(`page ${siteName} ${path} has gone`);
  const { page, wildcards } = found;
  const rendered = await renderPage(
    { content: house.content, siteContent, page, wildcards, query, editing: false },
    house,
  );
  return storePage({
    status: 200,
    html: rendered.html,
    headers: pageHeaders(rendered.policy),
    tags: rendered.tags,
    freshMs: rendered.failures.length > 0 ? FRESH_AFTER_FAILURE_MS : FRESH_MS,
  });
}

/** One page for all that is not there, so that guessing addresses costs nothing. */
async function showNotFound(house: House, { site }: SiteContent, language: Language): Promise<Answer> {
  const page = await house.cache.fetch(cacheKey(site.name, language, ':not-found', {}), () =>
    notFoundPage(house, site.name, language),
  );
  return { kind: 'page', page };
}

type Query = Readonly<Record<string, readonly string[]>>;

function declaredQuery(keys: readonly string[], given: URLSearchParams): Query {
  return Object.fromEntries(keys.filter((key) => given.has(key)).map((key) => [key, given.getAll(key)]));
}

function cacheKey(site: string, language: Language, path: string, query: Query): string {
  return JSON.stringify([site, language, path, query]);
}
