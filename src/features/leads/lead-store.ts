import type { Lead } from './lead.ts';

export interface LeadStore {
  /**
   * Saves the lead and its deliveries in one transaction. Returns the id under which it is stored: for a submission
   * that is stored already, the first one's. The finished photos of the album become the lead's, in the same
   * transaction.
   */
  save(
    lead: Lead,
    channels: readonly string[],
    photoAlbum?: string | undefined,
    /** Of what was sent; undefined where it cannot differ. */
    fingerprint?: string | undefined,
  ): Promise<{
    id: string;
    isNew: boolean;
    /** The submission is stored already, with another content. */
    isOther?: boolean;
  }>;
  /** A lead that waited to be confirmed gets its deliveries; `already` where it has them. */
  release(id: string, channels: readonly string[], now: Date): Promise<'released' | 'already' | 'unknown'>;
  find(id: string): Promise<Lead | undefined>;
  bySubmission(submissionId: string): Promise<Lead | undefined>;
  /** How many leads came from a mail address, both moments included. */
  countFrom(email: string, received: { from: Date; to: Date }): Promise<number>;
  /** Newest first. */
  latest(limit: number): Promise<readonly Lead[]>;
  /** Deletes leads received before then that have only deliveries of this channel: nobody confirmed them. Returns how many. */
  deleteUnconfirmedBefore(before: Date, channel: string): Promise<number>;
  /** Deletes leads received before then whose deliveries all arrived, with everything stored about them. Returns how many. */
  deleteBefore(before: Date): Promise<number>;
}
