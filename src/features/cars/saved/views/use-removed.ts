import { useState } from 'react';
import type { SavedCar } from '../saved-cars.ts';

type Removed = { car: SavedCar; before: readonly SavedCar[] };

/** The car that was taken off last, and the list as it was, so that it can be put back. */
export function useRemoved(own: readonly SavedCar[]) {
  const [known, setKnown] = useState(own);
  const [removed, setRemoved] = useState<Removed>();
  if (known !== own) {
    const gone = known.filter(({ id }) => !own.some((car) => car.id === id));
    const [car] = gone;
    setKnown(own);
    // More than one at once is another tab's doing.
    setRemoved(car && gone.length === 1 ? { car, before: known } : undefined);
  }
  return { removed, forget: () => setRemoved(undefined) };
}
