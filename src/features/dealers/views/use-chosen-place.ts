import { useSyncExternalStore } from 'react';
import { readChosenPlace, subscribe } from '../../../shared/maps/chosen-place.ts';

/** The place from which the visitor wants distances; none on the server and during hydration. */
export function useChosenPlace() {
  return useSyncExternalStore(subscribe, readChosenPlace, () => undefined);
}
