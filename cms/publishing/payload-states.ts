import type { Payload } from 'payload';
import type { StudioId } from './to-published.ts';

/** When a document last changed, and what decides whether and where it is public. */
export type StateRow = {
  id: StudioId;
  updatedAt: string;
  site?: StudioId | null;
  _status?: string | null;
  deletedAt?: string | null;
};

type Column = unknown;
type Tables = {
  tables: Readonly<Record<string, Readonly<Record<string, Column>>>>;
  drizzle: {
    select: (columns: Record<string, Column>) => { from: (table: unknown) => Promise<StateRow[]> };
  };
};

/** A few columns of one table: queried every few seconds, and Payload's own find takes ten times as long. */
export async function findStates(payload: Payload, collection: string): Promise<StateRow[]> {
  const { tables, drizzle } = payload.db as unknown as Tables;
  const table = tables[collection] ?? {};
  const { id, updatedAt, site, _status, deletedAt } = table;
  const rows = await drizzle
    .select({
      id,
      updatedAt,
      ...(site !== undefined && { site }),
      ...(_status !== undefined && { _status }),
      ...(deletedAt !== undefined && { deletedAt }),
    })
    .from(table);
  return rows.filter(isNotInTrash).map((row) => ({ ...row, updatedAt: isoTime(row.updatedAt) }));
}

/** What is in the trash is not public, whatever its status. */
export function isNotInTrash({ deletedAt }: { deletedAt?: unknown }): boolean {
  return deletedAt === null || deletedAt === undefined;
}

/** PostgreSQL has a time format of its own. */
export function isoTime(time: string): string {
  return new Date(time).toISOString();
}
