import { recordTags } from '../../../shared/search/record-tags.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { CarPicture } from '../card/car-picture.ts';
import type { CarCardData } from '../card/card.ts';
import { toCard } from '../card/to-card.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { carInLanguage } from '../in-language/car-in-language.ts';
import { type Car, parseCar } from '../record/car.ts';
import { electricRange } from '../record/car-facts.ts';
import { cardFields } from '../record/car-record.ts';
import { yearText } from '../record/year-text.ts';

/** A card on the large stage: from the side where there is such a picture, its facts with their names. */
export type CarOfTheWeek = CarCardData & {
  stagePicture: CarPicture | undefined;
  labelledFacts: readonly { label: TextKey; value: string }[];
};

const MAX_CARS = 12;

/** COTW-04. A search that fails shows no cars of the week; the page does not miss them (COTW-05). */
export async function loadCarsOfTheWeek(context: CatalogueContext): Promise<readonly CarOfTheWeek[]> {
  const { site, services, now } = context;
  const index = site.indices.cars;
  if (!index) return [];
  context.tag(recordTags.all(index));
  const answer = await services.search.search(index, {
    fields: [...cardFields, 'wltp_electric_range'],
    filters: { caroftheweek: true },
    limit: MAX_CARS,
  });
  if (answer.failed) context.validUntil(new Date(now.getTime() + TRY_AGAIN_MS));
  const cars = answer.content.flatMap((record) => parseCar(record) ?? []);
  for (const { id } of cars) context.tag(recordTags.one(index, id));
  return cars.map((car) => carOfTheWeek(car, context));
}

const TRY_AGAIN_MS = 5_000;

function carOfTheWeek(stored: Car, context: CatalogueContext): CarOfTheWeek {
  const card = toCard(stored, context);
  const car = carInLanguage(stored, context);
  const facts: { label: TextKey; value: string | undefined }[] = [
    { label: 'carYear', value: yearText(car) },
    { label: 'carMileage', value: car.mileage.text },
    car.technical.electricRange
      ? { label: 'carRange', value: electricRange(car) }
      : { label: 'carFuel', value: car.fuel },
    { label: 'cardPlace', value: car.dealership.city },
  ];
  return {
    ...card,
    stagePicture: card.pictures.find(isFromTheSide) ?? card.pictures[0],
    labelledFacts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  };
}

/** Photographers name their files by the view. */
function isFromTheSide({ id }: CarPicture): boolean {
  return /(?:^|[-_])(?:side|profile)\b/.test(id);
}
