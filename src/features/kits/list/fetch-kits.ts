import type { CarPath } from '../car-types.ts';
import { carFields } from '../kit-facets.ts';
import { type KitList, kitListDeclaration, kitListParams } from './kit-list.ts';
import type { FoundKits, KitsPage } from './kit-list-props.ts';

/** One page: its offset is its index × 24 (KIT-17). */
export async function fetchKits(list: KitList, page: number, signal: AbortSignal): Promise<KitsPage> {
  const { pageSize } = kitListDeclaration;
  const query = new URLSearchParams(kitListParams(list).map(([name, value]) => [name, value]));
  if (list.sortName) query.set('sortName', list.sortName);
  query.set('offset', String(page * pageSize));
  query.set('limit', String(pageSize));
  const { result, kits } = await getJson<FoundKits>(`/api/kits/search?${query}`, signal);
  return { ...result, cards: kits };
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
