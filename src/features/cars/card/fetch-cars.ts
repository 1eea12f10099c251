import type { CarCardData, DetailedCar } from './card.ts';

type Shapes = { cards: CarCardData; cars: DetailedCar };

/** The largest number of cars that one query may name, by what is fetched of them. */
const MAX_BATCH: Record<keyof Shapes, number> = { cards: 48, cars: 12 };
const TIMEOUT_MS = 8000;

/**
 * Cars by their ids, in the order they were named; those that are sold by now are missing (CMP-07).
 * Rejects when the search does not respond.
 */
export async function fetchCars<Shape extends keyof Shapes>(
  ids: readonly string[],
  shape: Shape,
  language: string,
): Promise<Shapes[Shape][]> {
  const questions = toBatches(ids, MAX_BATCH[shape]).map((portion) =>
    fetchBatch<Shape>(portion, shape, language),
  );
  const found = (await Promise.all(questions)).flat();
  return ids.flatMap((id) => found.find((car) => car.id === id) ?? []);
}

async function fetchBatch<Shape extends keyof Shapes>(
  ids: readonly string[],
  shape: Shape,
  language: string,
) {
  const answer = await fetch('/api/catalogue/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filters: { car_id: ids }, limit: ids.length, shape, language }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
  const { content, error } = (await answer.json()) as { content: Shapes[Shape][]; error?: boolean };
  if (error) throw new Error('the search failed');
  return content;
}

function toBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
