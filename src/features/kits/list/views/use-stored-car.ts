import { useEffect, useRef } from 'react';
import type { ListQueryState } from '../../../../shared/faceted-list/list-query-state.ts';
import { visitorParams } from '../../cart/visitor-params.ts';
import type { KitList } from '../kit-list.ts';
import type { KitsPage } from '../kit-list-props.ts';

type Kits = { state: ListQueryState<KitList, KitsPage>; replace: (list: KitList) => void };

/** The car of this tab (KIT-11): an address without one shows the kits of the car that was chosen before. */
export function useStoredCar({ state, replace }: Kits): void {
  const { loadedQuery: list, data } = state;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was loaded decides
  useEffect(() => {
    const { carQuery, setCarQuery } = visitorParams.getState();
    const [manufacturer, model, year] = list.car;
    if (isFirst.current) {
      isFirst.current = false;
      if (!manufacturer && carQuery) {
        const car = [carQuery.manufacturer, carQuery.model, carQuery.year].filter(
          (each) => each !== undefined,
        );
        replace({ ...list, car });
        return;
      }
    }
    const { typeIds } = data;
    setCarQuery(manufacturer ? { manufacturer, model, year, typeIds } : undefined);
  }, [list]);
}
