/** What the demo's embedded receiver got. */
export type ReceivedHandOver = { key: string; body: string; receivedAt: string };

export interface ReceivedHandOvers {
  /** Each key once: a delivery may be repeated after a crash. */
  save(received: ReceivedHandOver): Promise<void>;
  find(key: string): Promise<ReceivedHandOver | undefined>;
}
