import { bookingPersonalRecords } from '../features/booking/adapters/booking-personal-records.ts';
import { formPersonalRecords } from '../features/editor-forms/adapters/form-personal-records.ts';
import { checkoutPersonalRecords } from '../features/kits/adapters/checkout-personal-records.ts';
import { leadPersonalRecords } from '../features/leads/adapters/lead-personal-records.ts';
import { withErasuresFile } from '../features/privacy/adapters/file-erasures.ts';
import { kyselyCleanings } from '../features/privacy/adapters/kysely-cleanings.ts';
import { kyselyErasures } from '../features/privacy/adapters/kysely-erasures.ts';
import {
  accountPersonalRecords,
  auditPersonalRecords,
  studioRows,
} from '../features/privacy/adapters/studio-people.ts';
import {
  agreementPersonalRecords,
  reviewPersonalRecords,
  seasonReminderPersonalRecords,
} from '../features/tyre-hotel/adapters/tyre-hotel-personal-records.ts';
import { kyselyPhotoStore } from '../features/valuation/photos/adapters/kysely-photo-store.ts';
import { storedMailPersonalRecords } from '../shared/messaging/adapters/stored-mail-personal-records.ts';
import { storedSmsPersonalRecords } from '../shared/messaging/adapters/stored-sms-personal-records.ts';
import type { PersonalFile, PersonalRecords } from '../shared/personal-data/personal-records.ts';
import { compactDatabase } from '../shared/platform/database/compact-database.ts';
import type { Database } from '../shared/platform/database/schema.ts';
import type { Settings } from '../shared/platform/env.ts';
import { openKeys } from './encryption-keys.ts';
import { storedWithLeads } from './stored-with-leads.ts';
import { openTyreHotelKeys } from './tyre-hotel-keys.ts';

type Chosen = Pick<
  Settings,
  | 'dataDir'
  | 'databaseUrl'
  | 'demo'
  | 'leads'
  | 'bookingsKeepDays'
  | 'keepDays'
  | 'tyreHotelKeys'
  | 'privacyKeys'
>;

const personalTables = [
  ...['lead', 'form_submission', 'lead_photo_file', 'workshop_booking', 'kit_checkout', 'car_quarter'],
  ...[
    'received_kit_checkout',
    'tyre_season_reminder',
    'tyre_review',
    'kept_message',
    'stored_sms',
    'delivery',
  ],
];

/** What is kept about people, and the list of those who were erased. Without keys nobody can be erased. */
export async function openPersonalData(settings: Chosen, database: Database) {
  const { dataDir, leads, bookingsKeepDays, keepDays } = settings;
  const studio = studioRows(settings, database);
  const tyreHotelKeys = await openTyreHotelKeys(settings);
  const kinds: readonly PersonalRecords[] = [
    leadPersonalRecords(database, storedWithLeads, photosOfLead(database), leads.keepDays),
    formPersonalRecords(database, leads.keepDays),
    bookingPersonalRecords(database, bookingsKeepDays),
    checkoutPersonalRecords(database, leads.keepDays),
    agreementPersonalRecords(database, tyreHotelKeys),
    seasonReminderPersonalRecords(database, keepDays.seasonReminders),
    reviewPersonalRecords(database, keepDays.reviews),
    storedMailPersonalRecords(database, keepDays.storedMessages),
    storedSmsPersonalRecords(database, keepDays.storedMessages),
    accountPersonalRecords(studio),
    auditPersonalRecords(studio, keepDays.auditLog),
  ];
  return {
    kinds,
    keys: await openKeys(settings.privacyKeys, 'privacy.key', settings),
    erasures: withErasuresFile(kyselyErasures(database), dataDir),
    cleanings: kyselyCleanings(database),
    compact: () => compactDatabase(settings, personalTables),
  };
}

export type PersonalData = Awaited<ReturnType<typeof openPersonalData>>;

function photosOfLead(database: Database): (lead: string) => Promise<readonly PersonalFile[]> {
  const photos = kyselyPhotoStore(database);
  return async (lead) => {
    const own = await photos.ofLead(lead);
    const files = await Promise.all(own.map(({ id }) => photos.full(id)));
    return files.flatMap((bytes, place) =>
      bytes ? [{ name: `${lead}-${place + 1}.jpg`, type: 'image/jpeg', bytes }] : [],
    );
  };
}
