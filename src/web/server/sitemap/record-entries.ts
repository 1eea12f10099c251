import type { BlockName } from '../../../content/blocks/block-fields.ts';
import type { SiteContent } from '../../../content/publishing/site-content.ts';
import { toPathSegment } from '../../../features/cars/list/path-segment.ts';
import { carPath, isCarId, urlSlug } from '../../../features/cars/record/car-path.ts';
import { dealerPath } from '../../../features/dealers/dealership-links.ts';
import { kitPath, kitSlug } from '../../../features/kits/kit-path.ts';
import type { RecordAddresses } from '../../../shared/search/record-addresses.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { absoluteUrl } from '../../../shared/sites/site.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** One by one, so that a hundred thousand cars are never held in memory twice. */
export function* carEntries(content: SiteContent, { addresses }: RecordAddresses): Generator<SitemapEntry> {
  const { site } = content;
  const languages = languagesWith('car-page', content, carPath(site, { id: '1', slug: 'x' }));
  for (const [id, { slug, changedAt }] of addresses) {
    if (isCarId(id)) {
      yield* inLanguages(content, languages, carPath(site, { id, slug: urlSlug({ id, slug }) }), changedAt);
    }
  }
}

/** The list of every make that is in stock, where makes have pages of their own. */
export function* makeEntries(
  content: SiteContent,
  { addresses }: RecordAddresses,
  makes: readonly string[],
): Generator<SitemapEntry> {
  const { site } = content;
  const path = (make: string) => `${site.pathToCarList.replace(/\/$/, '')}/${toPathSegment(make)}`;
  const languages = languagesWith('car-list', content, path('x'));
  const changedAt = latestChange(addresses.values());
  for (const make of makes) yield* inLanguages(content, languages, path(make), changedAt);
}

function latestChange(addresses: Iterable<{ changedAt: string }>): string {
  let latest = '';
  for (const { changedAt } of addresses) if (changedAt > latest) latest = changedAt;
  return latest;
}

export function* dealerEntries(
  content: SiteContent,
  { addresses }: RecordAddresses,
): Generator<SitemapEntry> {
  const { site } = content;
  const languages = languagesWith('dealer-page', content, dealerPath(site, 'x'));
  for (const { slug, changedAt } of addresses.values()) {
    yield* inLanguages(content, languages, dealerPath(site, slug), changedAt);
  }
}

/** Kits are below the page with their list; inactive ones have no address (KIT-20). */
export function* kitEntries(content: SiteContent, { addresses }: RecordAddresses): Generator<SitemapEntry> {
  const list = kitListPath(content);
  if (list === undefined) return;
  const languages = languagesWith('kit-page', content, kitPath(list, { kitId: '1', slug: 'x' }));
  for (const [id, { slug, changedAt }] of addresses) {
    const path = kitPath(list, { kitId: id, slug: kitSlug({ id, slug }) });
    yield* inLanguages(content, languages, path, changedAt);
  }
}

export function hasKits(content: SiteContent): boolean {
  return kitListPath(content) !== undefined;
}

function kitListPath({ site, in: inLanguage }: SiteContent): string | undefined {
  return inLanguage(site.languages[0]).tree.pages.find(({ main }) =>
    main.some(({ name }) => name === 'kit-list'),
  )?.path;
}

/** A language has pages for records where an editor put the block on a wildcard page. */
function languagesWith(block: BlockName, content: SiteContent, path: string): readonly Language[] {
  return content.site.languages.filter((language) =>
    content
      .in(language)
      .tree.find(path)
      ?.page.main.some(({ name }) => name === block),
  );
}

function* inLanguages(
  { site }: SiteContent,
  languages: readonly Language[],
  path: string,
  changedAt: string,
): Generator<SitemapEntry> {
  const translations = languages.map((language) => ({
    language,
    address: encodeURI(absoluteUrl(site, language, path)),
  }));
  for (const { address } of translations)
    yield { address, changedAt, translations: translations.length < 2 ? [] : translations };
}
