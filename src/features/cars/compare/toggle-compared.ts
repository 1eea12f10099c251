import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { fetchCars } from '../card/fetch-cars.ts';
import { carFromMarkup } from './car-from-markup.ts';
import {
  addCar,
  type CompareStore,
  isCompared,
  mergeDetails,
  removeCar,
  whileFetching,
} from './compare-store.ts';
import { toComparedCar } from './compared-car.ts';

/** Adds or removes the car (CMP-06). The card's data is there at once, the details follow (CMP-07). */
export function toggleCompared(
  store: CompareStore,
  id: string,
  button: Element,
  language: string,
): 'added' | 'removed' {
  if (isCompared(store.getState(), id)) {
    removeCar(store, id);
    return 'removed';
  }
  addCar(store, carFromMarkup(button, id));
  void fetchDetails(store, [id], language);
  return 'added';
}

/** Cars whose details fail to load keep what their cards showed, and the failure is logged (CMP-08, ERR-22). */
export function fetchDetails(store: CompareStore, ids: readonly string[], language: string): Promise<void> {
  return whileFetching(store, ids, async () => {
    try {
      const found = await fetchCars(ids, 'cars', language);
      mergeDetails(store, found.map(toComparedCar));
      const missing = ids.filter((id) => !found.some((car) => car.id === id));
      if (missing.length > 0)
        reportClientError('COMPARE_DETAIL_EMPTY', 'compare', `no car ${missing.join(', ')}`);
    } catch (problem) {
      reportClientError('COMPARE_DETAIL_FAILED', 'compare', problem);
    }
  });
}
