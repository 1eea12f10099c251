import type { CollectionSlug, Payload, PayloadRequest, SelectType, Where } from 'payload';
import type { Row, StudioId } from './to-published.ts';

/** A document as stored in the studio's tables: every language, no hooks, relationships as ids. */
export type StudioRow = Row & {
  id: StudioId;
  updatedAt: string;
  key?: unknown;
  name?: unknown;
  site?: unknown;
  brands?: unknown;
  _status?: unknown;
  deletedAt?: unknown;
};

type RowQuery = { where?: Where; select?: SelectType; sort?: string };

// Payload's own adapters read like this too; a request only matters within a transaction.
const noRequest = {} as PayloadRequest;

export async function findRows(
  payload: Payload,
  collection: string,
  query: RowQuery = {},
): Promise<StudioRow[]> {
  const { docs } = await payload.db.find({
    collection: collection as CollectionSlug,
    joins: false,
    limit: 0,
    pagination: false,
    req: noRequest,
    ...query,
  });
  return docs as unknown as StudioRow[];
}

export async function findRow(
  payload: Payload,
  collection: string,
  id: StudioId,
): Promise<StudioRow | undefined> {
  const row = await payload.db.findOne({
    collection: collection as CollectionSlug,
    joins: false,
    req: noRequest,
    where: { id: { equals: id } },
  });
  return (row as unknown as StudioRow | null) ?? undefined;
}
