import type { Migration } from '../../shared/platform/database/migration.ts';
import { renameIdempotencyKey } from './migrations/021-contract-idempotency-key.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    bay_occupancy: BayOccupancyTable;
    bay_quarter: BayQuarterTable;
    car_quarter: CarQuarterTable;
    workshop_booking: WorkshopBookingTable;
  }
}

export const bookingMigrations: readonly Migration[] = [
  { name: '021-contract-idempotency-key', up: renameIdempotencyKey },
];

/** What stands in the calendar of a bay. Dates and minutes are the department's local wall time. */
export interface BayOccupancyTable {
  id: string;
  department_id: string;
  bay_id: string;
  /** YYYY-MM-DD */
  date: string;
  /** Minutes since midnight. */
  starts_at: number;
  ends_at: number;
  /** booking, hold or block */
  kind: string;
  /** Of a hold: from then on it counts for nothing. */
  expires_at: string | null;
}

/** One row per bay and quarter of an hour: its primary key is what keeps two cars out of one bay. */
export interface BayQuarterTable {
  bay_id: string;
  date: string;
  /** Minutes since midnight, a multiple of 15. */
  quarter: number;
  occupancy_id: string;
}

/** One row per car and quarter of an hour that it is booked for: its primary key is what keeps a car out of two bays. */
export interface CarQuarterTable {
  registration_number: string;
  date: string;
  /** Minutes since midnight, a multiple of 15. */
  quarter: number;
  booking_id: string;
}

export interface WorkshopBookingTable {
  /** Also the id of its row in bay_occupancy. */
  id: string;
  idempotency_key: string;
  /** Of what was sent with the key; null before there were fingerprints, and for what was imported. */
  attempt_fingerprint: string | null;
  manage_token_hash: string;
  /** booked, cancelled or no-show */
  state: string;
  site: string;
  department_id: string;
  bay_id: string;
  date: string;
  starts_at: number;
  ends_at: number;
  is_full_day: number;
  /** JSON: customer, car, services, workshop. */
  body: string;
  sequence: number;
  created_at: string;
  changed_at: string;
  reminded_at: string | null;
  anonymised_at: string | null;
}
