import type { SiteContent } from '../../../src/content/publishing/site-content.ts';
import {
  type Bindings,
  buildAddress,
  placeholderBindings,
  unify,
} from '../../../src/content/redirects/address-patterns.ts';
import type { ParsedRule } from '../../../src/content/redirects/parse-rule.ts';
import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import { parseSegments } from '../../../src/content/redirects/segment.ts';
import { localizedPath } from '../../../src/shared/sites/site.ts';
import { createDealerships } from '../../dealers/dealerships.ts';

const MOST = 6;

/** Example addresses for a rule. Values that its destination needs are taken from the site: its pages, its dealerships. */
export function createExamples(content: SiteContent) {
  const real = realAddresses(content).map((address) => parseSegments(encodeURI(address)));
  return ({ source, conditions, destination }: ParsedRule): readonly string[] => {
    const isFree = destination.origin !== '' || destination.segments.every(({ kind }) => kind === 'literal');
    const bindings: readonly Bindings[] = isFree
      ? placeholderBindings
      : real.flatMap((address) => unify(destination.segments, address) ?? []).slice(0, MOST);
    const some = bindings.length > 0 ? bindings : placeholderBindings;
    return [...new Set(some.map((values) => buildAddress(source, conditions, values)))];
  };
}

function realAddresses({ site, in: inLanguage }: SiteContent): string[] {
  const pages = site.languages.flatMap((language) =>
    inLanguage(language).tree.pages.map(({ path }) => localizedPath(site, language, path)),
  );
  const dealers = site.indices.cars
    ? createDealerships(site.indices.sites).map(({ slug }) => `${site.siteDetailPath}/${slug}`)
    : [];
  return [...dealers, ...pages.filter((path) => !path.includes(',-w-,'))];
}

/** The rules with the site's slugs filled in, as the reference table reads them. */
export function withSlugs(content: SiteContent): readonly RedirectRule[] {
  const { groupSlug, storeSlug } = content.site;
  const filled = JSON.stringify(content.redirects.rules.map(({ authored: written }) => written))
    .replaceAll('{group}', groupSlug)
    .replaceAll('{store}', storeSlug);
  return JSON.parse(filled) as RedirectRule[];
}
