import { type Dealership, readDealership } from '../../dealers/dealership.ts';
import type { Shown } from '../../platform/fields/fields.ts';
import type { SearchRecord } from '../../search/port.ts';
import type { LoadContext } from '../block.ts';
import type { fields } from './fields.ts';

export type ChosenSite = { dealership: Dealership; thumbnail: string | undefined };

const SITES_SHOWN = 4;

/** The chosen dealerships in the editor's order; one that has closed is left out. */
export async function chosenSites(
  { sites }: Shown<typeof fields>,
  { site, services }: Pick<LoadContext, 'site' | 'services'>,
): Promise<readonly ChosenSite[]> {
  const slugs = [...new Set(sites.map(({ slug }) => slug.trim()).filter(Boolean))].slice(0, SITES_SHOWN);
  if (slugs.length === 0 || !site.indices.sites) return [];
  const { content } = await services.search.search(site.indices.sites, {
    fields: shownFields,
    filters: { slug: slugs },
    limit: SITES_SHOWN,
  });
  return slugs.flatMap((slug) => content.filter((record) => record['slug'] === slug)).flatMap(chosen);
}

const shownFields = [
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

function chosen(record: SearchRecord): ChosenSite[] {
  const dealership = readDealership(record);
  if (!dealership) return [];
  const { thumbnail_url: thumbnail } = Object(record['site_primary_image']) as { thumbnail_url?: unknown };
  return [{ dealership, thumbnail: typeof thumbnail === 'string' && thumbnail ? thumbnail : undefined }];
}
