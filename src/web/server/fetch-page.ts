import { inSpan } from '../../shared/platform/tracing/span.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { PageOutcome } from '../../shared/sites/page-context.ts';
import { kindOfPage } from '../render/kind-of-page.ts';
import { type LoadedPage, loadPage } from '../render/load-page.ts';
import { renderLoaded } from '../render/render-page.tsx';
import { cacheKey, type PageAddress } from './cache-key.ts';
import { notFoundPage, overloadedPage } from './error-pages.ts';
import { proposePages } from './propose-pages.ts';
import type { Client, RenderKind } from './render-queue.ts';
import { pageHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';
import { redirectPage, type StoredPage, toStoredPage } from './stored-page.ts';

/** A page with a failed section is rendered again soon, but not at every request. */
const FRESH_AFTER_FAILURE_MS = 5_000;

/** From the cache, or rendered when its turn comes: at most once at a time. */
export function fetchPage(app: ServerContext, address: PageAddress, client: Client): Promise<StoredPage> {
  const kind = renderKind(address, client);
  return app.cache.fetch(cacheKey({ kind: 'page', ...address }), () =>
    app.renderQueue.run(kind, client.address, () => producePage(app, address)),
  );
}

export function renderKind({ query }: PageAddress, { isCrawler }: Pick<Client, 'isCrawler'>): RenderKind {
  if (Object.keys(query).length === 0) return 'simple';
  return isCrawler ? 'crawler' : 'filtered';
}

/** One page for all unknown addresses that resemble the same pages, so that guessing addresses costs little. */
export function fetchNotFound(
  app: ServerContext,
  site: string,
  language: Language,
  path = '',
): Promise<StoredPage> {
  const tree = app.content.siteNamed(site)?.in(language).tree;
  const proposals = tree ? proposePages(tree, path).map((page) => page.path) : [];
  return app.cache.fetch(cacheKey({ kind: 'notFound', site, language, proposals }), () =>
    notFoundPage(app, site, language, proposals),
  );
}

/** The page of an overloaded server is rendered once, before it is overloaded again. */
export function fetchOverloaded(app: ServerContext, site: string, language: Language): Promise<StoredPage> {
  return app.cache.fetch(cacheKey({ kind: 'overloaded', site, language }), () =>
    overloadedPage(app, site, language),
  );
}

function producePage(app: ServerContext, address: PageAddress): Promise<StoredPage> {
  return inSpan('render page', { 'forecourt.site': address.site }, () => renderMeasured(app, address));
}

async function renderMeasured(app: ServerContext, address: PageAddress): Promise<StoredPage> {
  const began = performance.now();
  const loaded = await load(app, address);
  if (loaded.outcome) return pageForOutcome(loaded.outcome, loaded, app, address);
  const page = await store(app, loaded);
  const seconds = (performance.now() - began) / 1000;
  app.metrics.pages.rendered(page.kind, seconds);
  const { site, path } = address;
  app.activity.slowPages.pageRendered({
    site,
    path,
    kind: page.kind,
    milliseconds: Math.round(seconds * 1000),
  });
  return page;
}

/** What a block made of the page. Never cached under this address, because wrong addresses are without number. */
async function pageForOutcome(
  outcome: PageOutcome,
  loaded: LoadedPage,
  app: ServerContext,
  address: PageAddress,
): Promise<StoredPage> {
  const { site, language, query } = address;
  if (outcome.kind === 'redirect') return redirectPage(encodeURI(loaded.context.href(outcome.path)));
  if (outcome.kind === 'rewrite') return uncached(await rewritten(app, { ...address, path: outcome.to }));
  if (outcome.kind === 'notFound') return uncached(await fetchNotFound(app, site, language));
  const { cacheKey: shared } = outcome;
  if (shared === undefined) return uncached(await store(app, loaded));
  const key = cacheKey({ kind: 'gone', site, language, page: loaded.request.page.path, shared, query });
  return uncached(await app.cache.fetch(key, () => produceGonePage(app, address, shared)));
}

/** Without a turn of its own: the page that it is shown at has one. */
function rewritten(app: ServerContext, address: PageAddress): Promise<StoredPage> {
  return app.cache.fetch(cacheKey({ kind: 'page', ...address }), () => producePage(app, address));
}

async function produceGonePage(
  app: ServerContext,
  address: PageAddress,
  shared: string,
): Promise<StoredPage> {
  const loaded = await load(app, address);
  const { outcome } = loaded;
  if (outcome?.kind !== 'notFoundWithContent' || outcome.cacheKey !== shared)
    throw new Error(`${address.path} has come back`);
  return store(app, loaded);
}

/** Looks the page up itself: a refresh may come after the content has changed. */
async function load(app: ServerContext, { site, language, path, query }: PageAddress): Promise<LoadedPage> {
  const siteContent = app.content.siteNamed(site);
  const found = siteContent?.in(language).tree.find(path);
  if (!siteContent || !found) throw new Error(`page ${site} ${path} has gone`);
  return loadPage({ content: app.content, siteContent, ...found, query, editing: false }, app);
}

async function store(
  { renderQueue, metrics, activity }: ServerContext,
  loaded: LoadedPage,
): Promise<StoredPage> {
  const rendered = await renderQueue.render(() => renderLoaded(loaded));
  const { status, html, policy, tags, failures, validUntil } = rendered;
  for (const { block, code } of failures) metrics.pages.sectionFailed(block, code);
  const { site, path } = loaded.context;
  activity.failingSections.pageRendered({ site: site.name, path }, failures);
  return toStoredPage({
    kind: kindOfPage(loaded.request.page),
    status,
    html,
    headers: status === 503 ? { ...pageHeaders(policy), 'Retry-After': '5' } : pageHeaders(policy),
    tags,
    freshMs: failures.length > 0 ? FRESH_AFTER_FAILURE_MS : undefined,
    validUntil,
  });
}

function uncached(page: StoredPage): StoredPage {
  return { ...page, freshMs: 0 };
}
