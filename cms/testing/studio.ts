import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { provideFonts } from '../fonts/font-instance.ts';
import { prepareInThread } from '../fonts/threaded-fonts.ts';
import { openStudio } from '../seed/open-studio.ts';
import { readStudioSettings, type StudioSettings } from '../settings.ts';
import { copySqliteTemplate } from './studio-template.ts';

export type TestStudio = { payload: Payload; dataDir: string; close: () => Promise<void> };

/** An empty studio in a temporary folder, or in the given database. */
export async function studioForTests(given: Partial<StudioSettings> = {}): Promise<TestStudio> {
  provideFonts(prepareInThread);
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-studio-'));
  if (!given.databaseUrl) await copySqliteTemplate(dataDir);
  const payload = await openStudio({
    ...readStudioSettings({ DEMO: '1', DATA_DIR: dataDir }),
    ...given,
  });
  payload.logger.level = 'silent';
  return {
    payload,
    dataDir,
    close: async () => {
      await payload.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
