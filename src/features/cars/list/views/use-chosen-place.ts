import { useEffect } from 'react';
import { writeChosenPlace } from '../../../../shared/maps/chosen-place.ts';
import type { Near } from '../near.ts';

/** The place of the list is the one that car pages measure from; without one, an earlier choice stays. */
export function useChosenPlace(near: Near | undefined): void {
  useEffect(() => {
    if (near) writeChosenPlace({ label: near.label, coordinates: near.at });
  }, [near]);
}
