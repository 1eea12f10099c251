import { BasePayload, type Migration, type Payload } from 'payload';
import { dialectFor, migrations } from '../database.ts';
import type { StudioSettings } from '../settings.ts';
import { studioConfig } from '../studio-config.ts';

/** Opens the studio without its server: tables are migrated, and no jobs run. */
export async function openStudio(settings: StudioSettings): Promise<Payload> {
  const payload = await new BasePayload().init({
    config: await studioConfig(settings),
    disableOnInit: true,
  });
  await payload.db.migrate({ migrations: migrations[dialectFor(settings)] as unknown as Migration[] });
  return payload as Payload;
}
