import type { Generated } from 'kysely';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    lead: LeadTable;
  }
}

/** What visitors sent. One row per submission id, however often it was sent. */
export interface LeadTable {
  id: string;
  submission_id: string;
  /** Of what was sent under the submission's id; null before there were fingerprints. */
  fingerprint: string | null;
  form_name: string;
  site: string;
  /** JSON */
  body: string;
  received_at: string;
  /** Keyed hash of the customer's mail address where bodies are encrypted. */
  email_hash: Generated<string | null>;
}
