import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { PersonalRecord, PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { DatabaseSettings } from '../../../shared/platform/database/database.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';

/** Where the studio has its tables: a file of its own, or a schema of the same PostgreSQL. */
export const studioFileName = 'studio.sqlite';
const STUDIO_SCHEMA = 'studio';
const DAY_MS = 86_400_000;
const BUSY_TIMEOUT_MS = 5000;

type Row = Record<string, unknown>;
/** Rows of one of the studio's tables after an id; none while there is no studio. */
export type StudioRows = (table: StudioTable, after: number, limit: number) => Promise<Row[]>;
type StudioTable = 'users' | 'audit_log';

const columns: Record<StudioTable, string> = {
  users: 'id, name, email, role, created_at',
  audit_log: `id, action, person, title, detail, address, created_at,
    (select email from SCHEMA.users as account where account.id = account_id) as email`,
};

function selectFrom(table: StudioTable, schema: string): string {
  return `select ${columns[table].replace('SCHEMA', schema)} from ${schema}.${table}`;
}

/** The studio writes its tables through Payload; here they are only read. */
export function studioRows({ dataDir, databaseUrl }: DatabaseSettings, db: Database): StudioRows {
  if (databaseUrl)
    return async (table, after, limit) => {
      const { rows: found } = await sql<{ name: string | null }>`
        select to_regclass(${`${STUDIO_SCHEMA}.${table}`}) as name`.execute(db);
      if (!found[0]?.name) return [];
      const { rows } = await sql<Row>`
        ${sql.raw(selectFrom(table, STUDIO_SCHEMA))} where id > ${after} order by id limit ${limit}
      `.execute(db);
      return rows;
    };
  const file = join(resolve(dataDir), studioFileName);
  return async (table, after, limit) => {
    if (!existsSync(file)) return [];
    const studio = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    try {
      const known = studio
        .prepare(`select 1 from sqlite_master where type = 'table' and name = ?`)
        .get(table);
      if (!known) return [];
      const rows = studio.prepare(`${selectFrom(table, 'main')} where id > ? order by id limit ?`);
      return rows.all(after, limit) as Row[];
    } finally {
      studio.close();
    }
  };
}

/** Who works in the studio. An account is needed for as long as somebody does; an administrator deletes it. */
export function accountPersonalRecords(rows: StudioRows): PersonalRecords {
  const page = async (after: string, limit: number): Promise<PersonalRecord[]> => {
    const found = await rows('users', Number(after), limit);
    return found.map(({ id, name, email, role, created_at }) => ({
      ...{ id: String(id), site: undefined, at: toIso(created_at) },
      content: { name, email, role },
    }));
  };
  return {
    kind: 'account',
    retention: { endsWith: 'administrator' },
    page,
    count: () => countAll(page),
    erase: async (ids) => ids.map((id) => ({ id, why: 'account', until: undefined })),
  };
}

/** Who did what in the studio. Nobody may change it, or it would prove nothing; each entry goes when its time is over. */
export function auditPersonalRecords(rows: StudioRows, keepDays: number): PersonalRecords {
  const page = async (after: string, limit: number): Promise<PersonalRecord[]> => {
    const found = await rows('audit_log', Number(after), limit);
    return found.map(({ id, action, person, email, title, detail, address, created_at }) => ({
      ...{ id: String(id), site: undefined, at: toIso(created_at) },
      content: { action, person, email, title, detail, address },
    }));
  };
  return {
    kind: 'audit-entry',
    retention: { setting: 'STUDIO_AUDIT_DAYS', days: keepDays },
    page,
    count: () => countAll(page),
    async erase(ids) {
      const kept = await Promise.all(ids.map((id) => page(String(Number(id) - 1), 1)));
      return kept.flatMap(([entry]) =>
        entry?.at && ids.includes(entry.id)
          ? [{ id: entry.id, why: 'audit' as const, until: daysAfter(entry.at, keepDays) }]
          : [],
      );
    },
  };
}

const PAGE_SIZE = 1000;

async function countAll(
  page: PersonalRecords['page'],
): Promise<{ records: number; oldest: string | undefined }> {
  let records = 0;
  let oldest: string | undefined;
  for (let after = '0'; ; ) {
    const found = await page(after, PAGE_SIZE);
    records += found.length;
    oldest ??= found[0]?.at;
    const last = found.at(-1);
    if (!last || found.length < PAGE_SIZE) return { records, oldest };
    after = last.id;
  }
}

function daysAfter(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10);
}

/** SQLite has text, PostgreSQL a date. */
function toIso(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : undefined;
}
