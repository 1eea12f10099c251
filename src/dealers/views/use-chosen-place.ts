import { useSyncExternalStore } from 'react';
import { readChosenPlace, subscribe, writeChosenPlace } from '../../maps/chosen-place.ts';
import type { Place } from '../../maps/geocoder.ts';

/** The place from which the visitor wants distances; none on the server and during hydration. */
export function useChosenPlace() {
  const chosen = useSyncExternalStore(subscribe, readChosenPlace, () => undefined);
  return {
    chosen,
    choose: ({ name, coordinates }: Place) => writeChosenPlace({ label: name, coordinates }),
    clear: () => writeChosenPlace(undefined),
  };
}
