import type { CarPath } from '../car-types.ts';
import { carFields } from '../kit-facets.ts';
import { type KitList, PAGE_SIZE } from './kit-list.ts';
import type { FoundPage } from './kit-list-props.ts';
import { listParams } from './list-url.ts';

/** A list with all its pages. */
export function fetchKits(list: KitList, signal: AbortSignal): Promise<FoundPage> {
  return getPage(list, 0, PAGE_SIZE * list.pages, signal);
}

/** The last page of a list alone: its offset is its index × 24 (KIT-17). */
export function fetchLastPage(list: KitList, signal: AbortSignal): Promise<FoundPage> {
  return getPage(list, PAGE_SIZE * (list.pages - 1), PAGE_SIZE, signal);
}

function getPage(list: KitList, offset: number, limit: number, signal: AbortSignal): Promise<FoundPage> {
  const query = new URLSearchParams(listParams(list).map(([name, value]) => [name, value]));
  query.set('offset', String(offset));
  query.set('limit', String(limit));
  return getJson(`/api/kits/search?${query}`, signal);
}

export type CarChoice = { text: string; count: number };

/** What can be chosen next: manufacturers, the models of one, the types of a model. */
export async function fetchCarChoices(car: CarPath, signal: AbortSignal): Promise<readonly CarChoice[]> {
  const query = new URLSearchParams(car.map((text, level) => [carFields[level] ?? '', text]));
  return (await getJson<{ choices: readonly CarChoice[] }>(`/api/kits/cars?${query}`, signal)).choices;
}

async function getJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`the search responded with ${response.status}`);
  return response.json();
}
