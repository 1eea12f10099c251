import type { CarMedia } from './car-media.ts';

/** Videos and 360° spins by registration number. Nothing for a car without media; throws when the provider fails. */
export interface MediaProvider {
  mediaOf(regNo: string): Promise<CarMedia | undefined>;
}
