import { readStudioSettings } from '../../cms/settings.ts';
import { openDatabase } from '../../src/main/database.ts';
import type { DatabaseSettings } from '../../src/shared/platform/database/database.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Takes the steps of the sites' tables and of the studio's. */
export async function bringUpToDate(
  settings: DatabaseSettings,
  env: Environment,
  { studio }: { studio: boolean },
): Promise<void> {
  await (await openDatabase(settings)).destroy();
  if (!studio) return;
  // Loaded only now: it takes seconds, and the packages of the studio.
  const { openStudio } = await import('../../cms/seed/open-studio.ts');
  const studioSettings = readStudioSettings(env);
  const payload = await openStudio({
    ...studioSettings,
    secret: studioSettings.secret || 'only to change the tables',
  });
  await payload.destroy();
}
