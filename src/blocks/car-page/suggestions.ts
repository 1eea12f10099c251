import { type Car, readCar } from '../../catalogue/car.ts';
import { keyphraseOf } from '../../catalogue/car-address.ts';
import type { CarCardData } from '../../catalogue/card.ts';
import { cardFields } from '../../catalogue/card-fields.ts';
import { cardOf } from '../../catalogue/card-of.ts';
import { carsLike, RECOMMENDED_CARS } from '../../catalogue/other-cars.ts';
import type { SearchQuery } from '../../search/port.ts';
import type { LoadContext } from '../block.ts';

export type Suggestions = {
  cards: readonly CarCardData[];
  /** What the button to the car list searches for. */
  keyphrase: string | undefined;
  /** The keyphrase is the name of a make, as it is in every address that once was right. */
  isMake: boolean;
};

/** Instead of a sold car others of its kind; instead of one nobody knows those its slug speaks of (SRCH-20, DET-27). */
export async function suggestionsFor(
  { car, slug = '' }: { car?: Car; slug?: string | undefined },
  index: string,
  context: LoadContext,
): Promise<Suggestions> {
  const keyphrase = car ? keyphraseOf(car.slug) : keyphraseOf(slug);
  const fitting = await ask(car ? carsLike(car) : { keyphrase }, index, context);
  const cars = fitting.length > 0 ? fitting : await ask({}, index, context);
  const isMake = keyphrase !== undefined && cars.some(({ car_brand }) => firstWord(car_brand) === keyphrase);
  return { cards: cars.map((each) => cardOf(each, context)), keyphrase, isMake };
}

async function ask(query: SearchQuery, index: string, { services }: LoadContext): Promise<readonly Car[]> {
  const { content } = await services.search.search(index, {
    ...query,
    fields: cardFields,
    limit: RECOMMENDED_CARS,
  });
  return content.flatMap((record) => readCar(record) ?? []);
}

/** As it stands in slugs: 'Škoda' is skoda, 'Land Rover' land. */
function firstWord(brand: string): string | undefined {
  const plain = brand.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.split(/[^a-z0-9]+/)[0];
}
