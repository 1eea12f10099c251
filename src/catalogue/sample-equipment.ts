import type { Car } from './car.ts';

const TEASER_COUNT = 3;
const MAX_SHOWN_WHOLE = 4;

/** Three things of a sample's equipment, or all where there are four or fewer (DET-23). */
export function sampleEquipment({ car_is_sample, car_equipment }: Car): readonly string[] {
  if (!car_is_sample) return [];
  return car_equipment.length <= MAX_SHOWN_WHOLE ? car_equipment : car_equipment.slice(0, TEASER_COUNT);
}
