import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { kyselyInstallationFacts } from '../content/publishing/adapters/kysely-installation-facts.ts';
import { kyselyPublishedStore } from '../content/publishing/adapters/kysely-published-store.ts';
import { threadedPainter } from '../content/publishing/adapters/threaded-painter.ts';
import { kyselyBayCalendar } from '../features/booking/adapters/kysely-bay-calendar.ts';
import { kyselyBookingImport } from '../features/booking/adapters/kysely-booking-import.ts';
import { kyselyBookingStore } from '../features/booking/adapters/kysely-booking-store.ts';
import { kyselyFormStore } from '../features/editor-forms/adapters/kysely-form-store.ts';
import { kyselyQuoteStore } from '../features/finance/adapters/kysely-quote-store.ts';
import { kyselyAnnouncements } from '../features/inventory/adapters/kysely-announcements.ts';
import { kyselyImportRuns } from '../features/inventory/adapters/kysely-import-runs.ts';
import { kyselyMappingStore } from '../features/inventory/adapters/kysely-mapping-store.ts';
import { kyselyPhotoFiles } from '../features/inventory/adapters/kysely-photo-files.ts';
import { kyselyPhotoQueue } from '../features/inventory/adapters/kysely-photo-queue.ts';
import { kyselyPhotoReports } from '../features/inventory/adapters/kysely-photo-reports.ts';
import { kyselyPhotoRetry } from '../features/inventory/adapters/kysely-photo-retry.ts';
import { kyselyPhotoStorage } from '../features/inventory/adapters/kysely-photo-storage.ts';
import { sharpCarPhotoEncoder } from '../features/inventory/adapters/sharp-car-photo-encoder.ts';
import { threadedImporter } from '../features/inventory/adapters/threaded-importer.ts';
import { threadedRollBack } from '../features/inventory/adapters/threaded-roll-back.ts';
import { threadedWantedPhotos } from '../features/inventory/adapters/threaded-wanted-photos.ts';
import { kyselyCheckoutStore } from '../features/kits/adapters/kysely-checkout-store.ts';
import { kyselyReceivedCheckouts } from '../features/kits/adapters/kysely-received-checkouts.ts';
import { kyselyLeadStore } from '../features/leads/adapters/kysely-lead-store.ts';
import { kyselyNotFoundLog } from '../features/operations/adapters/kysely-not-found-log.ts';
import { kyselyProcessRegistry } from '../features/operations/adapters/kysely-process-registry.ts';
import { kyselyPushStore } from '../features/outgoing-feeds/adapters/kysely-push-store.ts';
import { threadedFeedWriter } from '../features/outgoing-feeds/adapters/threaded-feed-writer.ts';
import { kyselyCleanings } from '../features/privacy/adapters/kysely-cleanings.ts';
import { kyselyAgreementStore } from '../features/tyre-hotel/adapters/kysely-agreement-store.ts';
import { kyselyCodeStore } from '../features/tyre-hotel/adapters/kysely-code-store.ts';
import { kyselyReviewStore } from '../features/tyre-hotel/adapters/kysely-review-store.ts';
import { kyselySeasonReminderStore } from '../features/tyre-hotel/adapters/kysely-season-reminder-store.ts';
import { kyselySessionStore } from '../features/tyre-hotel/adapters/kysely-session-store.ts';
import { kyselyUsage } from '../features/tyre-hotel/adapters/kysely-usage.ts';
import { kyselyPhotoStore } from '../features/valuation/photos/adapters/kysely-photo-store.ts';
import { kyselySetupStore } from '../features/workshop/adapters/kysely-setup-store.ts';
import { kyselyVehicleRegister } from '../features/workshop/adapters/kysely-vehicle-register.ts';
import { withImportedPriceLists } from '../features/workshop/imported-price-lists.ts';
import { databaseMailer } from '../shared/messaging/adapters/database-mailer.ts';
import { databaseSmsSender } from '../shared/messaging/adapters/database-sms-sender.ts';
import { kyselyOutbox } from '../shared/messaging/adapters/kysely-outbox.ts';
import { systemClock } from '../shared/platform/clock.ts';
import {
  type ChangeTopic,
  noNotifications,
  notifyChange,
} from '../shared/platform/database/change-notifications.ts';
import { kyselyLeases } from '../shared/platform/database/lease.ts';
import { postgresNotifications } from '../shared/platform/database/postgres-notifications.ts';
import { kyselyRateLimitWindows } from '../shared/platform/database/rate-limit-windows.ts';
import { deleteUsageBefore } from '../shared/platform/database/usage-limit.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import { createOutboundClient } from '../shared/platform/outbound/outbound-client.ts';
import { kyselyRecordChanges } from '../shared/search/adapters/kysely-record-changes.ts';
import { kyselyRecordStore } from '../shared/search/adapters/kysely-record-store.ts';
import { dataEncryption, emailHasher } from './data-encryption.ts';
import { openDatabase } from './database.ts';
import { type MediaSettings, openMediaStore } from './media-store.ts';
import { storedWithLeads } from './stored-with-leads.ts';

type AdapterSettings = MediaSettings &
  Pick<Settings, 'databaseUrl'> &
  Partial<Pick<Settings, 'databasePoolSize' | 'outbound' | 'dataKeys'>>;

/** The adapter of every port that needs the database or the data folder. */
export async function openAdapters(settings: AdapterSettings) {
  const database = await openDatabase(settings);
  const importer = threadedImporter(settings);
  const feedWriter = threadedFeedWriter(settings);
  const painter = threadedPainter();
  const records = kyselyRecordStore(database, systemClock);
  const outbound = createOutboundClient(settings.outbound ?? { privateHosts: [] });
  return {
    database,
    published: kyselyPublishedStore(database, systemClock),
    facts: kyselyInstallationFacts(database),
    media: openMediaStore(settings, painter),
    leases: kyselyLeases(database, systemClock, randomUUID()),
    records,
    recordChanges: kyselyRecordChanges(database),
    announcements: kyselyAnnouncements(database, systemClock),
    forms: kyselyFormStore(database),
    leads: kyselyLeadStore(database, storedWithLeads, emailHasher(dataEncryption(settings)?.keys)),
    photos: kyselyPhotoStore(database),
    quotes: kyselyQuoteStore(database),
    outbox: kyselyOutbox(database),
    mail: databaseMailer(database, systemClock),
    sms: databaseSmsSender(database, systemClock),
    bookings: kyselyBookingStore(database),
    importBookings: kyselyBookingImport(database),
    bays: kyselyBayCalendar(database),
    workshopSetups: withImportedPriceLists(kyselySetupStore(database), records),
    vehicles: kyselyVehicleRegister(database),
    tyreReviews: kyselyReviewStore(database),
    seasonReminders: kyselySeasonReminderStore(database),
    agreements: kyselyAgreementStore(database),
    tyreCodes: kyselyCodeStore(database),
    tyreSessions: kyselySessionStore(database, randomBytes),
    takeUsage: kyselyUsage(database),
    deleteUsageBefore: (before: Date) => deleteUsageBefore(database, before),
    checkouts: kyselyCheckoutStore(database),
    receivedCheckouts: kyselyReceivedCheckouts(database),
    rateLimitWindows: kyselyRateLimitWindows(database),
    notify: (topic: ChangeTopic) => notifyChange(database, topic),
    importRuns: kyselyImportRuns(database),
    cleanings: kyselyCleanings(database),
    mappings: kyselyMappingStore(database, systemClock),
    carPhotos: {
      queue: kyselyPhotoQueue(database),
      storage: kyselyPhotoStorage(database),
      files: kyselyPhotoFiles(database),
      reports: kyselyPhotoReports(database, systemClock),
      retry: kyselyPhotoRetry(database, systemClock),
      encode: sharpCarPhotoEncoder(),
      wantMany: threadedWantedPhotos(settings),
    },
    processRegistry: kyselyProcessRegistry(database),
    notFoundLog: kyselyNotFoundLog(database),
    pingDatabase: async () => void (await sql`select 1`.execute(database)),
    outbound,
    importer,
    rollBack: threadedRollBack(settings),
    feedWriter,
    feedPushes: kyselyPushStore(database),
    close: async () => {
      outbound.close();
      await importer.close();
      await feedWriter.close();
      await painter.close();
      await database.destroy();
    },
  };
}

/** What other processes change; without PostgreSQL everybody polls. */
export function openNotifications({ databaseUrl }: Pick<Settings, 'databaseUrl'>, log: Log) {
  return databaseUrl ? postgresNotifications(databaseUrl, log) : noNotifications;
}
