import type { HandOver } from './hand-over.ts';

export const HAND_OVER_CHANNEL = 'kit-hand-over';

export interface HandOverStore {
  /**
   * Saves the hand-over and its delivery in one transaction. A site has one hand-over for a transactionId: of the same
   * again, the first one is returned.
   */
  save(handOver: HandOver): Promise<{ handOver: HandOver; isNew: boolean }>;
  find(id: string): Promise<HandOver | undefined>;
  findByTransaction(site: string, transactionId: string): Promise<HandOver | undefined>;
  /** Newest first. */
  latest(limit: number): Promise<readonly HandOver[]>;
  /** Deletes hand-overs received before then that have arrived, with everything stored about them. Returns how many. */
  deleteBefore(before: Date): Promise<number>;
}
