import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import type { DatabaseSettings } from '../../../shared/platform/database/database.ts';
import { moduleUrl, runInChildProcess } from '../../../shared/platform/database/testing/child-process.ts';
import { publishedStoreContract } from '../published-store.contract.ts';
import { kyselyInstallationFacts } from './kysely-installation-facts.ts';
import { kyselyPublishedStore } from './kysely-published-store.ts';

for (const { name, fresh } of testDatabases) {
  publishedStoreContract(name, async () => {
    const { open } = await fresh();
    return async () => {
      const db = await open();
      const store = kyselyPublishedStore(db, systemClock);
      return { store, facts: kyselyInstallationFacts(db), close: () => db.destroy() };
    };
  });

  test(`${name}: the time of publishing is the clock's`, async () => {
    const { open } = await fresh();
    const store = kyselyPublishedStore(await open(), () => new Date('2026-03-29T01:30:00Z'));
    await store.publish([aPage('/a', 1)]);
    expect((await store.changesSince(0))[0]?.publishedAt).toBe('2026-03-29T01:30:00.000Z');
  });

  test(`${name}: a manually corrupted row does not hide the others`, async () => {
    const { open } = await fresh();
    const db = await open();
    const store = kyselyPublishedStore(db, systemClock);
    await store.publish([aPage('/a', 1), aPage('/b', 2)]);
    await db.updateTable('published_document').set({ body: '{oops' }).where('key', '=', '/a').execute();
    const found = (await store.changesSince(0)).map(({ document }) => [document.key, document.body]);
    expect(new Map(found as [string, unknown][])).toEqual(
      new Map([
        ['/a', undefined],
        ['/b', 2],
      ] as const),
    );
  });

  test(`${name}: a kind that only a newer version knows is passed over`, async () => {
    const { open } = await fresh();
    const db = await open();
    const store = kyselyPublishedStore(db, systemClock);
    await store.publish([aPage('/a', 1), aPage('/b', 2)]);
    await db.updateTable('published_document').set({ kind: 'hologram' }).where('key', '=', '/a').execute();
    expect((await store.changesSince(0)).map(({ document }) => document.key)).toEqual(['/b']);
  });

  test(`${name}: kill -9 in the middle of publishing leaves nothing of it`, async () => {
    const { open, settings } = await fresh();
    expect(await publishAndDieMidway(settings)).toMatchObject({ signal: 'SIGKILL' });
    const db = await open();
    const store = kyselyPublishedStore(db, systemClock);
    expect(await store.changesSince(0)).toEqual([]);
    expect(await kyselyInstallationFacts(db).read('demo')).toBeUndefined();
    expect(await store.publish([aPage('/a', 1)], [], { demo: 'whole' })).toBe(1);
  });
}

function aPage(key: string, body: unknown) {
  return { kind: 'page', site: 'solvik-se', language: 'sv', key, body } as const;
}

// The 1,400th page ends the process while it is being written; the first 1,000 have been sent by then.
async function publishAndDieMidway(settings: DatabaseSettings) {
  return runInChildProcess(`
    import { openDatabase } from ${moduleUrl('../../../main/database.ts', import.meta.url)};
    import { kyselyPublishedStore } from ${moduleUrl('./kysely-published-store.ts', import.meta.url)};
    const db = await openDatabase(${JSON.stringify(settings)});
    const deadly = { toJSON: () => process.kill(process.pid, 'SIGKILL') };
    const pages = Array.from({ length: 1500 }, (_, n) => (
      { kind: 'page', site: 'solvik-se', language: 'sv', key: '/p' + n, body: n === 1400 ? deadly : n }
    ));
    await kyselyPublishedStore(db, () => new Date()).publish(pages, [], { demo: 'half' });
  `);
}
