import { type LoadedPage, loadPage } from '../render/load-page.ts';
import { renderLoaded } from '../render/render-page.tsx';
import type { Language } from '../sites/languages.ts';
import type { PageOutcome } from '../sites/page-context.ts';
import type { AppContext } from './app-context.ts';
import { notFoundPage } from './error-pages.ts';
import { pageHeaders } from './response-headers.ts';
import { redirectPage, type StoredPage, toStoredPage } from './stored-page.ts';

const FRESH_MS = 60_000;
/** A page with a failed section is made anew soon, but not at every request. */
const FRESH_AFTER_FAILURE_MS = 5_000;

/** Where a page is asked for. Two visits with the same address get the same bytes. */
export type PageAddress = { site: string; language: Language; path: string; query: Query };
export type Query = Readonly<Record<string, readonly string[]>>;

/** From the cache, or made: at most once at a time. */
export function fetchPage(app: AppContext, at: PageAddress): Promise<StoredPage> {
  return app.cache.fetch(cacheKey(at), () => producePage(app, at));
}

/** One page for all that is not there, so that guessing addresses costs nothing. */
export function fetchNotFound(app: AppContext, site: string, language: Language): Promise<StoredPage> {
  return app.cache.fetch(cacheKey({ site, language, path: ':not-found', query: {} }), () =>
    notFoundPage(app, site, language),
  );
}

async function producePage(app: AppContext, at: PageAddress): Promise<StoredPage> {
  const loaded = await load(app, at);
  return loaded.outcome ? pageForOutcome(loaded.outcome, loaded, app, at) : store(loaded);
}

/** What a block made of the page. None of it is kept under this address: of wrong addresses there is no end. */
async function pageForOutcome(
  outcome: PageOutcome,
  loaded: LoadedPage,
  app: AppContext,
  at: PageAddress,
): Promise<StoredPage> {
  if (outcome.kind === 'redirect') return redirectPage(encodeURI(loaded.context.href(outcome.path)));
  if (outcome.kind === 'rewrite') return uncached(await fetchPage(app, { ...at, path: outcome.to }));
  if (outcome.kind === 'notFound') return uncached(await fetchNotFound(app, at.site, at.language));
  const { cacheKey: alike } = outcome;
  if (alike === undefined) return uncached(await store(loaded));
  const shared = cacheKey({ ...at, path: `:gone ${loaded.request.page.path} ${alike}` });
  return uncached(await app.cache.fetch(shared, () => produceGonePage(app, at, alike)));
}

async function produceGonePage(app: AppContext, at: PageAddress, alike: string): Promise<StoredPage> {
  const loaded = await load(app, at);
  const { outcome } = loaded;
  if (outcome?.kind !== 'notFoundWithContent' || outcome.cacheKey !== alike)
    throw new Error(`${at.path} is there again`);
  return store(loaded);
}

/** Looks the page up itself: a refresh may come after the content has changed. */
async function load(app: AppContext, { site, language, path, query }: PageAddress): Promise<LoadedPage> {
  const siteContent = app.content.siteNamed(site);
  const found = siteContent?.in(language).tree.find(path);
  if (!siteContent || !found) throw new Error(`page ${site} ${path} has gone`);
  return loadPage({ content: app.content, siteContent, ...found, query, editing: false }, app);
}

function store(loaded: LoadedPage): Promise<StoredPage> {
  const { status, html, policy, tags, failures, validUntil } = renderLoaded(loaded);
  return toStoredPage({
    status,
    html,
    headers: pageHeaders(policy),
    tags,
    freshMs: failures.length > 0 ? FRESH_AFTER_FAILURE_MS : FRESH_MS,
    validUntil,
  });
}

function uncached(page: StoredPage): StoredPage {
  return { ...page, freshMs: 0 };
}

export function cacheKey({ site, language, path, query }: PageAddress): string {
  return JSON.stringify([site, language, path, query]);
}
