import { sql as postgresSql } from '@payloadcms/db-postgres';
import { sql as sqliteSql } from '@payloadcms/db-sqlite';
import { BasePayload, type Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../src/main/testing/databases.ts';
import { migrations, type StudioDialect } from '../database.ts';
import { readStudioSettings, type StudioSettings } from '../settings.ts';
import { studioConfig } from '../studio-config.ts';
import { fillEveryTable, type TestDatabase } from '../testing/a-row-in-every-table.ts';
import { postgresTables } from '../testing/postgres-tables.ts';
import { sqliteTables } from '../testing/sqlite-tables.ts';

const dialectNamed: Record<string, StudioDialect> = { SQLite: 'sqlite', PostgreSQL: 'postgres' };

for (const { name, fresh } of testDatabases) {
  const dialect = dialectNamed[name] ?? 'sqlite';
  const all = migrations[dialect];

  test(`${name}: an empty database gets all tables of the studio, once`, async () => {
    const { payload } = await emptyStudio();
    await migrate(payload, all);
    await migrate(payload, all);
    const site = await payload.create({ collection: 'sites', data: { name: 'solvik-se' } as never });
    expect(await payload.count({ collection: 'sites' })).toEqual({ totalDocs: 1 });
    expect(site).toMatchObject({ name: 'solvik-se' });
  });

  // The last one represents all that will follow: a step of the kind that once deleted rows of other tables.
  test.each([...all.keys()])(
    `${name}: a row in every table after step %i is still there after those that follow`,
    async (at) => {
      const { payload, open } = await emptyStudio();
      await migrate(payload, all.slice(0, at + 1));
      const before = await open();
      const tables = await fillEveryTable(before);
      expect(tables.length).toBeGreaterThan(40);
      await before.close();
      await migrate(payload, [...all, rebuilding(dialect)]);
      const after = await open();
      const left = new Set((await after.tables()).map((table) => table.name));
      for (const table of tables.filter((each) => left.has(each)))
        expect({ table, rows: await after.count(table) }).toEqual({ table, rows: 1 });
      await after.close();
    },
  );

  async function emptyStudio() {
    const { settings: where } = await fresh();
    const settings = {
      ...readStudioSettings({ DEMO: '1', DATA_DIR: where.dataDir || '.cache/studio' }),
      ...where,
    } as StudioSettings;
    const payload = await new BasePayload().init({
      config: await studioConfig(settings),
      disableOnInit: true,
    });
    payload.logger.level = 'silent';
    onTestFinished(() => payload.destroy());
    const open = async (): Promise<TestDatabase> =>
      settings.databaseUrl ? postgresTables(settings.databaseUrl) : sqliteTables(settings.dataDir);
    return { payload: payload as Payload, open };
  }
}

type Step = { name: string; up: (args: never) => Promise<void>; down: (args: never) => Promise<void> };

async function migrate(payload: Payload, migrations: readonly Step[]): Promise<void> {
  await payload.db.migrate({ migrations: [...migrations] as never });
}

/** A new column for sites, as the dialect's own generator writes it. */
function rebuilding(dialect: StudioDialect): Step {
  return {
    name: '99999999_rebuilding',
    up: dialect === 'sqlite' ? rebuildOnSqlite : alterOnPostgres,
    down: async () => {},
  };
}

type Runs = {
  db: {
    run: (text: unknown) => Promise<{ rows: { sql: string }[] }>;
    execute: (text: unknown) => Promise<unknown>;
  };
};

async function rebuildOnSqlite({ db }: Runs): Promise<void> {
  const schema = await db.run(sqliteSql`select sql from sqlite_master where name = 'sites'`);
  const made = schema.rows[0]?.sql ?? '';
  await db.run(sqliteSql`PRAGMA foreign_keys=OFF;`);
  await db.run(sqliteSql.raw(made.replace(/sites/, '__new_sites')));
  await db.run(sqliteSql`INSERT INTO __new_sites SELECT * FROM sites;`);
  await db.run(sqliteSql`DROP TABLE sites;`);
  await db.run(sqliteSql`ALTER TABLE __new_sites RENAME TO sites;`);
  await db.run(sqliteSql`PRAGMA foreign_keys=ON;`);
}

async function alterOnPostgres({ db }: Runs): Promise<void> {
  await db.execute(postgresSql`ALTER TABLE "studio"."sites" ADD COLUMN "later" varchar;`);
}
