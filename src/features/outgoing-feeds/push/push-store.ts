/** What is known of a feed that is sent. */
export type PushState = {
  /** Of the feed that was sent last, and when. */
  sent: { hash: string; cars: number; at: string } | undefined;
  /** Since then. */
  failures: number;
  problem: string | undefined;
  nextAttemptAt: string | undefined;
};

export interface PushStore {
  find(target: string): Promise<PushState>;
  /** False where that feed was sent, or another worker sends one; a claim without `sent` or `failed` ends by itself. */
  claim(target: string, claim: { hash: string; now: Date; until: Date }): Promise<boolean>;
  sent(target: string, sent: { hash: string; cars: number; at: Date }): Promise<void>;
  failed(target: string, failed: { problem: string; nextAttempt: Date }): Promise<void>;
}
