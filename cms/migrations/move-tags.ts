import { generateNKeysBetween } from 'payload/shared';
import { collectTags } from '../stories/collect-tags.ts';
import type { StepDatabase } from './assign-ownership.ts';

type Row = Record<string, unknown>;

/** The tags that pages with a list of stories named become tags of their site. */
export async function moveTags(db: StepDatabase): Promise<void> {
  const { table, query } = db;
  const rows = await query(
    `select pages.site_id as site, tags._locale as language, tags.own_id as id, tags.key as key, tags.value as value
     from ${table('pages_stories_index_tags')} tags join ${table('pages')} pages on pages.id = tags._parent_id
     where pages.site_id is not null order by pages.site_id, tags._parent_id, tags._order`,
  );
  const bySite = [...Map.groupBy(rows, ({ site }) => Number(site))].map(
    ([site, listed]) => [site, collectTags(listed.map(toListedTag))] as const,
  );
  const count = bySite.reduce((sum, [, tags]) => sum + tags.length, 0);
  const orders = generateNKeysBetween(null, null, count).values();
  for (const [site, tags] of bySite) {
    for (const { tagId, title, name, key } of tags) {
      await query(
        `insert into ${table('tags')} (_order, site_id, tag_id, title) values (?, ?, ?, ?)`,
        orders.next().value,
        site,
        tagId,
        title,
      );
      const [tag] = await query(
        `select id from ${table('tags')} where site_id = ? and tag_id = ?`,
        site,
        tagId,
      );
      for (const [language, value] of Object.entries(name))
        await query(
          `insert into ${table('tags_locales')} (name, key, _locale, _parent_id) values (?, ?, ?, ?)`,
          value,
          key[language] ?? '',
          language,
          tag?.['id'],
        );
    }
  }
  await touchLists(db);
}

/** The publisher compares this time: published again, the pages that list stories follow the tags of their site. */
async function touchLists({ table, query }: StepDatabase): Promise<void> {
  await query(
    `update ${table('pages')} set updated_at = ? where id in (select _parent_id from ${table('pages_stories_index_tags')})`,
    new Date().toISOString(),
  );
}

function toListedTag({ language, id, key, value }: Row) {
  return {
    language: String(language),
    id: String(id ?? ''),
    key: String(key ?? ''),
    value: String(value ?? ''),
  };
}
