import type { CachedSearch } from '../../search/cached-search.ts';
import type { SearchRecord } from '../../search/port.ts';
import type { LoadContext } from '../../sites/page-context.ts';
import { type Dealership, parseDealership } from '../dealership.ts';

export type SelectedDealership = { dealership: Dealership; thumbnail: string | undefined };

const MAX_SHOWN = 4;

/** The chosen dealerships in the editor's order; one that has closed is left out. */
export async function loadSelectedDealerships(
  { sites }: { sites: readonly { slug: string }[] },
  { site, services }: Pick<LoadContext<{ search: CachedSearch }>, 'site' | 'services'>,
): Promise<readonly SelectedDealership[]> {
  const slugs = [...new Set(sites.map(({ slug }) => slug.trim()).filter(Boolean))].slice(0, MAX_SHOWN);
  if (slugs.length === 0 || !site.indices.sites) return [];
  const { content } = await services.search.search(site.indices.sites, {
    fields: cardFields,
    filters: { slug: slugs },
    limit: MAX_SHOWN,
  });
  return slugs.flatMap((slug) => content.filter((record) => record['slug'] === slug)).flatMap(toSelected);
}

const cardFields = [
  'slug',
  'site_id',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_phone',
  'site_image_url',
  'site_primary_image',
];

function toSelected(record: SearchRecord): SelectedDealership[] {
  const dealership = parseDealership(record);
  if (!dealership) return [];
  return [{ dealership, thumbnail: dealership.primaryImage?.thumbnail_url }];
}
