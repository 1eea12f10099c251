import { BasePayload, type Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../src/main/testing/databases.ts';
import { dialectFor, migrations } from '../database.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { studioConfig } from '../studio-config.ts';
import type { TestDatabase } from '../testing/a-row-in-every-table.ts';
import { postgresTables } from '../testing/postgres-tables.ts';
import { sqliteTables } from '../testing/sqlite-tables.ts';
import { testStudioSettings } from '../testing/studio-settings.ts';

const [solvik, bistro] = [1, 2];

for (const { name, fresh } of testDatabases)
  test(`${name}: the tags that lists of stories named become tags of their sites`, async () => {
    const settings = testStudioSettings((await fresh()).settings);
    const config = await studioConfig(settings);
    const payload = (await new BasePayload().init({ config, disableOnInit: true })) as Payload;
    payload.logger.level = 'silent';
    onTestFinished(() => payload.destroy());
    const all = migrations[dialectFor(settings)];
    const step = all.findIndex((each) => each.name.endsWith('story_tags_and_link_targets'));
    await payload.db.migrate({ migrations: all.slice(0, step) as never });
    const { databaseUrl, dataDir } = settings;
    const tables = databaseUrl ? await postgresTables(databaseUrl) : sqliteTables(dataDir);
    await fill(tables);
    await tables.close();
    await payload.db.migrate({ migrations: [...all] as never });

    const tags = await findRows(payload, 'tags', { sort: '_order' });
    expect(
      tags.map(({ site, tagId, title, name: names, key }) => ({ site, tagId, title, names, key })),
    ).toEqual([
      {
        ...{ site: solvik, tagId: 'road', title: 'På väg' },
        names: { sv: 'På väg', en: 'On the road' },
        key: { sv: 'pa-vag', en: 'on-the-road' },
      },
      { site: solvik, tagId: 'people', title: 'Folk', names: { sv: 'Folk' }, key: { sv: 'folk' } },
      { site: bistro, tagId: 'road', title: 'Vägen', names: { sv: 'Vägen' }, key: { sv: 'vagen' } },
    ]);
    // The publisher sees that the pages which list them have changed, and leaves the others alone.
    const pages = await findRows(payload, 'pages', { sort: 'id' });
    expect(pages.map(({ updatedAt }) => new Date(updatedAt) > new Date(longAgo))).toEqual([
      true,
      true,
      false,
    ]);
  });

const longAgo = '2026-01-01T00:00:00.000Z';

/** Two lists of stories, as they were before tags became a collection; one tag has no words and is left out. */
async function fill({ insert }: TestDatabase): Promise<void> {
  for (const [id, name] of [
    [solvik, 'solvik-se'],
    [bistro, 'bistro'],
  ] as const)
    await insert('sites', { id, name });
  for (const [id, site] of [
    [1, solvik],
    [2, bistro],
    [3, solvik],
  ] as const)
    await insert('pages', { id, site_id: site, updated_at: longAgo });
  const tags = [
    [1, 'sv', 'road', 'pa-vag', 'På väg'],
    [1, 'sv', 'people', '', 'Folk'],
    [1, 'sv', 'silent', 'tyst', ''],
    [1, 'en', 'road', 'on-the-road', 'On the road'],
    [2, 'sv', 'road', 'vagen', 'Vägen'],
  ] as const;
  for (const [order, [page, language, id, key, value]] of tags.entries())
    await insert('pages_stories_index_tags', {
      ...{ id: `row-${order}`, _order: order, _parent_id: page, _locale: language },
      ...{ own_id: id, key, value },
    });
}
