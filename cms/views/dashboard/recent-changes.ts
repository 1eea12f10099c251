import type { Where } from 'payload';
import { relationId } from '../../access/person.ts';
import type { OwnSite, Viewer } from '../own-sites.ts';

const kinds = {
  pages: { title: 'title', hasDrafts: true },
  shells: { title: 'title', hasDrafts: true },
  redirects: { title: 'source', hasDrafts: false },
  forms: { title: 'title', hasDrafts: false },
  dictionaries: { title: 'title', hasDrafts: false },
  media: { title: 'filename', hasDrafts: false },
} as const;

export type ChangedKind = keyof typeof kinds;

/** A document that somebody changed: who, when, where. */
export type Change = {
  key: string;
  kind: ChangedKind;
  title: string;
  site: string;
  href: string;
  changedAt: string;
  changedBy: string;
  isPublic: boolean;
};

const MAX_CHANGES = 8;

/** The newest changes of all kinds: one small query for each. */
export async function recentChanges(sites: readonly OwnSite[], viewer: Viewer): Promise<readonly Change[]> {
  const all: Change[] = [];
  for (const kind of Object.keys(kinds) as ChangedKind[])
    all.push(...(await findChanges(kind, {}, sites, viewer)));
  return all.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt)).slice(0, MAX_CHANGES);
}

/** Pages with something that is not public. */
export function unpublishedPages(sites: readonly OwnSite[], viewer: Viewer): Promise<readonly Change[]> {
  return findChanges('pages', { _status: { equals: 'draft' } }, sites, viewer);
}

async function findChanges(
  kind: ChangedKind,
  where: Where,
  sites: readonly OwnSite[],
  { payload, user }: Viewer,
): Promise<readonly Change[]> {
  const { title, hasDrafts } = kinds[kind];
  const { docs } = await payload.find({
    collection: kind,
    ...{ depth: 0, limit: MAX_CHANGES, pagination: false, draft: hasDrafts, overrideAccess: false },
    user: user ?? null,
    select: {
      [title]: true,
      site: true,
      updatedAt: true,
      changedBy: true,
      ...(hasDrafts && { _status: true }),
    },
    sort: '-updatedAt',
    where,
  });
  const nameOf = new Map(sites.map(({ id, displayName }) => [String(id), displayName]));
  return (docs as unknown as Row[]).map((row) => {
    const site = nameOf.get(String(relationId(row.site))) ?? '';
    const named = row[title];
    return {
      key: `${kind}.${row.id}`,
      kind,
      title: typeof named === 'string' && named ? named : site,
      site,
      href: `/admin/collections/${kind}/${row.id}`,
      changedAt: row.updatedAt,
      changedBy: row.changedBy ?? '',
      isPublic: !hasDrafts || row._status === 'published',
    };
  });
}

type Row = Record<string, unknown> & {
  id: number | string;
  site?: unknown;
  updatedAt: string;
  changedBy?: string | null;
  _status?: string | null;
};
