import type { Checkout } from './checkout.ts';

export const CHECKOUT_CHANNEL = 'kit-hand-over';

export interface CheckoutStore {
  /**
   * Saves the checkout and its delivery in one transaction. A site has one checkout for a transactionId: of the same
   * again, the first one is returned.
   */
  save(checkout: Checkout): Promise<{ checkout: Checkout; isNew: boolean }>;
  find(id: string): Promise<Checkout | undefined>;
  findByTransaction(site: string, transactionId: string): Promise<Checkout | undefined>;
  /** Newest first. */
  latest(limit: number): Promise<readonly Checkout[]>;
  /** Deletes checkouts received before then that have arrived, with everything stored about them. Returns how many. */
  deleteBefore(before: Date): Promise<number>;
}
