import type { Car } from '../record/car.ts';

const TEASER_COUNT = 3;
const MAX_SHOWN_WHOLE = 4;

/** Three things of a sample's equipment, or all where there are four or fewer (DET-23). */
export function sampleEquipment({ isSample, equipment }: Car): readonly string[] {
  if (!isSample) return [];
  return equipment.length <= MAX_SHOWN_WHOLE ? equipment : equipment.slice(0, TEASER_COUNT);
}
