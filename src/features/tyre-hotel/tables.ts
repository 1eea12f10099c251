import type { Migration } from '../../shared/platform/database/migration.ts';
import { renameUnsubscribeToken } from './migrations/022-contract-unsubscribe-token.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    tyre_owner: TyreOwnerTable;
    tyre_agreement: TyreAgreementTable;
    tyre_code: TyreCodeTable;
    tyre_session: TyreSessionTable;
    tyre_review: TyreReviewTable;
    tyre_season_reminder: TyreSeasonReminderTable;
  }
}

export const tyreHotelMigrations: readonly Migration[] = [
  { name: '022-contract-unsubscribe-token', up: renameUnsubscribeToken },
];

/** Whoever has tyres in the tyre hotel. The telephone number is only here, and only encrypted. */
export interface TyreOwnerTable {
  id: string;
  /** Keyed hash, so that limits per telephone need no number. */
  phone_hash: string;
  phone_key_id: string;
  phone_cipher: string;
}

export interface TyreAgreementTable {
  plate: string;
  owner_id: string;
  site: string;
  /** JSON: vehicle, tyres, package level, department. */
  body: string;
}

/** One-time codes; neither token nor code is stored in clear. */
export interface TyreCodeTable {
  token_hash: string;
  plate: string;
  code_hash: string;
  /** JSON, encrypted: the code for the SMS. Null as soon as that is sent. */
  message: string | null;
  attempts: number;
  expires_at: string;
  used_at: string | null;
}

export interface TyreSessionTable {
  id_hash: string;
  plate: string;
  /** JSON: all plates of the session. */
  body: string;
  started_at: string;
  seen_at: string;
}

export interface TyreReviewTable {
  id: string;
  site: string;
  rating: number;
  comment: string;
  reviewed_at: string;
  received_at: string;
}

export interface TyreSeasonReminderTable {
  id: string;
  unsubscribe_token_hash: string;
  site: string;
  language: string;
  /** JSON: mail address, department. */
  body: string;
  /** YYYY-MM-DD */
  due_date: string;
  created_at: string;
}
