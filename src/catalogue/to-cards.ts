import type { SearchResult } from '../search/port.ts';
import { parseCar } from './car.ts';
import type { CarCardData } from './card.ts';
import type { CardContext } from './card-context.ts';
import { formatDistanceAway } from './format-distance.ts';
import { toCard } from './to-card.ts';

type Found = Pick<SearchResult, 'content' | 'distances_km'>;

/** The cards of a search; with distances where it measured them. A record that is no car is left out. */
export function toCards({ content, distances_km: distances }: Found, context: CardContext): CarCardData[] {
  const { site, language, texts } = context;
  return content.flatMap((record, at) => {
    const car = parseCar(record);
    if (!car) return [];
    const km = distances?.[at] ?? undefined;
    const card = toCard(car, context);
    if (km === undefined) return [card];
    return [{ ...card, distance: formatDistanceAway(km, { country: site.country, language, texts }) }];
  });
}
