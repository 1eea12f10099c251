import type { Lead } from './lead.ts';

export interface LeadStore {
  /**
   * Keeps the lead and what is to be delivered of it, or neither. Answers the id under which it is kept: of a
   * submission that is known already, the first one's.
   */
  save(lead: Lead, channels: readonly string[]): Promise<{ id: string; isNew: boolean }>;
  find(id: string): Promise<Lead | undefined>;
  bySubmission(submissionId: string): Promise<Lead | undefined>;
  /** Newest first. */
  latest(most: number): Promise<readonly Lead[]>;
  /** Leads received before then, all of whose deliveries arrived, with everything about them. Answers how many. */
  deleteBefore(before: Date): Promise<number>;
}
