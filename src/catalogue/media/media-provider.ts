import type { CarMedia } from './car-media.ts';

/** Films and turns of cars, by registration number. Nothing, where nobody has filmed that car; throws when it cannot tell. */
export interface MediaProvider {
  mediaOf(regNo: string): Promise<CarMedia | undefined>;
}
