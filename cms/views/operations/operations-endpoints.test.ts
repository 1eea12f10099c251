import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDealershipRecord } from '../../../src/features/dealers/testing/a-dealership.ts';
import { kyselyImportRuns } from '../../../src/features/inventory/adapters/kysely-import-runs.ts';
import { recordedImport } from '../../../src/features/inventory/runs/recorded-import.ts';
import { openDatabase } from '../../../src/main/database.ts';
import { enqueueDeliveries, kyselyOutbox } from '../../../src/shared/messaging/adapters/kysely-outbox.ts';
import type { Database } from '../../../src/shared/platform/database/schema.ts';
import { kyselyRecordStore } from '../../../src/shared/search/adapters/kysely-record-store.ts';
import { createPeopleAndSites, password } from '../../testing/people.ts';
import { type RestClient, restApi } from '../../testing/rest.ts';
import { studioForTests, type TestStudio } from '../../testing/studio.ts';
import { testStudioDatabases } from '../../testing/studio-databases.ts';

const now = () => new Date();
const index = 'sites-solvik-se';

for (const { name, databaseUrl } of testStudioDatabases)
  describe(name, () => {
    let studio: TestStudio;
    let db: Database;
    let as: (role: 'administrator' | 'editor' | 'author' | 'nobody') => Promise<RestClient>;

    beforeAll(async () => {
      const url = await databaseUrl();
      studio = await studioForTests({ databaseUrl: url });
      db = await openDatabase({ dataDir: studio.dataDir, databaseUrl: url });
      as = await clients(studio.payload);
    }, 120_000);
    afterAll(async () => {
      await db.destroy();
      await studio.close();
    });

    test('only administrators see it and do anything', async () => {
      const calls = [
        ['/operations', 'GET'],
        ['/operations/replay', 'POST'],
        ['/operations/roll-back', 'POST'],
      ] as const;
      for (const [path, method] of calls) {
        expect((await (await as('nobody'))(path, method)).status).toBe(401);
        expect((await (await as('editor'))(path, method)).status).toBe(403);
        expect((await (await as('author'))(path, method)).status).toBe(403);
      }
      expect((await (await as('administrator'))('/operations')).status).toBe(200);
    });

    test('the studio itself is among the processes', async () => {
      const rest = await as('administrator');
      await expect
        .poll(async () => (await rest('/operations')).body['processes'])
        .toEqual([expect.objectContaining({ roles: ['studio'], pid: process.pid, isLate: false })]);
    });

    test('a dead letter is tried again, one or all of them', async () => {
      const outbox = kyselyOutbox(db);
      for (const [at, about] of ['a', 'b', 'c'].entries()) {
        const delivery = { key: `${about}.mail`, channel: 'mail', about };
        await db
          .transaction()
          .execute((trx) => enqueueDeliveries(trx, [delivery], `2026-11-17T08:00:0${at}.000Z`));
      }
      for (const claimed of await outbox.claim({ by: randomUUID(), now: now(), until: now(), limit: 9 }))
        await outbox.deadLetter(claimed, 'no receiver');
      const rest = await as('administrator');
      expect((await rest('/operations')).body['outbox']).toMatchObject({
        channels: [{ channel: 'mail', waiting: 0, dead: 3 }],
        dead: [{ about: 'c', problem: 'no receiver' }, { about: 'b' }, { about: 'a' }],
      });
      expect((await rest('/operations/replay', 'POST', { key: 'b.mail' })).body).toEqual({ replayed: 1 });
      expect((await rest('/operations/replay', 'POST', { all: true })).body).toEqual({ replayed: 2 });
      expect((await rest('/operations/replay', 'POST', {})).status).toBe(400);
      expect(await outbox.counts()).toMatchObject({ waiting: 3, dead: 0 });
    });

    test('an import is rolled back, which is an import of its own', async () => {
      const stores = { store: kyselyRecordStore(db, now), runs: kyselyImportRuns(db) };
      const feed = async (...names: string[]) => {
        const lines = names.map((each, at) => ({ line: at + 1, value: aDealership(each) }));
        const outcome = await recordedImport(stores, lines, { index, kind: 'sites' }, now);
        expect(outcome.state).toBe('imported');
      };
      await feed('Malmö', 'Lund');
      await feed('Malmö');
      const rest = await as('administrator');
      const imports = async () => (await rest('/operations')).body['imports'] as { revision: number }[];
      expect(await imports()).toMatchObject([
        { index, state: 'imported', revision: 2, canRollBack: true, report: { withdrawn: 1 } },
        { index, state: 'imported', revision: 1, canRollBack: false },
      ]);
      const rolledBack = await rest('/operations/roll-back', 'POST', { index, revision: 2 });
      expect([rolledBack.status, rolledBack.body]).toMatchObject([200, { live: 2, revision: 3 }]);
      expect(await stores.store.indices()).toMatchObject([{ name: index, live: 2, revision: 3 }]);
      expect((await imports())[0]).toMatchObject({ kind: 'roll-back', revision: 3, canRollBack: true });
      expect((await rest('/operations/roll-back', 'POST', { index, revision: 1 })).status).toBe(409);
      expect((await rest('/operations/roll-back', 'POST', { index })).status).toBe(400);
    });
  });

async function clients(payload: Payload) {
  const people = await createPeopleAndSites(payload);
  const rest = restApi(payload);
  return async (role: 'administrator' | 'editor' | 'author' | 'nobody') =>
    role === 'nobody' ? rest.anonymous : rest.signIn(people[role].email, password);
}

function aDealership(name: string) {
  return aDealershipRecord({ site_id: name, site_official_name: name });
}
