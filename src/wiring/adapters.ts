import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { kyselyQuoteStore } from '../finance/adapters/kysely-quote-store.ts';
import { kyselyImportRuns } from '../inventory/adapters/kysely-import-runs.ts';
import { threadedImporter } from '../inventory/adapters/threaded-importer.ts';
import { kyselyHandOverStore } from '../kits/adapters/kysely-hand-over-store.ts';
import { kyselyReceivedHandOvers } from '../kits/adapters/kysely-received-hand-overs.ts';
import { kyselyFormStore } from '../leads/adapters/kysely-form-store.ts';
import { kyselyLeadStore } from '../leads/adapters/kysely-lead-store.ts';
import { kyselyPhotoStore } from '../leads/photos/adapters/kysely-photo-store.ts';
import { databaseMailer } from '../messaging/adapters/database-mailer.ts';
import { databaseSmsSender } from '../messaging/adapters/database-sms-sender.ts';
import { kyselyOutbox } from '../messaging/adapters/kysely-outbox.ts';
import { kyselyAddressHits } from '../operations/adapters/kysely-address-hits.ts';
import { kyselyProcessRegistry } from '../operations/adapters/kysely-process-registry.ts';
import { systemClock } from '../platform/clock.ts';
import {
  type ChangeTopic,
  noNotifications,
  notifyChange,
} from '../platform/database/change-notifications.ts';
import { openDatabase } from '../platform/database/database.ts';
import { kyselyLeases } from '../platform/database/lease.ts';
import { postgresNotifications } from '../platform/database/postgres-notifications.ts';
import { kyselyRateLimitWindows } from '../platform/database/rate-limit-windows.ts';
import { deleteUsageBefore } from '../platform/database/usage-limit.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { kyselyInstallationFacts } from '../publishing/adapters/kysely-installation-facts.ts';
import { kyselyPublishedStore } from '../publishing/adapters/kysely-published-store.ts';
import { mediaLibrary, openMediaObjects } from '../publishing/adapters/media-library.ts';
import type { MediaStore } from '../publishing/media-store.ts';
import { kyselyRecordStore } from '../search/adapters/kysely-record-store.ts';
import { kyselyAgreementStore } from '../tyre-hotel/adapters/kysely-agreement-store.ts';
import { kyselyCodeStore } from '../tyre-hotel/adapters/kysely-code-store.ts';
import { kyselyReviewStore } from '../tyre-hotel/adapters/kysely-review-store.ts';
import { kyselySeasonReminderStore } from '../tyre-hotel/adapters/kysely-season-reminder-store.ts';
import { kyselySessionStore } from '../tyre-hotel/adapters/kysely-session-store.ts';
import { kyselyUsage } from '../tyre-hotel/adapters/kysely-usage.ts';
import { kyselyBayCalendar } from '../workshop/adapters/kysely-bay-calendar.ts';
import { kyselyBookingImport } from '../workshop/adapters/kysely-booking-import.ts';
import { kyselyBookingStore } from '../workshop/adapters/kysely-booking-store.ts';
import { kyselySetupStore } from '../workshop/adapters/kysely-setup-store.ts';
import { kyselyVehicleRegister } from '../workshop/adapters/kysely-vehicle-register.ts';

type MediaSettings = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'mediaBucket' | 'pictureEffort'>>;
type AdapterSettings = MediaSettings &
  Pick<Settings, 'databaseUrl'> &
  Partial<Pick<Settings, 'databasePoolSize'>>;

/** The adapter of every port that needs the database or the data folder. */
export async function openAdapters(settings: AdapterSettings) {
  const database = await openDatabase(settings);
  const importer = threadedImporter(settings);
  return {
    published: kyselyPublishedStore(database, systemClock),
    facts: kyselyInstallationFacts(database),
    media: openMediaStore(settings),
    leases: kyselyLeases(database, systemClock, randomUUID()),
    records: kyselyRecordStore(database, systemClock),
    forms: kyselyFormStore(database),
    leads: kyselyLeadStore(database),
    photos: kyselyPhotoStore(database),
    quotes: kyselyQuoteStore(database),
    outbox: kyselyOutbox(database),
    mail: databaseMailer(database, systemClock),
    sms: databaseSmsSender(database, systemClock),
    bookings: kyselyBookingStore(database),
    importBookings: kyselyBookingImport(database),
    bays: kyselyBayCalendar(database),
    workshopSetups: kyselySetupStore(database),
    vehicles: kyselyVehicleRegister(database),
    tyreReviews: kyselyReviewStore(database),
    seasonReminders: kyselySeasonReminderStore(database),
    agreements: kyselyAgreementStore(database),
    tyreCodes: kyselyCodeStore(database),
    tyreSessions: kyselySessionStore(database, randomBytes),
    takeUsage: kyselyUsage(database),
    deleteUsageBefore: (before: Date) => deleteUsageBefore(database, before),
    handOvers: kyselyHandOverStore(database),
    receivedHandOvers: kyselyReceivedHandOvers(database),
    rateLimitWindows: kyselyRateLimitWindows(database),
    notify: (topic: ChangeTopic) => notifyChange(database, topic),
    importRuns: kyselyImportRuns(database),
    processRegistry: kyselyProcessRegistry(database),
    addressHits: kyselyAddressHits(database),
    pingDatabase: async () => void (await sql`select 1`.execute(database)),
    importer,
    close: async () => {
      await importer.close();
      await database.destroy();
    },
  };
}

/** What other processes change; without PostgreSQL everybody polls. */
export function openNotifications({ databaseUrl }: Pick<Settings, 'databaseUrl'>, log: Log) {
  return databaseUrl ? postgresNotifications(databaseUrl, log) : noNotifications;
}

export function openMediaStore({ dataDir, mediaBucket, pictureEffort }: MediaSettings): MediaStore {
  return mediaLibrary(openMediaObjects(join(dataDir, 'media'), mediaBucket), pictureEffort);
}
