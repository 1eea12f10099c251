import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { bootstrap } from '../../src/main/bootstrap.ts';
import { parseEnvironment } from '../../src/shared/platform/env.ts';
import { checkUpgrade, pendingSteps } from './check-upgrade.ts';
import { readInstallationState } from './installation-state.ts';
import { type PageOutline, pageOutline } from './page-outline.ts';
import { installationAssets } from './testing/installation-assets.ts';
import { countRows, lostRows } from './verify.ts';

/** Each holds the database of an earlier version, cut down to one site, and what that version answered from it. */
const versions = join(import.meta.dirname, 'versions');

test.each(readdirSync(versions))(
  'the data of %s are upgraded and give the same pages',
  async (name) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-earlier-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const stored = gunzipSync(await readFile(join(versions, name, 'forecourt.sqlite.gz')));
    await writeFile(join(dataDir, 'forecourt.sqlite'), stored);
    const key = join(versions, name, 'tyre-hotel.key');
    if (existsSync(key)) await copyFile(key, join(dataDir, 'tyre-hotel.key'));

    const state = await readInstallationState({ dataDir }, new Date());
    if (!state) throw new Error('The kept database is empty.');
    const findings = await checkUpgrade({ dataDir }, state, '99.0.0');
    expect(findings.filter(({ level }) => level === 'stop')).toEqual([]);
    expect(pendingSteps(state, { dataDir }).sites.length).toBeGreaterThan(0);

    const before = await countRows({ dataDir });
    const wanted = JSON.parse(await readFile(join(versions, name, 'pages.json'), 'utf8')) as Record<
      string,
      PageOutline
    >;
    const found = await pagesOf(dataDir, Object.keys(wanted));
    expect(lostRows(before, await countRows({ dataDir }))).toEqual([]);
    expect(found).toEqual(wanted);
  },
  240_000,
);

async function pagesOf(dataDir: string, paths: readonly string[]): Promise<Record<string, PageOutline>> {
  const parsed = parseEnvironment({ DEMO: '1', STUDIO: '0', ROLES: 'sites', DATA_DIR: dataDir });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const { server } = await bootstrap(parsed.settings, log, installationAssets, undefined);
  onTestFinished(() => server.close());
  const pages: Record<string, PageOutline> = {};
  for (const path of paths) {
    const ask = () => server.inject({ url: path, headers: { host: 'solvik-se.localhost' } });
    let answer = await ask();
    // A busy machine responds 503 by design.
    for (let tries = 0; answer.statusCode === 503 && tries < 30; tries += 1) {
      await pause(500);
      answer = await ask();
    }
    pages[path] = pageOutline({ status: answer.statusCode, body: answer.body });
  }
  return pages;
}
