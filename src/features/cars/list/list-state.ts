import type { Facet } from '../../../shared/search/port.ts';
import type { CarCardData } from '../card/card.ts';
import { type CarList, PAGE_SIZE } from './car-list.ts';

/** The number of cars in a list, and the facet counts. */
export type ListResult = { total: number; facets: readonly Facet[] };

/** What is shown of a list. */
export type ShownCars = {
  result: ListResult;
  /** The number of cards rendered by the server; their markup is dropped with the first change. */
  fromServer: number;
  cards: readonly CarCardData[];
};

export type InitialList = {
  list: CarList;
  result: ListResult;
  shown: number;
  lastCar: string | undefined;
  failed: boolean;
};

/** Never more than the pages that are shown hold, whatever came. */
export function visibleCount({ list, result }: { list: CarList; result: ListResult }): number {
  return Math.min(result.total, list.pages * PAGE_SIZE);
}
