import { expect, test } from 'vitest';
import { migrations } from '../../src/main/migrations.ts';
import { emptyDatabases } from '../../src/main/testing/databases.ts';
import { connectDatabase, openMigratedDatabase } from '../../src/shared/platform/database/database.ts';
import type { Migration } from '../../src/shared/platform/database/migration.ts';
import { readTableShape, whatBreaks } from './table-shape.ts';

/** What each step breaks for the version that knows the steps before it. */
async function whatStepsBreak(steps: readonly Migration[]): Promise<Record<string, string[]>> {
  const database = await emptyDatabases.find(({ name }) => name === 'PostgreSQL')?.fresh();
  if (!database) throw new Error('There is no PostgreSQL.');
  const broken: Record<string, string[]> = {};
  let before: Awaited<ReturnType<typeof readTableShape>> | undefined;
  for (const [at, { name }] of steps.entries()) {
    await (await openMigratedDatabase(database.settings, steps.slice(0, at + 1))).destroy();
    const db = await connectDatabase(database.settings);
    const after = await readTableShape(db);
    await db.destroy();
    const breaks = before ? whatBreaks(before, after) : [];
    if (breaks.length > 0) broken[name] = breaks;
    before = after;
  }
  return broken;
}

test('the version before a step goes on beside it: only steps that say contract take away, rename or refuse', async () => {
  const broken = await whatStepsBreak(migrations);
  expect(Object.entries(broken).filter(([name]) => !/^\d+-contract-/.test(name))).toEqual([]);
  // The rule is not met because nothing is found.
  expect(broken['023-contract-kit-checkouts']).toContain('kit_hand_over is gone');
});

const breaking: readonly (readonly [string, Migration['up'], string[]])[] = [
  ['a table goes', (db) => db.schema.dropTable('car').execute(), ['car is gone']],
  [
    'a column gets another name',
    (db) => db.schema.alterTable('car').renameColumn('colour', 'paint').execute(),
    ['car.colour is gone'],
  ],
  [
    'a column gets another type',
    (db) =>
      db.schema
        .alterTable('car')
        .alterColumn('colour', (column) => column.setDataType('varchar(9)'))
        .execute(),
    ['car.colour was text and is character varying(9)'],
  ],
  [
    'a column must be filled',
    (db) =>
      db.schema
        .alterTable('car')
        .alterColumn('colour', (column) => column.setNotNull())
        .execute(),
    ['car.colour may no longer be empty'],
  ],
  [
    'a new column must be given',
    (db) =>
      db.schema
        .alterTable('car')
        .addColumn('vin', 'text', (column) => column.notNull())
        .execute(),
    ['car.vin is new and must be given'],
  ],
  [
    'what was allowed twice is not',
    (db) => db.schema.createIndex('car_colour').on('car').column('colour').unique().execute(),
    ['car has a new rule: unique index ON public.car USING btree (colour)'],
  ],
];

const allowed: Migration['up'] = async (db) => {
  await db.schema.alterTable('car').addColumn('vin', 'text').execute();
  await db.schema
    .alterTable('car')
    .addColumn('sold', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('car_vin').on('car').column('vin').unique().execute();
  await db.schema.createIndex('car_by_colour').on('car').column('colour').execute();
  await db.schema
    .createTable('photo')
    .addColumn('car_id', 'text', (column) => column.primaryKey())
    .execute();
};

const first: Migration = {
  name: '001-car',
  up: (db) =>
    db.schema
      .createTable('car')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('colour', 'text')
      .execute(),
};

test.each(breaking)('a step is named when %s', async (_, up, expected) => {
  expect(await whatStepsBreak([first, { name: '002-step', up }])).toEqual({ '002-step': expected });
});

test('tables, columns that may be empty or have a default, and indices may be added', async () => {
  expect(await whatStepsBreak([first, { name: '002-step', up: allowed }])).toEqual({});
});
