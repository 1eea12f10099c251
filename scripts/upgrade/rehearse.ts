import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copySqliteFiles } from '../../src/shared/platform/database/backup/copy-sqlite-files.ts';
import { keyFiles, sqliteFiles } from '../backup/back-up.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { countRows, lostRows } from './verify.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Upgrades copies of the SQLite databases and asks them for pages; the installation itself may go on running. */
export async function rehearse(
  dataDir: string,
  env: Environment,
  findFailingPages: (env: Environment) => Promise<string[]>,
): Promise<string[]> {
  const folder = await mkdtemp(join(resolve(dataDir), 'upgrade-rehearsal-'));
  try {
    const present = [...sqliteFiles].filter((name) => existsSync(join(dataDir, name)));
    await copySqliteFiles(present.map((name) => ({ from: join(dataDir, name), to: join(folder, name) })));
    for (const name of keyFiles.filter((each) => existsSync(join(dataDir, each))))
      await copyFile(join(dataDir, name), join(folder, name));
    const copy = { ...env, DATA_DIR: folder };
    const before = await countRows({ dataDir: folder });
    await bringUpToDate({ dataDir: folder }, copy, { studio: present.includes('studio.sqlite') });
    return [...lostRows(before, await countRows({ dataDir: folder })), ...(await findFailingPages(copy))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
