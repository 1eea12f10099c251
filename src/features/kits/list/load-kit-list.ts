import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import { recordTags } from '../../../shared/search/record-tags.ts';
import type { LoadContext } from '../../../shared/sites/page-context.ts';
import { carChoices } from '../car-types.ts';
import { toKitCard } from '../kit-card.ts';
import { KITS_INDEX, VEHICLE_KITS_INDEX } from '../kit-record.ts';
import { kitListDeclaration } from './kit-list.ts';
import type { KitListProps } from './kit-list-props.ts';
import { searchKits } from './search-kits.ts';

export type KitListData = Pick<KitListProps, 'start' | 'stock' | 'cars'> & Pick<LoadContext<object>, 'trail'>;

const TRY_AGAIN_MS = 5_000;

export async function loadKitList(context: LoadContext<{ search: CachedSearch }>): Promise<KitListData> {
  const { services, query, trail } = context;
  context.tag(recordTags.all(KITS_INDEX));
  context.tag(recordTags.all(VEHICLE_KITS_INDEX));
  const found = await searchKits(services.search, query, ({ pages }) => ({
    limit: kitListDeclaration.pageSize * pages,
    offset: 0,
  }));
  const { list, kits, total, facets, typeIds, stock, cars, failed } = found;
  if (failed) context.validUntil(new Date(context.now.getTime() + TRY_AGAIN_MS));
  const levels = Array.from({ length: Math.min(list.car.length + 1, 3) }, (_, level) =>
    carChoices(cars, list.car.slice(0, level)).map(({ text }) => text),
  );
  return {
    trail,
    start: {
      list,
      page: { total, facets, typeIds, cards: kits.map((kit) => toKitCard(kit, context.pictureAt)) },
      failed,
    },
    stock,
    cars: levels,
  };
}
