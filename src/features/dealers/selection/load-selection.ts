import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { LoadContext } from '../../../shared/sites/page-context.ts';
import { parseDealership } from '../dealership.ts';
import { type DealershipCardData, dealershipCardFields, toDealershipCard } from '../dealership-card.ts';
import { dealershipOpening } from '../opening-state.ts';

const MAX_SHOWN = 4;

/** The chosen dealerships in the editor's order; one that has closed is left out. */
export async function loadSelectedDealerships(
  { sites }: { sites: readonly { slug: string }[] },
  context: LoadContext<{ search: CachedSearch }>,
): Promise<readonly DealershipCardData[]> {
  const { site, services, now } = context;
  const slugs = [...new Set(sites.map(({ slug }) => slug.trim()).filter(Boolean))].slice(0, MAX_SHOWN);
  if (slugs.length === 0 || !site.indices.sites) return [];
  const { content } = await services.search.search(site.indices.sites, {
    fields: dealershipCardFields,
    filters: { slug: slugs },
    limit: MAX_SHOWN,
  });
  const dealerships = content.flatMap((record) => parseDealership(record) ?? []);
  const chosen = slugs.flatMap((slug) => dealerships.filter((dealership) => dealership.slug === slug));
  for (const dealership of chosen) {
    const opening = dealershipOpening(dealership, now, site.timeZone);
    if (opening) context.validUntil(opening.until);
  }
  return chosen.map((dealership) => toDealershipCard(dealership, context));
}
