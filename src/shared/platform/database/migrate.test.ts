import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migrations } from '../../../main/migrations.ts';
import { emptyDatabases } from '../../../main/testing/databases.ts';
import { OperatorError } from '../operator-error.ts';
import { openMigratedDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import type { Database } from './schema.ts';
import { moduleUrl, runInChildProcess } from './testing/child-process.ts';

for (const { name, fresh } of emptyDatabases) {
  test(`${name}: every step is taken once, in order, and noted`, async () => {
    const { open } = await fresh();
    await open();
    const again = await open();
    const noted = await again.selectFrom('migration').selectAll().orderBy('name').execute();
    expect(noted.map((step) => step.name)).toEqual(migrations.map((step) => step.name));
    expect(noted[0]?.applied_at).toMatch(/^\d{4}-.*Z$/);
  });

  test(`${name}: a step that fails leaves nothing behind and can be taken again`, async () => {
    const db = await (await fresh()).open();
    const failing = aStep(async (db) => {
      await db.schema.createTable('half').addColumn('id', 'integer').execute();
      throw new Error('power cut');
    });
    await expect(migrate(db, [...migrations, failing])).rejects.toThrow('power cut');
    expect(await tables(db)).not.toContain('half');
    await migrate(db, [
      ...migrations,
      aStep((db) => db.schema.createTable('half').addColumn('id', 'integer').execute()),
    ]);
    expect(await tables(db)).toContain('half');
  });

  test(`${name}: kill -9 in the middle of a step leaves nothing behind`, async () => {
    const { open, settings } = await fresh();
    const { signal } = await runInChildProcess(`
      import { openDatabase } from ${moduleUrl('../../../main/database.ts', import.meta.url)};
      import { migrate } from ${moduleUrl('./migrate.ts', import.meta.url)};
      import { migrations } from ${moduleUrl('../../../main/migrations.ts', import.meta.url)};
      const db = await openDatabase(${JSON.stringify(settings)});
      const up = async (db) => {
        await db.schema.createTable('half').addColumn('id', 'integer').execute();
        process.kill(process.pid, 'SIGKILL');
      };
      await migrate(db, [...migrations, { name: '999-deadly', up }]);
    `);
    expect(signal).toBe('SIGKILL');
    const db = await open();
    expect(await tables(db)).not.toContain('half');
    expect(await tables(db)).toContain('published_document');
  });

  test(`${name}: during a rolling start an old process starts again on tables that a newer one has added to`, async () => {
    const { open } = await fresh();
    const db = await open();
    await db.insertInto('migration').values({ name: '999-hologram', applied_at: '' }).execute();
    expect(await tables(await open())).toContain('published_document');
  });

  test(`${name}: processes that start at once take every step once`, async () => {
    const { settings, open } = await fresh();
    const starting = `
      import { openDatabase } from ${moduleUrl('../../../main/database.ts', import.meta.url)};
      import { migrate } from ${moduleUrl('./migrate.ts', import.meta.url)};
      const db = await openDatabase(${JSON.stringify(settings)});
      await db.destroy();
    `;
    const ended = await Promise.all(Array.from({ length: 3 }, () => runInChildProcess(starting)));
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
    const noted = await (await open()).selectFrom('migration').select('name').execute();
    expect(noted.length).toBe(migrations.length);
  });

  test(`${name}: a database from which a newer version has removed something is refused with a sentence`, async () => {
    const { open } = await fresh();
    const db = await open();
    await db.insertInto('migration').values({ name: '999-contract-leads', applied_at: '' }).execute();
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OperatorError);
    expect(String(refusal)).toContain('newer version of Forecourt');
  });
}

test('PostgreSQL: a step waits in short turns for tables that are in use, and no request is ended for it', async () => {
  const database = await emptyDatabases.find(({ name }) => name === 'PostgreSQL')?.fresh();
  if (!database) throw new Error('There is no PostgreSQL.');
  const db = await database.open();
  const step: Migration = {
    name: '900-two-tables',
    up: async (trx) => {
      await trx.schema.alterTable('lead').addColumn('note', 'text').execute();
      await trx.schema.alterTable('delivery').addColumn('note', 'text').execute();
    },
  };
  let upgrade: Promise<Database> | undefined;
  // It holds what the step needs second, and asks for what the step has first.
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('delivery').selectAll().execute();
    upgrade = openMigratedDatabase(database.settings, [...migrations, step]);
    await pause(1500);
    await trx.selectFrom('lead').selectAll().execute();
  });
  await (await upgrade)?.destroy();
  expect(await columnsOf(db, 'delivery')).toContain('note');
});

async function columnsOf(db: Database, name: string): Promise<string[]> {
  const table = (await db.introspection.getTables()).find((each) => each.name === name);
  return table?.columns.map((column) => column.name) ?? [];
}

function aStep(up: Migration['up']): Migration {
  return { name: '900-step', up };
}

async function tables(db: Database): Promise<string[]> {
  return (await db.introspection.getTables()).map((table) => table.name);
}
