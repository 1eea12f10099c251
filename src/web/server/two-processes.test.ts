import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { kyselyPublishedStore } from '../../content/publishing/adapters/kysely-published-store.ts';
import { bootstrap } from '../../main/bootstrap.ts';
import { testDatabases } from '../../main/testing/databases.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { parseEnvironment } from '../../shared/platform/env.ts';
import type { Log } from '../../shared/platform/log.ts';

const SITE = 'solvik-se';
const HOST = `${SITE}.localhost`;
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
const page = (key: string, text: string) =>
  pageDocument(SITE, key, {
    path: key === 'home' ? '/' : `/${key}`,
    hideInNavigation: true,
    main: [textBlock('a', text)],
  });

test('what one process has signed another one believes, without a shared disk or a secret in the environment', async () => {
  const { one, two } = await twoProcesses();
  // Of today: expired sessions are deleted by the clock of the processes.
  const renderedAt = systemClock();
  const later = new Date(renderedAt.getTime() + 60_000);
  const token = one.app.services.formTokens.issue({ formName: 'SellCarForm', renderedAt, optional: [] });
  expect(two.app.services.formTokens.verify(token, 'SellCarForm', later)).toEqual({
    state: 'valid',
    optional: [],
  });
  expect(two.app.photos.linkSecret).toBe(one.app.photos.linkSecret);
  expect(two.app.kits.tokenSecret).toBe(one.app.kits.tokenSecret);
  expect(two.app.preview.secret).toBe(one.app.preview.secret);
  const session = await one.app.tyreHotel.sessions.start({ plates: ['ABC123'] }, renderedAt);
  expect(await two.app.tyreHotel.sessions.find(session, later)).toEqual({ plates: ['ABC123'] });
  await two.app.tyreHotel.sessions.end(session);
  expect(await one.app.tyreHotel.sessions.find(session, later)).toBeUndefined();
});

test('a publication drops the pages that show it from every cache, and no other', async () => {
  const { one, two, published } = await twoProcesses();
  for (const { server } of [one, two])
    for (const url of ['/', '/about'])
      expect((await server.inject({ url, headers: { host: HOST } })).statusCode).toBe(200);
  const pagesOf = ({ app }: typeof one) => app.cache.size().pages;
  expect([pagesOf(one), pagesOf(two)]).toEqual([2, 2]);
  await published.publish([page('about', 'New words')]);
  await vi.waitFor(() => expect([pagesOf(one), pagesOf(two)]).toEqual([1, 1]), { timeout: 20_000 });
  for (const { server } of [one, two])
    expect((await server.inject({ url: '/about', headers: { host: HOST } })).body).toContain('New words');
});

test('a process that only works answers whether it lives, and serves no site', async () => {
  const { start } = await anInstallation();
  const { server } = await start({ ROLES: 'worker' });
  expect((await server.inject('/api/healthz')).statusCode).toBe(200);
  expect((await server.inject({ url: '/', headers: { host: HOST } })).statusCode).toBe(404);
});

async function twoProcesses() {
  const { start, published } = await anInstallation();
  return { one: await start({ ROLES: 'sites' }), two: await start({ ROLES: 'sites,worker' }), published };
}

async function anInstallation() {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  const database = await postgres?.fresh();
  if (!database) throw new Error('no PostgreSQL');
  const published = kyselyPublishedStore(await database.open(), systemClock);
  await published.publish([siteDocument(SITE), page('home', 'Home'), page('about', 'Old words')]);
  const start = async (env: Record<string, string>) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-process-'));
    const parsed = parseEnvironment({
      ...env,
      DEMO: '0',
      STUDIO: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.settings.databaseUrl ?? '',
      PREVIEW_SECRET: 'one for all processes',
    });
    if (!parsed.ok) throw new Error(parsed.problems.join(' '));
    const process = await bootstrap(parsed.settings, silent, noAssets, undefined);
    onTestFinished(async () => {
      await process.server.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    return process;
  };
  return { start, published };
}

const noAssets = {
  stylesheets: [],
  script: '',
  islandPreloads: [],
  modulesOf: () => [],
  addressOf: () => undefined,
  stylesheetText: () => '',
  development: false,
};
