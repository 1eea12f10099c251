import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabases } from '../../../main/testing/databases.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { createTheme, forecourt, themeNamed } from '../../../shared/ui/themes/theme.ts';
import { kyselyPublishedStore } from '../adapters/kysely-published-store.ts';

for (const { name, fresh } of emptyDatabases) {
  test(`${name}: sites that were published before themes were documents look as they did`, async () => {
    const { open, openBefore } = await fresh();
    const before = await openBefore('034-themes');
    for (const [site, body] of [
      ['trucks', '{"theme":"trucks"}'],
      ['old', '{"displayName":"Old"}'],
    ])
      await sql`insert into published_document (kind, site, language, key, body, revision, published_at, removed)
        values ('site', ${site}, '', '', ${body}, 1, '2026-11-15T08:00:00.000Z', 0)`.execute(before);
    await sql`update revision_counter set latest = 1`.execute(before);
    const store = kyselyPublishedStore(await open(), systemClock);
    const changes = await store.changesSince(1);
    const themes = new Map(
      changes.flatMap(({ document }) =>
        document.kind === 'theme' ? [[document.key, createTheme(document.key, document.body)] as const] : [],
      ),
    );
    expect(themes.size).toBe(11);
    expect(themeNamed(themes, 'trucks').colours.brand).toBe('#a83a0c');
    expect(changes.find(({ document }) => document.site === 'old')?.document.body).toEqual({
      displayName: 'Old',
      theme: 'solvik',
    });
    expect(await store.latestRevision()).toBe(2);
  });

  test(`${name}: an empty installation gets none; its sites look like its own pages`, async () => {
    const { open } = await fresh();
    const store = kyselyPublishedStore(await open(), systemClock);
    expect(await store.changesSince(0)).toEqual([]);
    expect(themeNamed(new Map(), 'ours')).toEqual({ ...forecourt, name: 'ours' });
  });
}
