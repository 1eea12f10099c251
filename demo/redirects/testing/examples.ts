import type { SiteContent } from '../../../src/publishing/site-content.ts';
import { addressIn, type Bindings, madeUp, meeting } from '../../../src/redirects/addresses.ts';
import type { ReadRule } from '../../../src/redirects/read-rule.ts';
import type { RedirectRule } from '../../../src/redirects/rule.ts';
import { readSegments } from '../../../src/redirects/segment.ts';
import { addressOf } from '../../../src/sites/site.ts';
import { sitesOf } from '../../dealers/sites.ts';

const MOST = 6;

/** Addresses for a rule. Values that its destination wants are taken from the site: its pages, its dealerships. */
export function examplesFrom(content: SiteContent) {
  const real = realAddresses(content).map((address) => readSegments(encodeURI(address)));
  return ({ source, conditions, destination }: ReadRule): readonly string[] => {
    const isFree = destination.origin !== '' || destination.segments.every(({ kind }) => kind === 'words');
    const bindings: readonly Bindings[] = isFree
      ? madeUp
      : real.flatMap((address) => meeting(destination.segments, address) ?? []).slice(0, MOST);
    const some = bindings.length > 0 ? bindings : madeUp;
    return [...new Set(some.map((values) => addressIn(source, conditions, values)))];
  };
}

function realAddresses({ site, in: inLanguage }: SiteContent): string[] {
  const pages = site.languages.flatMap((language) =>
    inLanguage(language).tree.pages.map(({ path }) => addressOf(site, language, path)),
  );
  const dealers = site.indices.cars
    ? sitesOf(site.indices.sites).map(({ slug }) => `${site.siteDetailPath}/${slug}`)
    : [];
  return [...dealers, ...pages.filter((path) => !path.includes(',-w-,'))];
}

/** The table as the plain one reads it: with the site's slugs filled in. */
export function withSlugs(content: SiteContent): readonly RedirectRule[] {
  const { groupSlug, storeSlug } = content.site;
  const filled = JSON.stringify(content.redirects.rules.map(({ written }) => written))
    .replaceAll('{group}', groupSlug)
    .replaceAll('{store}', storeSlug);
  return JSON.parse(filled) as RedirectRule[];
}
