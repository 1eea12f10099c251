import type { ListPage } from '../../../shared/faceted-list/views/use-faceted-list.ts';
import type { CarCardData } from '../card/card.ts';
import type { CarList } from './car-list.ts';

/** The number of cars in a list, and the facet counts. */
export type ListResult = Pick<ListPage<CarCardData>, 'total' | 'facets'>;

/** What is shown of a list. */
export type ShownCars = ListPage<CarCardData> & {
  /** The number of cards rendered by the server; their markup is dropped with the first change. */
  fromServer?: number | undefined;
};

export type InitialList = {
  list: CarList;
  result: ListResult;
  shown: number;
  lastCar: string | undefined;
  failed: boolean;
};
