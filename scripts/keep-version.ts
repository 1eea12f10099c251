import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { version } from '../src/shared/platform/version.ts';
import { type PageOutline, pageOutline } from './upgrade/page-outline.ts';
import { withBuiltSites } from './upgrade/run-built-sites.ts';
import { type AskedSites, listedPages, spread } from './upgrade/verify.ts';

/** The site that is kept of the demo, and the indices it searches. */
const SITE = 'solvik-se';
const RECORDS_PER_INDEX = 24;
const ROWS_PER_TABLE = 40;
const KEPT_PAGES = 20;

/** Tables whose rows are of no site, and of which the first ones do. */
const samples = ['workshop_vehicle', 'workshop_booking', 'bay_occupancy', 'tyre_agreement', 'import_run'];
/** What belongs to rows of another table. */
const owned = [
  ['bay_quarter', 'occupancy_id', 'bay_occupancy', 'id'],
  ['car_quarter', 'booking_id', 'workshop_booking', 'id'],
  ['tyre_owner', 'id', 'tyre_agreement', 'owner_id'],
] as const;

/** Makes a database of a few hundred kilobytes from the full demo of this version: one site and some of its records. */
async function cutDown(dataDir: string, folder: string): Promise<void> {
  const file = join(folder, 'forecourt.sqlite');
  await copyFile(join(dataDir, 'forecourt.sqlite'), file);
  const db = new DatabaseSync(file);
  const tables = new Set(
    (db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]).map(
      ({ name }) => name,
    ),
  );
  const run = (sql: string) => void db.exec(sql);
  run('pragma foreign_keys = off');
  run(`delete from published_document where site not in ('', '${SITE}') or kind = 'media' and key not in
       (select media.key from published_document media join published_document page
        on page.site = '${SITE}' and instr(page.body, media.key) where media.kind = 'media')`);
  const indices = indicesOf(db);
  for (const table of tables) {
    const columns = (db.prepare(`pragma table_info(${table})`).all() as { name: string }[]).map(
      ({ name }) => name,
    );
    if (columns.includes('index_name'))
      run(`delete from ${table} where index_name not in (${indices.map((name) => `'${name}'`).join()})`);
  }
  for (const index of indices)
    run(`delete from search_record where index_name = '${index}' and id not in
         (select id from search_record where index_name = '${index}' order by id limit ${RECORDS_PER_INDEX})`);
  for (const table of ['search_record_body', 'search_record_before', 'price_history'])
    if (tables.has(table))
      run(`delete from ${table} where (index_name, id) not in (select index_name, id from search_record)`);
  for (const table of samples)
    if (tables.has(table))
      run(
        `delete from ${table} where rowid not in (select rowid from ${table} order by rowid limit ${ROWS_PER_TABLE})`,
      );
  for (const [table, column, owner, key] of owned)
    if (tables.has(table) && tables.has(owner))
      run(`delete from ${table} where ${column} not in (select ${key} from ${owner})`);
  run('pragma journal_mode = delete; vacuum');
  db.close();
}

/** Keeps the data of this version, and what it answers from them, for the tests of later ones. */
async function keepVersion(dataDir: string, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-keep-'));
  try {
    await cutDown(dataDir, folder);
    const kept = join(import.meta.dirname, 'upgrade/versions', name);
    await mkdir(kept, { recursive: true });
    const stored = gzipSync(await readFile(join(folder, 'forecourt.sqlite')), { level: 9 });
    await writeFile(join(kept, 'forecourt.sqlite.gz'), stored);
    const pages = await withBuiltSites({ ...process.env, DEMO: '1', DATA_DIR: folder }, outlinesOf);
    await writeFile(join(kept, 'pages.json'), `${JSON.stringify(pages, null, 2)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function outlinesOf({ get }: AskedSites): Promise<Record<string, PageOutline>> {
  const host = `${SITE}.localhost`;
  const listed = await listedPages(get, host);
  const pages: Record<string, PageOutline> = {};
  for (const path of ['/', '/kop-bil/alla-bilar-i-lager', ...spread(listed.sort(), KEPT_PAGES)])
    pages[path] = pageOutline(await get(host, path));
  return pages;
}

function indicesOf(db: DatabaseSync): string[] {
  const row = db.prepare("select body from published_document where kind = 'site' and site = ?").get(SITE) as
    | { body: string }
    | undefined;
  const { indices = {} } = JSON.parse(row?.body ?? '{}') as { indices?: Record<string, string> };
  return Object.values(indices).filter(Boolean);
}

const [dataDir, name = version] = process.argv.slice(2);
if (dataDir) await keepVersion(resolve(dataDir), name);
else {
  console.error('Say: npm run keep-version -- FOLDER [NAME], the DATA_DIR of a demo as npm start makes it.');
  process.exitCode = 1;
}
