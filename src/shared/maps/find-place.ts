import { fold } from './fold.ts';
import type { Geocoder, Place, PlaceQuery } from './geocoder.ts';

/** The place that a text means: in the site's country, or of exactly this name in another, such as 'Oslo' on a Swedish site. */
export async function findPlace(
  geocoder: Pick<Geocoder, 'geocode' | 'suggest'>,
  query: PlaceQuery,
): Promise<Place | undefined> {
  const own = await geocoder.geocode(query);
  if (own) return own;
  const abroad = await geocoder.suggest({ ...query, limit: 1 });
  return abroad.find(({ name }) => fold(name) === fold(query.text));
}
