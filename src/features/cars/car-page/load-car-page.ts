import type { RecordState } from '../../../shared/search/record-store.ts';
import { carIndexName } from '../../../shared/sites/site.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { carInLanguage } from '../in-language/car-in-language.ts';
import { type Car, parseCar } from '../record/car.ts';
import { carPath, isCarId } from '../record/car-path.ts';
import { type CarPageContent, loadCarPageContent } from './car-page-content.ts';
import { loadSuggestions, type Suggestions } from './suggestions.ts';

/** What the address of a car page turned out to name. */
export type CarPageData =
  | ({ state: 'found' } & CarPageContent)
  /** The id alone, or with another slug: the car's own address is this. */
  | { state: 'without slug'; path: string }
  | { state: 'other slug'; path: string }
  | { state: 'sold'; car: Car; suggestions: Suggestions }
  | { state: 'unknown'; suggestions: Suggestions }
  | { state: 'no car' };

/** The last two segments of the address are the car's id and slug (DET-01). */
export async function loadCarPage(context: CatalogueContext): Promise<CarPageData> {
  const index = carIndexName(context.site);
  const [id, slug] = context.wildcards;
  if (context.editing && !isCarId(id ?? '')) return example(index, context);
  if (id === undefined) {
    context.log.error(
      { code: 'CAR_PATH_INCOMPLETE', site: context.site.name, path: context.path },
      'a car page without a car in its address',
    );
    return { state: 'no car' };
  }
  if (!isCarId(id)) return { state: 'no car' };
  const found = await find(index, id, context);
  if (!found) return { state: 'unknown', suggestions: await loadSuggestions({ slug }, index, context) };
  const { car } = found;
  if (found.state === 'withdrawn')
    return {
      state: 'sold',
      car: carInLanguage(car, context),
      suggestions: await loadSuggestions({ car }, index, context),
    };
  const path = carPath(context.site, car);
  if (slug === undefined) return { state: 'without slug', path };
  if (slug !== car.slug) return { state: 'other slug', path };
  return { state: 'found', ...(await loadCarPageContent(car, context)) };
}

async function find(
  index: string,
  id: string,
  { services }: CatalogueContext,
): Promise<{ car: Car; state: RecordState } | undefined> {
  const record = await services.records.find(index, id);
  const car = record && parseCar(record.body);
  return car && { car, state: record.state };
}

/** In the preview without a car in the address, the newest car is shown. */
async function example(index: string, context: CatalogueContext): Promise<CarPageData> {
  const { content } = await context.services.search.search(index, { fields: ['car_id'], limit: 1 });
  const found = await find(index, String(content[0]?.['car_id'] ?? ''), context);
  return found ? { state: 'found', ...(await loadCarPageContent(found.car, context)) } : { state: 'no car' };
}
