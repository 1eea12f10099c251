/** A cart that goes back to the system which opened the catalogue (KIT-14). */
export type Checkout = CheckoutParams & {
  /** Hard to guess. */
  id: string;
  site: string;
  kits: readonly CheckoutKit[];
  total: number;
  currency: string;
  receivedAt: string;
};

/** Whose cart it is, in the words of the calling system. */
export type CheckoutParams = {
  transactionId: string;
  user: string | undefined;
  dealer: string | undefined;
  unit: string | undefined;
  auto: string | undefined;
};

/** As the index had it when the cart was handed over. */
export type CheckoutKit = {
  kitId: string;
  kitCode: string | undefined;
  name: string;
  retailPrice: number;
  currency: string;
};

/** Summed in cents, because prices are not exact in binary. */
export function totalPrice(kits: readonly Pick<CheckoutKit, 'retailPrice'>[]): number {
  return kits.reduce((cents, { retailPrice }) => cents + Math.round(retailPrice * 100), 0) / 100;
}
