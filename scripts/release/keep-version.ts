import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';

/** The site that is kept of the demo, and the indices it searches. */
const SITE = 'solvik-se';
const RECORDS_PER_INDEX = 24;
const ROWS_PER_TABLE = 40;

/** Tables whose rows are of no site, and of which the first ones do. */
const samples = ['workshop_vehicle', 'workshop_booking', 'bay_occupancy', 'tyre_agreement', 'import_run'];
/** What belongs to rows of another table. */
const owned = [
  ['bay_quarter', 'occupancy_id', 'bay_occupancy', 'id'],
  ['car_quarter', 'booking_id', 'workshop_booking', 'id'],
  ['tyre_owner', 'id', 'tyre_agreement', 'owner_id'],
] as const;

/** Makes a database of a few hundred kilobytes from the full demo of a version: one site and some of its records. */
export async function keepVersion(dataDir: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(resolve(folder), 'forecourt.sqlite');
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
  await writeFile(join(folder, 'forecourt.sqlite.gz'), gzipSync(await readFile(file), { level: 9 }));
  await rm(file);
}

function indicesOf(db: DatabaseSync): string[] {
  const row = db.prepare("select body from published_document where kind = 'site' and site = ?").get(SITE) as
    | { body: string }
    | undefined;
  const { indices = {} } = JSON.parse(row?.body ?? '{}') as { indices?: Record<string, string> };
  return Object.values(indices).filter(Boolean);
}

const [dataDir, folder] = process.argv.slice(2);
if (dataDir && folder) await keepVersion(dataDir, folder);
