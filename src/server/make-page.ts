import type { Outcome } from '../blocks/block.ts';
import { type LoadedPage, loadPage } from '../render/load-page.ts';
import { renderLoaded } from '../render/render-page.tsx';
import type { Language } from '../sites/languages.ts';
import { notFoundPage } from './error-pages.ts';
import { pageHeaders } from './headers.ts';
import { pageElsewhere, type StoredPage, storePage } from './stored-page.ts';
import type { House } from './visit.ts';

const FRESH_MS = 60_000;
/** A page with a failed section is made anew soon, but not at every request. */
const FRESH_AFTER_FAILURE_MS = 5_000;

/** Where a page is asked for. Two visits with the same address get the same bytes. */
export type PageAddress = { site: string; language: Language; path: string; query: Query };
export type Query = Readonly<Record<string, readonly string[]>>;

/** From the cache, or made: at most once at a time. */
export function fetchPage(house: House, at: PageAddress): Promise<StoredPage> {
  return house.cache.fetch(keyOf(at), () => makePage(house, at));
}

/** One page for all that is not there, so that guessing addresses costs nothing. */
export function fetchNotFound(house: House, site: string, language: Language): Promise<StoredPage> {
  return house.cache.fetch(keyOf({ site, language, path: ':not-found', query: {} }), () =>
    notFoundPage(house, site, language),
  );
}

async function makePage(house: House, at: PageAddress): Promise<StoredPage> {
  const loaded = await load(house, at);
  return loaded.outcome ? makeOf(loaded.outcome, loaded, house, at) : store(loaded);
}

/** What a block made of the page. None of it is kept under this address: of wrong addresses there is no end. */
async function makeOf(
  outcome: Outcome,
  loaded: LoadedPage,
  house: House,
  at: PageAddress,
): Promise<StoredPage> {
  if (outcome.kind === 'elsewhere') return pageElsewhere(encodeURI(loaded.context.href(outcome.path)));
  if (outcome.kind === 'copy') return passing(await fetchPage(house, { ...at, path: outcome.of }));
  if (outcome.kind === 'nowhere') return passing(await fetchNotFound(house, at.site, at.language));
  const { alike } = outcome;
  if (alike === undefined) return passing(await store(loaded));
  const shared = keyOf({ ...at, path: `:gone ${loaded.request.page.path} ${alike}` });
  return passing(await house.cache.fetch(shared, () => makeGone(house, at, alike)));
}

async function makeGone(house: House, at: PageAddress, alike: string): Promise<StoredPage> {
  const loaded = await load(house, at);
  const { outcome } = loaded;
  if (outcome?.kind !== 'gone' || outcome.alike !== alike) throw new Error(`${at.path} is there again`);
  return store(loaded);
}

/** Looks the page up itself: a refresh may come after the content has changed. */
async function load(house: House, { site, language, path, query }: PageAddress): Promise<LoadedPage> {
  const siteContent = house.content.siteNamed(site);
  const found = siteContent?.in(language).tree.find(path);
  if (!siteContent || !found) throw new Error(`page ${site} ${path} has gone`);
  return loadPage({ content: house.content, siteContent, ...found, query, editing: false }, house);
}

function store(loaded: LoadedPage): Promise<StoredPage> {
  const { status, html, policy, tags, failures, validUntil } = renderLoaded(loaded);
  return storePage({
    status,
    html,
    headers: pageHeaders(policy),
    tags,
    freshMs: failures.length > 0 ? FRESH_AFTER_FAILURE_MS : FRESH_MS,
    validUntil,
  });
}

function passing(page: StoredPage): StoredPage {
  return { ...page, freshMs: 0 };
}

export function keyOf({ site, language, path, query }: PageAddress): string {
  return JSON.stringify([site, language, path, query]);
}
