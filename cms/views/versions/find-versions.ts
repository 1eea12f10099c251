import type { PayloadRequest } from 'payload';

/** A saved version: when, by whom, and whether visitors see it. */
export type ListedVersion = {
  id: number | string;
  savedAt: string;
  savedBy: string;
  state: 'public' | 'published' | 'draft' | 'saved';
};

type VersionRow = {
  id: number | string;
  updatedAt: string;
  version: { changedBy?: string | null; _status?: string | null };
};

/** The versions of a document that the person may read, the newest first. Only as many are kept as one page shows. */
export async function findVersions(
  collection: string,
  id: number | string,
  req: PayloadRequest,
): Promise<readonly ListedVersion[]> {
  const { versions } = req.payload.collections[collection]?.config ?? {};
  const { docs } = await req.payload.findVersions({
    collection,
    ...{ depth: 0, limit: 0, pagination: false, overrideAccess: false, sort: '-updatedAt' },
    // Payload keeps what was public in one language apart from what was written.
    where: {
      and: [{ parent: { equals: id } }, ...(versions?.drafts ? [{ snapshot: { not_equals: true } }] : [])],
    },
    select: { updatedAt: true, version: { changedBy: true, ...(versions?.drafts && { _status: true }) } },
    req,
  });
  const rows = docs as unknown as readonly VersionRow[];
  const publicNow = (await isPublished(collection, id, req))
    ? rows.find(({ version }) => version._status === 'published')?.id
    : undefined;
  return rows.map(({ id: version, updatedAt, version: { changedBy, _status } }) => ({
    id: version,
    savedAt: updatedAt,
    savedBy: changedBy ?? '',
    state: stateOf(_status, version === publicNow),
  }));
}

/** A document that was taken off has published versions, none of which is public. */
async function isPublished(collection: string, id: number | string, req: PayloadRequest): Promise<boolean> {
  if (!req.payload.collections[collection]?.config.versions?.drafts) return false;
  const { totalDocs } = await req.payload.count({
    collection,
    overrideAccess: false,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  });
  return totalDocs > 0;
}

function stateOf(status: string | null | undefined, isPublic: boolean): ListedVersion['state'] {
  if (isPublic) return 'public';
  if (status === 'published') return 'published';
  return status === 'draft' ? 'draft' : 'saved';
}
