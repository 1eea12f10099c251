import { getPayload } from 'payload';
import { systemClock } from '../src/shared/platform/clock.ts';
import { startDeletingOldRows } from './accounts/delete-old-rows.ts';
import { operationsInstance } from './operations/operations-instance.ts';
import config from './payload.config.ts';
import { privacyInstance } from './privacy/privacy-instance.ts';
import { startPublisherInstance } from './publishing/publisher-instance.ts';
import { readStudioSettings } from './settings.ts';

/** Opens Payload with scheduled jobs and starts the publisher, which brings changes to the sites. */
export async function startPublisher(): Promise<void> {
  const payload = await getPayload({ config, cron: true });
  const settings = readStudioSettings(process.env);
  startPublisherInstance(payload, settings);
  startDeletingOldRows(payload, settings, systemClock, async (removed, at) => {
    const privacy = await privacyInstance(settings);
    await privacy.noteCleaning({ kind: 'audit-entry', at: at.toISOString(), removed });
  });
  // Its heartbeat shows the studio among the processes; a database that is down is tried again by the page.
  await operationsInstance(settings).catch(() => undefined);
}
