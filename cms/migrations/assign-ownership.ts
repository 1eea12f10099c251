import { isFeedMedia } from '../../src/content/publishing/feed-media.ts';
import { hostClaim } from '../../src/shared/sites/host.ts';
import { mediaIdsIn } from '../publishing/media-keys.ts';
import { assignHosts, assignMedia, type MediaUse } from '../seed/site-ownership.ts';

type Row = Record<string, unknown>;

/** What a step may do in its database. Values are `?` in the statement. */
export type StepDatabase = {
  table: (name: string) => string;
  query: (text: string, ...values: unknown[]) => Promise<readonly Row[]>;
  warn: (facts: object, message: string) => void;
};

const ROWS_PER_STATEMENT = 100;

/** Gives the hosts and the media of an existing studio to its sites. */
export async function assignOwnership(db: StepDatabase): Promise<void> {
  await claimExistingHosts(db);
  await assignExistingMedia(db);
}

/** A site that names a host of another one loses it, so that the constraint can hold; the log says which. */
async function claimExistingHosts({ table, query, warn }: StepDatabase): Promise<void> {
  const sites = await query(`select id, name, url from ${table('sites')} order by id`);
  const hosts = await query(
    `select id, _parent_id, host from ${table('sites_hosts')} where host <> '' order by _parent_id, _order`,
  );
  const owners = assignHosts(
    sites.map(({ id, name, url }) => ({
      name: String(name),
      url: String(url ?? ''),
      hosts: hosts.filter((row) => row['_parent_id'] === id).map(({ host }) => String(host)),
    })),
  );
  const now = new Date().toISOString();
  for (const [host, site] of owners)
    await query(`insert into ${table('host_claims')} (host, site) values (?, ?)`, host, site);
  for (const { id, name } of sites) {
    const lost = hosts.filter(
      (row) => row['_parent_id'] === id && owners.get(hostClaim(String(row['host']))) !== name,
    );
    for (const { id: row, host } of lost) {
      const owner = owners.get(hostClaim(String(host)));
      await query(`delete from ${table('sites_hosts')} where id = ?`, row);
      warn({ code: 'HOST_REMOVED_FROM_SITE', host, site: name, owner }, 'two sites had this host');
    }
    // The publisher compares this time; without the host the site is published again.
    if (lost.length > 0) await query(`update ${table('sites')} set updated_at = ? where id = ?`, now, id);
  }
}

async function assignExistingMedia(db: StepDatabase): Promise<void> {
  const uses: MediaUse<number, number>[] = [];
  for await (const use of mediaUses(db)) uses.push(use);
  const bySite = Map.groupBy(assignMedia(uses), ([, site]) => site);
  for (const [site, owned] of bySite) {
    for (const some of batches(owned.map(([media]) => media)))
      await db.query(`update ${db.table('media')} set site_id = ? where id in (${some.join()})`, site);
  }
}

async function* mediaUses({ table, query }: StepDatabase): AsyncGenerator<MediaUse<number, number>> {
  const media = await query(`select id, key from ${table('media')}`);
  const fromFeeds = media.filter(({ key }) => isFeedMedia(String(key)));
  for (const { id } of fromFeeds) yield { media: Number(id), site: undefined };
  for (const { logo_id, logo_black_and_white_id } of await query(`select * from ${table('brands')}`))
    for (const id of [logo_id, logo_black_and_white_id])
      if (id !== null) yield { media: Number(id), site: undefined };
  for (const row of await query(`select * from ${table('sites')}`))
    for (const id of idsInRow(row)) yield { media: id, site: Number(row['id']) };
  for (const [documents, site, condition] of documentTables) {
    const rows = await query(`select id, ${site} as site from ${table(documents)} where ${condition}`);
    const siteOf = new Map(rows.map((row) => [row['id'], row['site']]));
    for (const some of batches([...siteOf.keys()])) {
      const text = `select * from ${table(`${documents}_locales`)} where _parent_id in (${some.join()})`;
      for (const row of await query(text)) {
        const owner = siteOf.get(row['_parent_id']);
        if (owner === null || owner === undefined) continue;
        for (const id of idsInRow(row)) yield { media: id, site: Number(owner) };
      }
    }
  }
}

/** Documents that show media, where they name their site, and which rows count: the newest draft, not all before it. */
const documentTables = [
  ['pages', 'site_id', 'site_id is not null'],
  ['_pages_v', 'version_site_id', 'latest = true'],
  ['shells', 'site_id', 'site_id is not null'],
  ['_shells_v', 'version_site_id', 'latest = true'],
] as const;

/** A single reference has a column of its own; those of blocks are in JSON, which SQLite returns as text. */
function idsInRow(row: Row): number[] {
  return Object.entries(row).flatMap(([column, value]) => {
    if (value === null || value === undefined) return [];
    if (column.endsWith('media_id')) return [Number(value)];
    const parsed = typeof value === 'string' && value.startsWith('[') ? fromJson(value) : value;
    return mediaIdsIn(parsed).map(Number).filter(Number.isInteger);
  });
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text may begin like a list, too.
    return undefined;
  }
}

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += ROWS_PER_STATEMENT)
    yield items.slice(at, at + ROWS_PER_STATEMENT);
}
