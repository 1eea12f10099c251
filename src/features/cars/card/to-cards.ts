import { eventLoopYielder } from '../../../shared/platform/yield-to-event-loop.ts';
import type { SearchRecord, SearchResult } from '../../../shared/search/port.ts';
import { parseCar } from '../record/car.ts';
import type { CarCardData } from './card.ts';
import type { CardContext } from './card-context.ts';
import { formatDistanceAway } from './format-rough-distance.ts';
import { toCard } from './to-card.ts';

type Found = Pick<SearchResult, 'content' | 'distances_km'>;

/** The cards of a search; with distances where it measured them. A record that is no car is left out. */
export function toCards({ content, distances_km: distances }: Found, context: CardContext): CarCardData[] {
  return content.flatMap((record, at) => cardOf(record, distances?.[at], context) ?? []);
}

/** The same for a list as long as twenty pages, between which others get their turn. */
export async function toCardsInSlices(
  { content, distances_km: distances }: Found,
  context: CardContext,
): Promise<CarCardData[]> {
  const yieldIfDue = eventLoopYielder();
  const cards: CarCardData[] = [];
  for (const [at, record] of content.entries()) {
    const card = cardOf(record, distances?.[at], context);
    if (card) cards.push(card);
    await yieldIfDue();
  }
  return cards;
}

function cardOf(
  record: SearchRecord,
  km: number | null | undefined,
  context: CardContext,
): CarCardData | undefined {
  const car = parseCar(record);
  if (!car) return undefined;
  const { site, language, texts } = context;
  const card = toCard(car, context);
  if (km === undefined || km === null) return card;
  return { ...card, distance: formatDistanceAway(km, { country: site.country, language, texts }) };
}
