import { expect, onTestFinished, test } from 'vitest';
import { readLedger, STUDIO_OWNER_KEY } from '../../src/content/publishing/publish-ledger.ts';
import { migrateDatabase } from '../../src/main/database.ts';
import { openPublishing } from '../../src/main/publishing.ts';
import { testDatabases } from '../../src/main/testing/databases.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { moduleUrl, runInChildProcess } from '../../src/shared/platform/database/testing/child-process.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { payloadSources } from '../publishing/payload-sources.ts';
import { createPublisher } from '../publishing/publisher.ts';
import { parseDocuments } from '../testing/parse-documents.ts';
import { publicDemo as demoAt } from '../testing/public-demo.ts';
import { testStudioSettings } from '../testing/studio-settings.ts';
import { demoPeople, ensureDemoPeople } from './demo-people.ts';
import { importPublished } from './import-published.ts';
import { readKnownStudio } from './known-studio.ts';
import { openStudio } from './open-studio.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const port = 3321;

for (const { name, fresh } of testDatabases) {
  async function anInstallation() {
    const { settings } = await fresh();
    await migrateDatabase(settings);
    const store = await openPublishing(settings);
    onTestFinished(() => store.close());
    await store.published.publish(await publicDemo());
    return { ...store, settings: testStudioSettings({ ...settings, port }) };
  }

  async function aStudioOn(settings: ReturnType<typeof testStudioSettings>) {
    const payload = await openStudio(settings);
    onTestFinished(() => payload.destroy());
    return payload;
  }

  test(`${name}: a new studio holds what is public, and its first round changes nothing`, async () => {
    const { settings, published, facts } = await anInstallation();
    const payload = await aStudioOn(settings);
    const parts = { payload, published, facts, demoPort: port, now: new Date() };
    const alsoAdd = () => ensureDemoPeople(payload, 'a long enough password');
    expect(await importPublished({ ...parts, alsoAdd })).toBe('filled');
    const { totalDocs: people } = await payload.count({ collection: 'users' });
    expect(people).toBe(demoPeople.length);
    const { docs } = await payload.find({
      collection: 'pages',
      where: { key: { equals: 'home' }, 'site.name': { equals: 'charging' } },
      locale: 'all',
      draft: true,
      depth: 0,
    });
    expect(docs).toMatchObject([{ path: { sv: '/', en: '/' }, _status: 'published' }]);

    const claims = await findRows(payload, 'host-claims', { sort: 'host' });
    expect(claims.map((claim) => [claim['host'], claim.site])).toEqual([
      ['bistro.localhost', 'bistro'],
      ['charging.localhost', 'charging'],
    ]);
    const sites = new Map((await findRows(payload, 'sites')).map(({ id, name }) => [id, name]));
    const media = await findRows(payload, 'media');
    const ownerOf = (key: string) => sites.get(media.find((each) => each.key === key)?.site as number);
    expect(['favicons/bistro', 'logos/charging', 'pictures/bistro-plate', 'brands/BMW'].map(ownerOf)).toEqual(
      ['bistro', 'charging', 'bistro', undefined],
    );

    const before = await published.latestRevision();
    const sources = payloadSources(payload);
    const own = createPublisher({
      sources,
      published,
      facts,
      log: silent,
      clock: systemClock,
      demoPort: port,
    });
    expect(await own.publishChanges()).toEqual({ published: [], waiting: 0 });
    expect(await importPublished(parts)).toBe('known');
    expect(await published.latestRevision()).toBe(before);
    const studio = await readKnownStudio(settings);
    expect(studio?.name).toBe(await facts.read(STUDIO_OWNER_KEY));
    expect(studio?.migrations.length).toBeGreaterThan(0);
  });

  test(`${name}: a host that two published sites name is taken over for one, and published so`, async () => {
    const { settings, published, facts } = await anInstallation();
    const charging = (await publicDemo()).find(({ kind, site }) => kind === 'site' && site === 'charging');
    const hosts = [{ host: 'charging.localhost' }, { host: 'bistro.localhost' }];
    const body = { ...(charging?.body as object), hosts };
    await published.publish([{ kind: 'site', site: 'charging', language: '', key: '', body }]);
    const payload = await aStudioOn(settings);
    await importPublished({ payload, published, facts, demoPort: port, now: new Date('2026-01-01') });
    const sources = payloadSources(payload);
    const own = createPublisher({
      sources,
      published,
      facts,
      log: silent,
      clock: systemClock,
      demoPort: port,
    });
    expect((await own.publishChanges()).published).toHaveLength(1);
    const [now] = (await published.changesSince(0)).flatMap(({ document }) =>
      document.kind === 'site' && document.site === 'charging' ? [document.body] : [],
    );
    expect(now).toMatchObject({ hosts: [{ host: 'charging.localhost' }] });
  });

  test(`${name}: kill -9 while it is filled: the next start completes it, and nothing is doubled`, async () => {
    const { settings, published, facts } = await anInstallation();
    expect(await fillAndDie(settings)).toMatchObject({ signal: 'SIGKILL' });
    const payload = await aStudioOn(settings);
    expect((await payload.count({ collection: 'pages' })).totalDocs).toBeGreaterThan(0);
    expect(await facts.read(STUDIO_OWNER_KEY)).toBeUndefined();
    expect(await importPublished({ payload, published, facts, demoPort: port, now: new Date() })).toBe(
      'filled',
    );
    const demo = await publicDemo();
    const pages = new Set(
      demo.filter(({ kind }) => kind === 'page').map(({ site, key }) => `${site} ${key}`),
    );
    expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(pages.size);
    expect((await payload.countVersions({ collection: 'pages' })).totalDocs).toBe(pages.size);
    expect((await payload.count({ collection: 'sites' })).totalDocs).toBe(2);
  });

  test(`${name}: killed before the sites know their studio, all is published anew and means the same`, async () => {
    const { settings, published, facts } = await anInstallation();
    const payload = await aStudioOn(settings);
    const parts = { payload, published, facts, demoPort: port, now: new Date('2026-01-01') };
    await importPublished(parts);
    await facts.write(STUDIO_OWNER_KEY, 'another');
    expect(await importPublished(parts)).toBe('known');
    expect((await readLedger(facts)).size).toBe(0);
    const sources = payloadSources(payload);
    const own = createPublisher({
      sources,
      published,
      facts,
      log: silent,
      clock: systemClock,
      demoPort: port,
    });
    const { published: sent } = await own.publishChanges();
    expect(sent.length).toBe((await sources.list()).length);
    const now = (await published.changesSince(0)).map(({ document }) => document);
    expect(parseDocuments(now)).toEqual(parseDocuments(await publicDemo()));
    expect((await own.publishChanges()).published).toEqual([]);
  });
}

const publicDemo = () => demoAt(port, 'charging', 'bistro');

function fillAndDie(settings: object) {
  const at = (path: string) => moduleUrl(path, import.meta.url);
  return runInChildProcess(`
    import { openPublishing } from ${at('../../src/main/publishing.ts')};
    import { openStudio } from ${at('./open-studio.ts')};
    import { importPublished } from ${at('./import-published.ts')};
    const settings = ${JSON.stringify(settings)};
    const { published, facts } = await openPublishing(settings);
    const payload = await openStudio(settings);
    await importPublished({
      payload, published, facts, demoPort: ${port}, now: new Date(),
      progress: (steps) => {
        let left = steps - 3;
        return () => { left -= 1; if (left === 0) process.kill(process.pid, 'SIGKILL'); };
      },
    });
  `);
}
