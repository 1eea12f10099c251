import { recordTags } from '../../../shared/search/record-tags.ts';
import type { CarCardData } from '../card/card.ts';
import { toCard } from '../card/to-card.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { canonicalFilters } from '../list/canonical-query.ts';
import { parseCar } from '../record/car.ts';
import { fixedCarIds, fixedCarsQuery, type TeaserChoice, teaserQuery } from './teaser-query.ts';

export type CarTeaserData = { state: 'found'; cards: readonly CarCardData[] } | { state: 'failed' };

/** Nothing at all on a site that sells no cars. */
export async function loadTeaser(
  choice: TeaserChoice,
  context: CatalogueContext,
): Promise<CarTeaserData | undefined> {
  const { site, services, now } = context;
  const index = site.indices.cars;
  if (!index) return undefined;
  context.tag(recordTags.all(index));
  const ids = choice.variant === 'Fixed ids' ? fixedCarIds(choice) : undefined;
  if (ids?.length === 0) return { state: 'found', cards: [] };
  const filters = canonicalFilters(choice.filters, site.languages);
  const answer = await services.search.search(
    index,
    ids ? fixedCarsQuery(ids) : teaserQuery({ ...choice, filters }),
  );
  if (answer.failed) {
    context.validUntil(new Date(now.getTime() + TRY_AGAIN_MS));
    return { state: 'failed' };
  }
  const cars = answer.content.flatMap((record) => parseCar(record) ?? []);
  for (const { id } of cars) context.tag(recordTags.one(index, id));
  const cards = cars.map((car) => toCard(car, context));
  return { state: 'found', cards: ids ? inOrder(cards, ids) : cards };
}

const TRY_AGAIN_MS = 5_000;

/** The editor's order; what is sold or never was is left out without a word (TEASE-05). */
function inOrder(cards: readonly CarCardData[], ids: readonly string[]): CarCardData[] {
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}
