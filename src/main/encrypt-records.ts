import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  bytesMark,
  decryptValue,
  encryptValue,
  textMark,
} from '../shared/platform/database/encryption/encrypted-columns.ts';
import type { Database } from '../shared/platform/database/schema.ts';
import type { KeyRing } from '../shared/platform/key-ring.ts';
import { emailHasher, encryptedColumns } from './data-encryption.ts';

const ROWS_AT_ONCE = 100;

const keyColumns: Readonly<Record<string, readonly [string, ...string[]]>> = {
  lead_photo_chunk: ['photo_id', 'starts_at'],
  lead_photo_file: ['photo_id', 'kind'],
  received_kit_checkout: ['key'],
  kept_message: ['key'],
  stored_sms: ['key'],
};

type Row = Record<string, unknown>;
type Column = { table: string; column: string };

/**
 * Brings every value under the current key: what is in plain text, and what earlier keys have encrypted. It may be stopped
 * and run again; sites go on meanwhile. Afterwards the earlier keys are not needed any more. Returns how many values changed.
 */
export async function encryptRecords(
  db: Database,
  keys: KeyRing,
  progress: (total: number) => () => void,
): Promise<number> {
  // As they are stored: the plugin would decrypt what is read.
  const stored = db.withoutPlugins();
  const all = Object.entries(encryptedColumns).flatMap(([table, columns]) =>
    columns.map((column): Column => ({ table, column })),
  );
  let changed = 0;
  let left = 0;
  for (const each of all) left += await countLeft(stored, keys, each);
  const step = progress(left);
  while (left > 0) {
    for (const each of all) changed += await encryptColumn(stored, keys, each, step);
    left = 0;
    // A process that has not got the current key yet may have written meanwhile.
    for (const each of all) left += await countLeft(stored, keys, each);
  }
  await stored.deleteFrom('data_key').where('id', '!=', keys.currentKeyId).execute();
  return changed;
}

async function countLeft(db: Database, keys: KeyRing, { table, column }: Column): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${isLeft(keys, { table, column })}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

async function encryptColumn(
  db: Database,
  keys: KeyRing,
  { table, column }: Column,
  step: () => void,
): Promise<number> {
  const ids = keyColumns[table] ?? ['id'];
  let changed = 0;
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`
      select ${sql.join(ids.map((id) => sql.ref(id)))}, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${isLeft(keys, { table, column })} and ${sql.ref(ids[0])} >= ${after}
      order by ${sql.ref(ids[0])} limit ${ROWS_AT_ONCE}`.execute(db);
    for (const row of rows) {
      const plain = decryptValue(keys, row['value']);
      const same = sql.join(
        ids.map((id) => sql`${sql.ref(id)} = ${row[id]}`),
        sql` and `,
      );
      // Only if nobody has changed it since it was read.
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${encryptValue(keys, plain)}${emailHash(table, keys, plain)}
        where ${same} and ${sql.ref(column)} = ${row['value']}`.execute(db);
      if (numAffectedRows) step();
      changed += Number(numAffectedRows ?? 0);
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return changed;
    after = String(last[ids[0]]);
    await nextTurn();
  }
}

/** Not under the current key. */
function isLeft(keys: KeyRing, { table, column }: Column) {
  const mark = table.startsWith('lead_photo_') ? bytesMark(keys.currentKeyId) : textMark(keys.currentKeyId);
  return sql<boolean>`substr(${sql.ref(column)}, 1, ${sql.lit(mark.length)}) <> ${mark}`;
}

function emailHash(table: string, keys: KeyRing, plain: unknown) {
  if (table !== 'lead') return sql``;
  const { customer } = JSON.parse(String(plain)) as { customer?: { email?: string } };
  const [hash] = emailHasher(keys)?.(customer?.email ?? '') ?? [];
  return sql`, email_hash = ${hash ?? null}`;
}
