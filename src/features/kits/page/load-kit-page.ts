import type { Picture } from '../../../shared/platform/picture.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { FacetValue, SearchQuery } from '../../../shared/search/port.ts';
import type { RecordStore } from '../../../shared/search/record-store.ts';
import { recordTags } from '../../../shared/search/record-tags.ts';
import { type AddedFact, addedFacts } from '../../../shared/search/records/added-facts.ts';
import type { Crumb, LoadContext } from '../../../shared/sites/page-context.ts';
import { activeKits, isActive, type Kit, parseKit } from '../kit.ts';
import { type KitCard, toKitCard } from '../kit-card.ts';
import { CAR_FACET } from '../kit-facets.ts';
import { kitPath, kitSlug } from '../kit-path.ts';
import { KITS_INDEX, kitCardFields, VEHICLE_KITS_INDEX } from '../kit-record.ts';

type KitPageContext = LoadContext<{ search: CachedSearch; records: Pick<RecordStore, 'find'> }>;

/** What the address of a kit's page turned out to name. */
export type KitPageData =
  | {
      state: 'found';
      kit: Kit;
      card: KitCard;
      pictures: readonly Picture[];
      /** Manufacturers, their models and types that it fits. */
      cars: readonly FacetValue[];
      related: readonly KitCard[];
      /** What extensions say of it. */
      facts: readonly AddedFact[];
      list: string;
      trail: readonly Crumb[];
    }
  /** The id alone, or with another slug: the kit's own address is this. */
  | { state: 'without slug'; path: string }
  | { state: 'other slug'; path: string }
  /** Unknown, or no longer sold: with others to choose from. */
  | { state: 'missing'; kit: Kit | undefined; suggestions: readonly KitCard[]; list: string };

const RELATED_KITS = 4;

/** The last two segments of the address are the kit's id and slug. */
export async function loadKitPage(context: KitPageContext): Promise<KitPageData> {
  const [id = '', slug] = context.wildcards;
  const list = listPath(context);
  const record = id ? await context.services.records.find(KITS_INDEX, id) : undefined;
  const kit = record && parseKit(record.body);
  if (!kit || record.state !== 'live' || !isActive(kit)) {
    const suggestions = await suggest(kit, slug, context);
    return { state: 'missing', kit, suggestions, list };
  }
  const path = kitPath(list, { kitId: kit.id, slug: kitSlug(kit) });
  if (slug === undefined) return { state: 'without slug', path };
  if (slug !== kitSlug(kit)) return { state: 'other slug', path };
  const [cars, related] = await Promise.all([fittingCars(kit, context), relatedKits(kit, context)]);
  const alt = context.texts('kitPagePicture', { kit: kit.name });
  return {
    state: 'found',
    kit,
    card: toKitCard(kit, context.pictureAt),
    pictures: kit.images.flatMap((address) => context.pictureAt(address, alt) ?? []),
    cars,
    related,
    facts: addedFacts('kits', record.body, context),
    list,
    trail: context.trail,
  };
}

/** The page above the wildcards. */
function listPath({ path, wildcards }: KitPageContext): string {
  return path
    .split('/')
    .slice(0, -wildcards.length || undefined)
    .join('/');
}

async function fittingCars(kit: Kit, { services, tag }: KitPageContext): Promise<readonly FacetValue[]> {
  tag(recordTags.all(VEHICLE_KITS_INDEX));
  const query = {
    limit: 0,
    filters: { type_id: kit.typeIds },
    facets: [{ name: CAR_FACET, sort_order: 'alpha' as const }],
  };
  if (kit.typeIds.length === 0) return [];
  const [found] = (await services.search.search(VEHICLE_KITS_INDEX, query)).facet;
  return found?.type === 'hierarchical' ? found.values : [];
}

/** Of the same make and category, without the kit itself. */
function relatedKits(kit: Kit, context: KitPageContext): Promise<readonly KitCard[]> {
  const filters = {
    ...(kit.subCategory && { kitSubCategory: kit.subCategory }),
    ...(kit.catalogueId && { catalogueId: kit.catalogueId }),
  };
  return searchCards({ filters }, context, kit.id);
}

/** Instead of a kit that is gone others like it; instead of an unknown one those that its slug names. */
async function suggest(
  kit: Kit | undefined,
  slug = '',
  context: KitPageContext,
): Promise<readonly KitCard[]> {
  const found = kit
    ? await relatedKits(kit, context)
    : await searchCards({ keyphrase: slug.slice(0, 100).replaceAll('-', ' ') }, context);
  return found.length > 0 ? found : searchCards({}, context);
}

async function searchCards(
  query: SearchQuery,
  { services, pictureAt, tag }: KitPageContext,
  except?: string,
): Promise<readonly KitCard[]> {
  tag(recordTags.all(KITS_INDEX));
  const { content } = await services.search.search(KITS_INDEX, {
    ...query,
    filters: { ...activeKits, ...query.filters },
    fields: kitCardFields,
    limit: RELATED_KITS + 1,
  });
  return content
    .flatMap((record) => parseKit(record) ?? [])
    .filter(({ id }) => id !== except)
    .slice(0, RELATED_KITS)
    .map((each) => toKitCard(each, pictureAt));
}
