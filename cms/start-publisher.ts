import { getPayload } from 'payload';
import config from './payload.config.ts';
import { startPublisherInstance } from './publishing/publisher-instance.ts';
import { readStudioSettings } from './settings.ts';

/** Opens Payload with scheduled jobs and starts the publisher, which brings changes to the sites. */
export async function startPublisher(): Promise<void> {
  const payload = await getPayload({ config, cron: true });
  startPublisherInstance(payload, readStudioSettings(process.env));
}
