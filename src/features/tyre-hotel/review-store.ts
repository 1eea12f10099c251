import type { Review } from './tyre-hotel-service.ts';

/** Reviews of bookings; they name nobody. */
export interface ReviewStore {
  add(site: string, review: Review, receivedAt: Date): Promise<void>;
  /** Newest first. */
  latest(site: string, limit: number): Promise<readonly Review[]>;
}
