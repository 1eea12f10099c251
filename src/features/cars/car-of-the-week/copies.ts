/** A ring shows a car in the middle and one on either side, on wide screens more; two cars alone would not close it. */
const MIN_SLIDES_TO_LOOP = 6;

/** How many times all cars are repeated behind themselves. One car is no ring (COTW-01, COTW-05). */
export function copiesNeeded(cars: number): number {
  return cars < 2 ? 0 : Math.max(1, Math.ceil(MIN_SLIDES_TO_LOOP / cars) - 1);
}
