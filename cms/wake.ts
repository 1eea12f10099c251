import { getPayload } from 'payload';
import config from './payload.config.ts';
import { startPublishing } from './publishing/running.ts';
import { readStudioSettings } from './settings.ts';

/** Opens the studio and starts what runs by itself: timed publishing, and the way from here to the sites. */
export async function wake(): Promise<void> {
  const payload = await getPayload({ config, cron: true });
  startPublishing(payload, readStudioSettings(process.env));
}
