/** What the demo's embedded receiver got. */
export type ReceivedCheckout = { key: string; body: string; receivedAt: string };

export interface ReceivedCheckouts {
  /** Each key once: a delivery may be repeated after a crash. */
  save(received: ReceivedCheckout): Promise<void>;
  find(key: string): Promise<ReceivedCheckout | undefined>;
}
