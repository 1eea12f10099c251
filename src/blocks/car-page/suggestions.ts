import { type Car, readCar } from '../../catalogue/car.ts';
import { keyphraseOf } from '../../catalogue/car-address.ts';
import { cardFields } from '../../catalogue/card-fields.ts';
import type { Picture } from '../../platform/picture.ts';
import type { SearchQuery } from '../../search/port.ts';
import type { LoadContext } from '../block.ts';

export type Suggestions = {
  cars: readonly { car: Car; picture: Picture | undefined }[];
  /** What the button to the car list searches for. */
  keyphrase: string | undefined;
  /** The keyphrase is the name of a make, as it is in every address that once was right. */
  isMake: boolean;
};

const SUGGESTED_CARS = 8;

/** Instead of a sold car others of its kind; instead of one nobody knows those its slug speaks of (SRCH-20, DET-27). */
export async function suggestionsFor(
  { car, slug = '' }: { car?: Car; slug?: string | undefined },
  index: string,
  context: LoadContext,
): Promise<Suggestions> {
  const keyphrase = car ? keyphraseOf(car.slug) : keyphraseOf(slug);
  const asked = car ? alike(car) : { keyphrase };
  const fitting = await ask(asked, index, context);
  const cars = fitting.length > 0 ? fitting : await ask({}, index, context);
  const isMake = keyphrase !== undefined && cars.some(({ car_brand }) => firstWord(car_brand) === keyphrase);
  const shown = cars.map((each) => ({
    car: each,
    picture: context.pictureAt(each.car_images[0]?.original, ''),
  }));
  return { cars: shown, keyphrase, isMake };
}

function alike({ car_body, car_fuel }: Car): SearchQuery {
  return { filters: { ...(car_body && { car_body }), ...(car_fuel && { car_fuel }) } };
}

async function ask(query: SearchQuery, index: string, { services }: LoadContext): Promise<readonly Car[]> {
  const { content } = await services.search.search(index, {
    ...query,
    fields: cardFields,
    limit: SUGGESTED_CARS,
  });
  return content.flatMap((record) => readCar(record) ?? []);
}

/** As it stands in slugs: 'Škoda' is skoda, 'Land Rover' land. */
function firstWord(brand: string): string | undefined {
  const plain = brand.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.split(/[^a-z0-9]+/)[0];
}
