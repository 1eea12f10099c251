import { sql } from 'kysely';
import type { Changeable } from '../../../shared/platform/database/changeable.ts';
import themesOfTheCode from './034-themes.json' with { type: 'json' };

/**
 * Themes were code until here. Where sites are published, those they could have become documents, so that all of them
 * look as they did; a site that named none had the first.
 */
export async function addThemes(db: Changeable): Promise<void> {
  const sites = await sql<{ site: string; body: string }>`
    select site, body from published_document where kind = 'site' and removed = 0`.execute(db);
  if (sites.rows.length === 0) return;
  const counter = await sql<{ latest: number | string }>`
    select latest from revision_counter where name = 'published'`.execute(db);
  const revision = Number(counter.rows[0]?.latest ?? 0) + 1;
  const now = new Date().toISOString();
  for (const [name, theme] of Object.entries(themesOfTheCode))
    await sql`insert into published_document (kind, site, language, key, body, revision, published_at, removed)
      values ('theme', '', '', ${name}, ${JSON.stringify(theme)}, ${revision}, ${now}, 0)`.execute(db);
  for (const { site, body } of sites.rows) {
    const settings = JSON.parse(body) as { theme?: string };
    if (settings.theme) continue;
    await sql`update published_document set body = ${JSON.stringify({ ...settings, theme: 'solvik' })}, revision = ${revision}
      where kind = 'site' and site = ${site}`.execute(db);
  }
  await sql`update revision_counter set latest = ${revision} where name = 'published'`.execute(db);
}
