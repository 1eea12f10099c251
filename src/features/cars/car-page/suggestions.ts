import type { SearchQuery } from '../../../shared/search/port.ts';
import type { CarCardData } from '../card/card.ts';
import { toCard } from '../card/to-card.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { type Car, parseCar } from '../record/car.ts';
import { keyphraseFromSlug } from '../record/car-path.ts';
import { cardFields } from '../record/car-record.ts';
import { RECOMMENDED_CARS, sameModelQuery, similarCarsQuery } from './related-cars.ts';

export type Suggestions = {
  cards: readonly CarCardData[];
  /** What the button to the car list searches for. */
  keyphrase: string | undefined;
  /** The keyphrase is the name of a make, as it is in every address that once was right. */
  isMake: boolean;
};

/** Instead of a sold car others of its model, then of its kind; instead of an unknown one those that its slug names (SRCH-20, DET-27). */
export async function loadSuggestions(
  { car, slug = '' }: { car?: Car; slug?: string | undefined },
  index: string,
  context: CatalogueContext,
): Promise<Suggestions> {
  const keyphrase = car ? keyphraseFromSlug(car.slug) : keyphraseFromSlug(slug);
  const sameModel = car ? await searchCars(sameModelQuery(car), index, context) : [];
  const fitting = await searchCars(car ? similarCarsQuery(car) : { keyphrase }, index, context);
  const found = uniqueCars([...sameModel, ...fitting]).slice(0, RECOMMENDED_CARS);
  const cars = found.length > 0 ? found : await searchCars({}, index, context);
  const isMake = keyphrase !== undefined && cars.some(({ make }) => firstWord(make) === keyphrase);
  return { cards: cars.map((each) => toCard(each, context)), keyphrase, isMake };
}

async function searchCars(
  query: SearchQuery,
  index: string,
  { services }: CatalogueContext,
): Promise<readonly Car[]> {
  const { content } = await services.search.search(index, {
    ...query,
    fields: cardFields,
    limit: RECOMMENDED_CARS,
  });
  return content.flatMap((record) => parseCar(record) ?? []);
}

function uniqueCars(cars: readonly Car[]): Car[] {
  return cars.filter(({ id }, at) => cars.findIndex((other) => other.id === id) === at);
}

/** As in slugs: 'Škoda' is skoda, 'Land Rover' land. */
function firstWord(brand: string): string | undefined {
  const plain = brand.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.split(/[^a-z0-9]+/)[0];
}
