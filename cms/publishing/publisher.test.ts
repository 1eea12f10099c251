import { expect, test } from 'vitest';
import { kyselyInstallationFacts } from '../../src/content/publishing/adapters/kysely-installation-facts.ts';
import { kyselyPublishedStore } from '../../src/content/publishing/adapters/kysely-published-store.ts';
import { STUDIO_OWNER_KEY } from '../../src/content/publishing/publish-ledger.ts';
import type { PublishedStore } from '../../src/content/publishing/published-store.ts';
import { testDatabases } from '../../src/main/testing/databases.ts';
import { moduleUrl, runInChildProcess } from '../../src/shared/platform/database/testing/child-process.ts';
import { createPublisher } from './publisher.ts';
import { aPage, aStudio } from './testing/a-studio.ts';

for (const { name, fresh } of testDatabases) {
  async function anInstallation(options: { demoPort?: number } = {}) {
    const { open, settings } = await fresh();
    const db = await open();
    const facts = kyselyInstallationFacts(db);
    const published = kyselyPublishedStore(db, () => new Date());
    await facts.write(STUDIO_OWNER_KEY, 'studio-1');
    const studio = aStudio();
    const lines: string[] = [];
    const note = ({ code }: { code: string }) => lines.push(code);
    const clock = { now: new Date('2026-06-01T12:00:00Z') };
    const parts = {
      sources: studio.sources,
      facts,
      published,
      log: { info: () => {}, warn: note, error: note },
      clock: () => clock.now,
      ...options,
    };
    return { ...parts, parts, studio, settings, lines, clock, publisher: createPublisher(parts) };
  }

  test(`${name}: what the studio holds becomes public, and nothing twice`, async () => {
    const { studio, publisher, published } = await anInstallation();
    studio.edit('pages.1', aPage('home'), aPage('home', 'Home', 'en'));
    expect(await publisher.publishChanges()).toEqual({ published: ['pages.1'], waiting: 0 });
    expect(await publicNow(published)).toEqual({ 'sv home': 'home', 'en home': 'Home' });
    const revision = await published.latestRevision();
    expect(await publisher.publishChanges()).toEqual({ published: [], waiting: 0 });
    expect(studio.reads).toEqual(['pages.1']);
    expect(await published.latestRevision()).toBe(revision);
  });

  test(`${name}: the oldest change comes first, each with a revision of its own`, async () => {
    const { studio, publisher, published } = await anInstallation();
    studio.edit('pages.9', aPage('first'));
    studio.edit('media.1', aPage('second'));
    studio.edit('pages.1', aPage('third'));
    await publisher.publishChanges();
    const order = (await published.changesSince(0)).map(({ document, revision }) => [document.key, revision]);
    expect(order).toEqual([
      ['first', 1],
      ['second', 2],
      ['third', 3],
    ]);
  });

  test(`${name}: unpublished, deleted, emptied in a language or moved to another site: exactly that is removed`, async () => {
    const { studio, publisher, published } = await anInstallation();
    studio.edit('pages.1', aPage('home'), aPage('home', 'Home', 'en'));
    studio.edit('pages.2', aPage('about'));
    studio.edit('pages.3', aPage('contact'));
    await publisher.publishChanges();
    studio.remove('pages.2');
    studio.edit('pages.1', aPage('home'));
    studio.edit('pages.3', aPage('contact', 'Yhteys', 'fi', 'carstore-fi'));
    const before = await published.latestRevision();
    await publisher.publishChanges();
    expect(await publicNow(published)).toEqual({ 'sv home': 'home', 'fi contact': 'Yhteys' });
    const touched = (await published.changesSince(before)).map(({ document }) => [
      `${document.site} ${document.language} ${document.key}`,
      document.removed,
    ]);
    expect(touched.toSorted()).toEqual(
      [
        ['solvik-se sv about', true],
        ['solvik-se en home', true],
        ['solvik-se sv contact', true],
        ['carstore-fi fi contact', false],
      ].toSorted(),
    );
    studio.edit('pages.2', aPage('about', 'is back'));
    await publisher.publishChanges();
    expect(await publicNow(published)).toMatchObject({ 'sv about': 'is back' });
  });

  test(`${name}: a picture of a car stays for the cars when the studio lets go of it`, async () => {
    const { studio, publisher, published } = await anInstallation();
    const at = { kind: 'media', site: '', language: '' } as const;
    studio.edit('media.1', { ...at, key: 'cars/suv/blue', body: 1 });
    studio.edit('media.2', { ...at, key: 'pictures/coast', body: 2 });
    await publisher.publishChanges();
    studio.remove('media.1');
    studio.remove('media.2');
    await publisher.publishChanges();
    expect(await publicNow(published)).toEqual({ ' cars/suv/blue': 1 });
    expect(await publisher.publishChanges()).toMatchObject({ published: [] });
  });

  test(`${name}: while the store is unavailable nothing is lost, and two changes become one`, async () => {
    const { studio, parts, published } = await anInstallation();
    let away = true;
    const store: PublishedStore = {
      ...published,
      publish: (...all) => (away ? Promise.reject(new Error('no route')) : published.publish(...all)),
    };
    const own = createPublisher({ ...parts, published: store });
    studio.edit('pages.1', aPage('home', 'one'));
    studio.edit('pages.2', aPage('about', 'one'));
    await expect(own.publishChanges()).rejects.toThrow('no route');
    studio.edit('pages.1', aPage('home', 'two'));
    await expect(own.publishChanges()).rejects.toThrow('no route');
    away = false;
    expect((await own.publishChanges()).published).toEqual(['pages.2', 'pages.1']);
    expect(await publicNow(published)).toEqual({ 'sv home': 'two', 'sv about': 'one' });
  });

  test(`${name}: a change during another round is not marked as done`, async () => {
    const { studio, parts, published } = await anInstallation();
    studio.edit('pages.1', aPage('home', 'one'));
    const own = createPublisher({
      ...parts,
      published: {
        ...published,
        publish: (...all) => {
          studio.edit('pages.1', aPage('home', 'two'));
          return published.publish(...all);
        },
      },
    });
    await own.publishChanges();
    expect(await publicNow(published)).toEqual({ 'sv home': 'one' });
    await createPublisher(parts).publishChanges();
    expect(await publicNow(published)).toEqual({ 'sv home': 'two' });
  });

  test(`${name}: a change that is still being written is published only when complete`, async () => {
    const { studio, publisher, published, clock } = await anInstallation();
    studio.editAt('pages.1', '2026-06-01T11:59:59.900Z', aPage('home', 'half'));
    expect(await publisher.publishChanges()).toEqual({ published: [], waiting: 1 });
    publisher.markWritten('pages.1');
    expect(await publisher.publishChanges()).toEqual({ published: ['pages.1'], waiting: 0 });
    // Read between two steps of the same writing: the state is already known when the rest arrives.
    studio.sources.read = async () => ({ state: '1', documents: [aPage('home', 'whole')] });
    expect(await publisher.publishChanges()).toEqual({ published: [], waiting: 0 });
    publisher.markWritten('pages.1');
    await publisher.publishChanges();
    expect(await publicNow(published)).toEqual({ 'sv home': 'whole' });
    studio.editAt('pages.2', '2026-06-01T12:00:00.000Z', aPage('about'));
    clock.now = new Date('2026-06-01T12:00:02Z');
    expect((await publisher.publishChanges()).published).toEqual(['pages.2']);
  });

  test(`${name}: a source that cannot be read does not hold up the others, and is logged once`, async () => {
    const { studio, publisher, published, lines } = await anInstallation();
    studio.edit('pages.1', aPage('broken'));
    studio.edit('pages.2', aPage('home'));
    const read = studio.sources.read;
    studio.sources.read = async (name) => {
      if (name === 'pages.1') throw new Error('oops');
      return read(name);
    };
    await publisher.publishChanges();
    await publisher.publishChanges();
    expect(await publicNow(published)).toEqual({ 'sv home': 'home' });
    expect(lines).toEqual(['STUDIO_SOURCE_UNREADABLE']);
    studio.sources.read = read;
    expect((await publisher.publishChanges()).published).toEqual(['pages.1']);
  });

  test(`${name}: a studio that lost its data does not empty the sites`, async () => {
    const { studio, parts, published, lines } = await anInstallation();
    studio.edit('pages.1', aPage('home'));
    await createPublisher(parts).publishChanges();
    for (const stranger of ['studio-2', undefined]) {
      const sources = { ...aStudio().sources, studio: async () => stranger };
      await createPublisher({ ...parts, sources }).publishChanges();
    }
    expect(await publicNow(published)).toEqual({ 'sv home': 'home' });
    expect(lines).toEqual(['STUDIO_NOT_OWNER', 'STUDIO_NOT_OWNER']);
  });

  test(`${name}: at another port only what names the port is published again`, async () => {
    const { studio, parts, publisher: at3001, published } = await anInstallation({ demoPort: 3001 });
    studio.edit('sites.1', aPage('site', 'http://solvik-se.localhost:3000'));
    studio.edit('pages.1', aPage('home'));
    await at3001.publishChanges();
    expect(await publicNow(published)).toMatchObject({ 'sv site': 'http://solvik-se.localhost:3001' });
    const at3002 = createPublisher({ ...parts, demoPort: 3002 });
    expect((await at3002.publishChanges()).published).toEqual(['sites.1']);
    expect(await publicNow(published)).toMatchObject({ 'sv site': 'http://solvik-se.localhost:3002' });
    expect((await at3002.publishChanges()).published).toEqual([]);
  });

  for (const [step, revisions] of [
    ['before it reads', 0],
    ['before it publishes', 0],
    ['in the middle of publishing', 0],
    ['right after the first source is public', 1],
  ] as const) {
    test(`${name}: kill -9 ${step}, and the next start resumes: nothing lost, nothing twice`, async () => {
      const { settings, published, parts, studio } = await anInstallation();
      expect(await publishAndDie(settings, step)).toMatchObject({ signal: 'SIGKILL' });
      expect(await published.latestRevision()).toBe(revisions);
      studio.edit('pages.1', aPage('home'), aPage('home', 'Home', 'en'));
      studio.edit('pages.2', aPage('about'));
      await createPublisher(parts).publishChanges();
      expect(await publicNow(published)).toEqual({
        'sv home': 'home',
        'en home': 'Home',
        'sv about': 'about',
      });
      expect(await published.latestRevision()).toBe(2);
      expect((await createPublisher(parts).publishChanges()).published).toEqual([]);
    });
  }
}

async function publicNow(store: PublishedStore): Promise<Record<string, unknown>> {
  const all = (await store.changesSince(0)).map(({ document }) => document);
  return Object.fromEntries(all.map(({ language, key, body }) => [`${language} ${key}`, body]));
}

function publishAndDie(settings: object, step: string) {
  const at = (path: string) => moduleUrl(path, import.meta.url);
  return runInChildProcess(`
    import { openDatabase } from ${at('../../src/main/database.ts')};
    import { kyselyInstallationFacts } from ${at('../../src/content/publishing/adapters/kysely-installation-facts.ts')};
    import { kyselyPublishedStore } from ${at('../../src/content/publishing/adapters/kysely-published-store.ts')};
    import { createPublisher } from ${at('./publisher.ts')};
    import { aPage, aStudio } from ${at('./testing/a-studio.ts')};
    const step = ${JSON.stringify(step)};
    const die = () => process.kill(process.pid, 'SIGKILL');
    const db = await openDatabase(${JSON.stringify(settings)});
    const store = kyselyPublishedStore(db, () => new Date());
    const studio = aStudio();
    studio.edit('pages.1', aPage('home'), aPage('home', 'Home', 'en'));
    studio.edit('pages.2', aPage('about'));
    const { read } = studio.sources;
    studio.sources.read = (name) => (step === 'before it reads' ? die() : read(name));
    const publish = async (documents, removals, facts) => {
      if (step === 'before it publishes') die();
      if (step === 'in the middle of publishing') {
        const deadly = Array.from({ length: 1500 }, (_, n) => aPage('x' + n, n === 1400 ? { toJSON: die } : n));
        return store.publish([...documents, ...deadly], removals, facts);
      }
      await store.publish(documents, removals, facts);
      die();
    };
    await createPublisher({
      sources: studio.sources,
      facts: kyselyInstallationFacts(db),
      published: { ...store, publish },
      log: { info() {}, warn() {}, error() {} },
      clock: () => new Date(),
    }).publishChanges();
  `);
}
