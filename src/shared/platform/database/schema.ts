import type { Generated, Kysely } from 'kysely';

export type Database = Kysely<Schema>;

/** All tables, for both databases. Times are ISO text in UTC, yes and no are 1 and 0. */
export interface Schema {
  migration: MigrationTable;
  installation: InstallationTable;
  published_document: PublishedDocumentTable;
  revision_counter: RevisionCounterTable;
  search_record: SearchRecordTable;
  search_record_body: SearchRecordBodyTable;
  search_index: SearchIndexTable;
  search_feed: SearchFeedTable;
  search_feed_record: SearchFeedRecordTable;
  price_history: PriceHistoryTable;
  form_submission: FormSubmissionTable;
  lead: LeadTable;
  delivery: DeliveryTable;
  kept_message: KeptMessageTable;
  finance_quote: FinanceQuoteTable;
  workshop_document: WorkshopDocumentTable;
  workshop_vehicle: WorkshopVehicleTable;
  bay_occupancy: BayOccupancyTable;
  bay_quarter: BayQuarterTable;
  car_quarter: CarQuarterTable;
  workshop_booking: WorkshopBookingTable;
  stored_sms: StoredSmsTable;
  tyre_owner: TyreOwnerTable;
  tyre_agreement: TyreAgreementTable;
  tyre_code: TyreCodeTable;
  tyre_session: TyreSessionTable;
  tyre_review: TyreReviewTable;
  tyre_season_reminder: TyreSeasonReminderTable;
  usage_limit: UsageLimitTable;
  lead_photo: LeadPhotoTable;
  lead_photo_chunk: LeadPhotoChunkTable;
  lead_photo_file: LeadPhotoFileTable;
  kit_hand_over: KitCheckoutTable;
  received_kit_hand_over: ReceivedKitCheckoutTable;
  lease: LeaseTable;
  rate_limit: RateLimitTable;
  process_heartbeat: ProcessHeartbeatTable;
  address_hit: AddressHitTable;
  import_run: ImportRunTable;
  search_revision: SearchRevisionTable;
  search_record_before: SearchRecordBeforeTable;
}

/** Requests of one address at one route, counted since the window began. */
interface RateLimitTable {
  key: string;
  /** Milliseconds since 1970. */
  started_at: number;
  hits: number;
}

/** A process that is running, or was until lately. */
interface ProcessHeartbeatTable {
  id: string;
  host: string;
  pid: number;
  version: string;
  /** With commas between them. */
  roles: string;
  started_at: string;
  seen_at: string;
  /** JSON */
  figures: string;
}

/** How often visitors asked for an address that there is not, or that a redirect rule matched. */
interface AddressHitTable {
  site: string;
  /** missing or redirect */
  kind: string;
  /** The path of what is missing, the source of the rule. */
  address: string;
  hits: number;
  last_at: string;
}

/** An import or a roll-back, and its report. */
interface ImportRunTable {
  id: string;
  index_name: string;
  /** feed or roll-back */
  kind: string;
  /** running, imported, refused or failed */
  state: string;
  started_at: string;
  finished_at: string | null;
  /** That it made; null where nothing changed. */
  revision: number | null;
  /** JSON */
  report: string | null;
  reason: string | null;
  request_id: string | null;
}

/** The latest revisions of an index that can be undone. */
interface SearchRevisionTable {
  index_name: string;
  revision: number;
  began_at: string;
  published_at: string;
}

/** What a record was before a revision changed it; without a state, it was not there. */
interface SearchRecordBeforeTable {
  index_name: string;
  revision: number;
  id: string;
  state: string | null;
  fingerprint: string | null;
  feed: string | null;
  changed_at: string | null;
}

/** Work that one process at a time does; past its expiry another one may take over. */
interface LeaseTable {
  name: string;
  owner: string;
  expires_at: string;
}

interface MigrationTable {
  name: string;
  applied_at: string;
}

/** Facts about this installation, such as which demo content was loaded. */
interface InstallationTable {
  key: string;
  value: string;
}

/** What visitors see. A removed document stays as a row, so that running servers learn of it. */
interface PublishedDocumentTable {
  kind: string;
  site: string;
  language: string;
  key: string;
  /** JSON */
  body: string;
  revision: number;
  published_at: string;
  removed: number;
}

/** One row per counter; whoever changes it holds its lock until the commit. */
interface RevisionCounterTable {
  name: string;
  latest: number;
}

/** Cars, dealerships and all else that is searched. A withdrawn record stays, so that its page can say so. */
interface SearchRecordTable {
  index_name: string;
  id: string;
  /** live or withdrawn */
  state: string;
  fingerprint: string;
  /** The feed that brought the present body. */
  feed: string;
  changed_at: string;
  revision: number;
}

/**
 * Bodies are in a table of their own and written ahead: the transaction that makes a feed visible changes small rows
 * only.
 */
interface SearchRecordBodyTable {
  index_name: string;
  id: string;
  feed: string;
  /** JSON */
  body: string;
}

/** One row per index that has had a feed. */
interface SearchIndexTable {
  name: string;
  /** Counts the feeds that changed anything; who changes it holds the row's lock until the commit. */
  revision: number;
  live: number;
  /** When the feed or roll-back began that is becoming visible as the next revision; null where there is none. */
  pending_began_at: string | null;
}

/** The feed under way in an index; past its expiry another one may take over. */
interface SearchFeedTable {
  index_name: string;
  feed: string;
  expires_at: string;
  /** The process that runs it (process-owner.ts); null of a feed that an older version began. */
  owner: string | null;
}

/** What a feed under way has brought so far. */
interface SearchFeedRecordTable {
  feed: string;
  id: string;
  fingerprint: string;
  /** 1 where the record is new or changed and its body waits in search_record_body. */
  has_body: number;
  /** Of a price that the history does not have yet. */
  price_since: string | null;
  price_amount: number | null;
  price_is_campaign: number | null;
}

/** What records have cost, one row per change. */
interface PriceHistoryTable {
  index_name: string;
  id: string;
  since: string;
  /** Null from when the record was withdrawn. */
  amount: number | null;
  is_campaign: number;
}

/** What visitors sent with the forms of the embedded providers. */
interface FormSubmissionTable {
  id: string;
  provider: string;
  form_id: string;
  /** JSON */
  answers: string;
  received_at: string;
}

/** What visitors sent. One row per submission id, however often it was sent. */
interface LeadTable {
  id: string;
  submission_id: string;
  /** Of what was sent under the submission's id; null before there were fingerprints. */
  fingerprint: string | null;
  form_name: string;
  site: string;
  /** JSON */
  body: string;
  received_at: string;
}

/** What is to be sent to somebody, and how far that has come. */
interface DeliveryTable {
  /** The receiver may get it twice after a crash, and recognises it by this key. */
  key: string;
  channel: string;
  /** What it is about, such as the id of a lead. */
  about: string;
  /** JSON: which message about it, where there are several. */
  message: string | null;
  /** waiting, delivered or dead */
  state: string;
  attempts: number;
  /** Not tried before this time; while it is claimed, the end of the claim. */
  due_at: string;
  /** Who is at it. */
  claim: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
  created_at: string;
  delivered_at: string | null;
  /** JSON: what the SMS gateway said afterwards. */
  receipt: string | null;
  /** Of the request that enqueued it, for logs and traces. */
  request_id: string | null;
  traceparent: string | null;
}

/** Mail that is stored here instead of being sent. */
interface KeptMessageTable {
  key: string;
  about: string;
  /** JSON */
  body: string;
  kept_at: string;
}

/** Quotes that British visitors were given, for as long as they are valid. */
interface FinanceQuoteTable {
  reference: string;
  /** JSON */
  body: string;
  made_at: string;
  valid_until: string;
}

/** Price lists by site and the set-up of departments. */
interface WorkshopDocumentTable {
  /** price-list or department */
  kind: string;
  key: string;
  /** JSON */
  body: string;
}

/** The embedded vehicle register. */
interface WorkshopVehicleTable {
  registration_number: string;
  /** JSON */
  body: string;
}

/** What stands in the calendar of a bay. Dates and minutes are the department's local wall time. */
interface BayOccupancyTable {
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
interface BayQuarterTable {
  bay_id: string;
  date: string;
  /** Minutes since midnight, a multiple of 15. */
  quarter: number;
  occupancy_id: string;
}

/** One row per car and quarter of an hour that it is booked for: its primary key is what keeps a car out of two bays. */
interface CarQuarterTable {
  registration_number: string;
  date: string;
  /** Minutes since midnight, a multiple of 15. */
  quarter: number;
  booking_id: string;
}

interface WorkshopBookingTable {
  /** Also the id of its row in bay_occupancy. */
  id: string;
  attempt_key: string;
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

/** SMS that are stored here instead of being sent. */
interface StoredSmsTable {
  key: string;
  about: string;
  /** JSON */
  body: string;
  stored_at: string;
}

/** Whoever has tyres in the tyre hotel. The telephone number is only here, and only encrypted. */
interface TyreOwnerTable {
  id: string;
  /** Keyed hash, so that limits per telephone need no number. */
  phone_hash: string;
  phone_key_id: string;
  phone_cipher: string;
}

interface TyreAgreementTable {
  plate: string;
  owner_id: string;
  site: string;
  /** JSON: vehicle, tyres, package level, department. */
  body: string;
}

/** One-time codes; neither token nor code is stored in clear. */
interface TyreCodeTable {
  token_hash: string;
  plate: string;
  code_hash: string;
  /** JSON, encrypted: the code for the SMS. Null as soon as that is sent. */
  message: string | null;
  attempts: number;
  expires_at: string;
  used_at: string | null;
}

interface TyreSessionTable {
  id_hash: string;
  plate: string;
  /** JSON: all plates of the session. */
  body: string;
  started_at: string;
  seen_at: string;
}

interface TyreReviewTable {
  id: string;
  site: string;
  rating: number;
  comment: string;
  reviewed_at: string;
  received_at: string;
}

interface TyreSeasonReminderTable {
  id: string;
  leave_token_hash: string;
  site: string;
  language: string;
  /** JSON: mail address, department. */
  body: string;
  /** YYYY-MM-DD */
  due_date: string;
  created_at: string;
}

/** When something was last done, for limits that all processes share. */
interface UsageLimitTable {
  key: string;
  /** As many of the latest uses as the limit allows, newest first, see usage-limit.ts. */
  uses: string;
  /** Changes with every request, also a refused one. */
  last_request: string;
}

/** A photo that is sent with a lead. Without a lead it is deleted after a day. */
interface LeadPhotoTable {
  id: string;
  /** SHA-256 of the upload token that all photos of one form share. */
  album: string;
  /** 1 to 8: the unique index is what keeps the ninth out. */
  position: number;
  lead_id: string | null;
  /** receiving or ready */
  state: string;
  /** While it is received the size that was announced, then that of the stored files. */
  size: number;
  received: number;
  width: Generated<number>;
  height: Generated<number>;
  started_at: string;
}

/** What has been received of an upload that is not finished. */
interface LeadPhotoChunkTable {
  photo_id: string;
  starts_at: number;
  bytes: Uint8Array;
}

interface LeadPhotoFileTable {
  photo_id: string;
  /** full or thumbnail */
  kind: string;
  bytes: Uint8Array;
}

/** Carts that go back to the system which opened the kits catalogue. One row per site and transaction. */
interface KitCheckoutTable {
  id: string;
  site: string;
  transaction_id: string;
  /** JSON */
  body: string;
  received_at: string;
}

/** What the demo's embedded receiver of carts got. */
interface ReceivedKitCheckoutTable {
  key: string;
  /** JSON, as it was sent. */
  body: string;
  received_at: string;
}
