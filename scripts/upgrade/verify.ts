import { sql } from 'kysely';
import { connectDatabase, type DatabaseSettings } from '../../src/shared/platform/database/database.ts';
import { progress } from '../progress.ts';

/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>;

export async function countRows(settings: DatabaseSettings): Promise<RowCounts> {
  const db = await connectDatabase(settings);
  try {
    const counts: Record<string, number> = {};
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
      counts[name] = rows[0]?.n ?? 0;
    }
    return counts;
  } finally {
    await db.destroy();
  }
}

/** Rows that processes write and delete by themselves. */
const passing = new Set(['lease', 'process_heartbeat', 'rate_limit']);

/** Tables that have fewer rows than before; a table that a step has renamed or taken away is not one of them. */
export function lostRows(before: RowCounts, after: RowCounts): string[] {
  return Object.entries(before)
    .filter(([table, count]) => !passing.has(table) && (after[table] ?? count) < count)
    .map(([table, count]) => `${table}: ${count} rows before, ${after[table]} now`);
}

/** A server of this version, asked for pages. */
export type AskedSites = {
  sites: readonly { name: string; url: string }[];
  get: (host: string, path: string) => Promise<{ status: number; body: string }>;
};

/** Asks for the home and some pages of every site's sitemap; what does not answer with 200 is returned. */
export async function pagesThatFail({ sites, get }: AskedSites, pagesPerSite = 12): Promise<string[]> {
  const failing: string[] = [];
  const step = progress('Sites', sites.length);
  for (const { name, url } of sites) {
    const { hostname: host } = new URL(url);
    const listed = await listedPages(get, host);
    for (const path of new Set(['/', ...spread(listed, pagesPerSite)])) {
      const { status } = await get(host, path);
      if (status !== 200) failing.push(`${name}${path}: ${status}`);
    }
    step();
  }
  return failing;
}

/** The pages of a site's sitemap, which may name further sitemaps. */
export async function listedPages(
  get: AskedSites['get'],
  host: string,
  path = '/sitemap.xml',
): Promise<string[]> {
  const { body } = await get(host, path);
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
  const pages: string[] = [];
  for (const each of listed)
    pages.push(...(each.endsWith('.xml') ? await listedPages(get, host, each) : [each]));
  return pages;
}

/** So many of a long list, from all parts of it. */
export function spread<Item>(list: readonly Item[], count: number): Item[] {
  const distance = Math.max(1, list.length / count);
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.floor(at * distance)] as Item,
  );
}
