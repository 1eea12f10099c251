import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { kyselyPublishedStore } from '../../src/content/publishing/adapters/kysely-published-store.ts';
import { findExtensions } from '../../src/main/extensions/find-extensions.ts';
import { importDeclarations } from '../../src/main/extensions/import-declarations.ts';
import { migrations } from '../../src/main/migrations.ts';
import { anInstallation } from '../../src/main/testing/an-installation.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { connectDatabase, openMigratedDatabase } from '../../src/shared/platform/database/database.ts';
import { backUp } from '../backup/back-up.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { checkExtensions } from './check-extensions.ts';
import { checkUpgrade } from './check-upgrade.ts';
import { goBack } from './go-back.ts';
import { readInstallationState } from './installation-state.ts';
import { rehearse } from './rehearse.ts';
import { countRows, lostRows } from './verify.ts';

const now = new Date('2026-11-19T12:00:00Z');
const site = 'solvik-se';

/** Counts the telephone calls in a table of its own. */
const callMe = `export default {
  name: 'call-me', apiVersion: 1, about: 'telephone calls',
  migrations: [{ name: '001-call', up: (db) => db.schema.createTable('x_call_me_call').addColumn('id', 'text').execute() }],
  routes: [{ method: 'GET', path: '/calls', about: 'how many',
    handle: async (_, { database }) => ({ body: await database.selectFrom('x_call_me_call').selectAll().execute() }) }],
};`;
const crmSettings = {
  CRM_URL: 'https://crm.example',
  CRM_CLIENT_ID: 'forecourt',
  CRM_CLIENT_SECRET: 'secret',
};

function theGroup() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-group-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [dataDir, extensions] = [join(folder, 'data'), join(folder, 'extensions')];
  mkdirSync(dataDir);
  cpSync('examples/crm', join(extensions, 'crm'), { recursive: true });
  mkdirSync(join(extensions, 'call-me'));
  writeFileSync(join(extensions, 'call-me/extension.ts'), callMe);
  const stored = readFileSync('scripts/upgrade/versions/2026-11-18b/forecourt.sqlite.gz');
  writeFileSync(join(dataDir, 'forecourt.sqlite'), gunzipSync(stored));
  return { dataDir, extensions, env: { EXTENSIONS_DIR: extensions, ...crmSettings } };
}

/** As the group's own server runs: with both extensions. */
async function serve(dataDir: string, env: Record<string, string>) {
  const read = await importDeclarations(findExtensions(env, process.cwd()), process.cwd());
  const modules = read.map((each) => {
    if ('problem' in each) throw new Error(each.problem);
    const { source, extension } = each;
    return { name: source.name, load: () => Promise.resolve({ default: extension }) };
  });
  const { server } = await anInstallation({ dataDir, env, extensions: modules });
  const get = async (path: string) =>
    (await server.inject({ path, headers: { host: `${site}.localhost` } })).body;
  return { get, close: () => server.close() };
}

/** What must be as it was: rows of the extension's table, and the colours of the site's pages. */
async function whatTheGroupSees(dataDir: string, env: Record<string, string>) {
  const { get, close } = await serve(dataDir, env);
  const [calls, page] = [await get('/api/x/call-me/calls'), await get('/')];
  await close();
  return {
    calls: JSON.parse(calls),
    hasItsColour: page.includes('#7a1fa2'),
    title: /<title>(.*?)</.exec(page)?.[1],
  };
}

async function upgradeAsTheCommandDoes(dataDir: string, env: Record<string, string>): Promise<string> {
  const settings = { dataDir, databaseUrl: undefined, mediaBucket: undefined };
  const state = await readInstallationState(settings, now);
  if (!state) throw new Error('There is no database.');
  const findings = [...(await checkUpgrade(settings, state, '99.0.0')), ...(await checkExtensions(env, []))];
  expect(findings.filter(({ level }) => level === 'stop')).toEqual([]);
  expect(await rehearse(dataDir, env, () => Promise.resolve([]))).toEqual([]);
  const backup = mkdtempSync(join(tmpdir(), 'forecourt-group-backup-'));
  onTestFinished(() => rmSync(backup, { recursive: true }));
  const before = await countRows(settings);
  await backUp(settings, backup, { withMedia: false, now });
  await bringUpToDate(settings, env, { studio: false });
  expect(lostRows(before, await countRows(settings))).toEqual([]);
  return backup;
}

test('an extension, its table and a theme of one’s own survive two upgrades, and going back', async () => {
  const { dataDir, env } = theGroup();
  // The first version: an extension is in use, and has rows.
  const first = await connectDatabase({ dataDir });
  await sql`create table x_call_me_call (id text)`.execute(first);
  await sql`insert into x_call_me_call (id) values ('a call of the first version')`.execute(first);
  await sql`insert into migration (name, applied_at) values ('x-call-me-001-call', ${now.toISOString()})`.execute(
    first,
  );
  await first.destroy();

  // The second is that which made documents of themes; the group makes its own.
  const upToThemes = migrations.filter(({ name }) => name <= '034-themes');
  const second = await openMigratedDatabase({ dataDir }, upToThemes);
  const store = kyselyPublishedStore(second, systemClock);
  const published = (await store.changesSince(0)).map(({ document }) => document);
  const settings = published.find(({ kind, site: of }) => kind === 'site' && of === site);
  const solvik = published.find(({ kind, key }) => kind === 'theme' && key === 'solvik');
  if (!settings || !solvik) throw new Error('The kept data have no site with a theme.');
  const theme = solvik.body as { colours: object };
  await store.publish([
    {
      ...address(solvik, 'berg'),
      body: { ...theme, displayName: 'Berg', colours: { ...theme.colours, brand: '#7a1fa2' } },
    },
    { ...address(settings, ''), body: { ...(settings.body as object), theme: 'berg' } },
  ]);
  await second.destroy();

  const backup = await upgradeAsTheCommandDoes(dataDir, env);
  const after = await whatTheGroupSees(dataDir, env);
  expect(after).toMatchObject({ calls: [{ id: 'a call of the first version' }], hasItsColour: true });

  await goBack({ dataDir, databaseUrl: undefined, mediaBucket: undefined }, backup, {
    isRunning: false,
    now,
  });
  const back = await readInstallationState({ dataDir }, now);
  expect(back?.steps.filter((name) => /^\d/.test(name))).toEqual(upToThemes.map(({ name }) => name));
  expect(back?.steps).toContain('x-call-me-001-call');
  expect((await countRows({ dataDir }))['x_call_me_call']).toBe(1);
  // And forward again.
  await upgradeAsTheCommandDoes(dataDir, env);
  expect(await whatTheGroupSees(dataDir, env)).toEqual(after);
});

test('the dry run names the one of three extensions that does not fit, and what to do without it', async () => {
  const { extensions, env } = theGroup();
  mkdirSync(join(extensions, 'ahead'));
  const ahead = "export default { name: 'ahead', apiVersion: 99, about: 'of a later version' };";
  writeFileSync(join(extensions, 'ahead/extension.ts'), ahead);
  const findings = await checkExtensions(env, []);
  expect(findings.filter(({ level }) => level === 'well').map(({ text }) => text)).toEqual([
    "The extension 'call-me' fits",
    "The extension 'crm' fits",
  ]);
  expect(findings.filter(({ level }) => level === 'stop')).toMatchObject([
    { text: expect.stringContaining("'ahead'"), todo: expect.stringContaining('EXTENSIONS_OFF=ahead') },
  ]);
});

function address<Document extends { kind: string; site: string; language: string }>(
  { kind, site: of, language }: Document,
  key: string,
): Pick<Document, 'kind' | 'site' | 'language'> & { key: string } {
  return { kind, site: of, language, key };
}
