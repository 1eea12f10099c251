import type { Where } from 'payload';
import { relationId } from '../../access/person.ts';
import type { OwnSite, Viewer } from '../own-sites.ts';

/** A recently changed page. */
export type RecentPage = {
  id: number | string;
  title: string;
  site: string;
  changedAt: string;
  isPublic: boolean;
};

const MAX_PAGES = 8;

export function recentPages(sites: readonly OwnSite[], viewer: Viewer): Promise<readonly RecentPage[]> {
  return findPages({}, sites, viewer);
}

/** Pages with something that is not public. */
export function unpublishedPages(sites: readonly OwnSite[], viewer: Viewer): Promise<readonly RecentPage[]> {
  return findPages({ _status: { equals: 'draft' } }, sites, viewer);
}

async function findPages(
  where: Where,
  sites: readonly OwnSite[],
  { payload, user }: Viewer,
): Promise<readonly RecentPage[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    depth: 0,
    limit: MAX_PAGES,
    draft: true,
    overrideAccess: false,
    user: user ?? null,
    select: { title: true, site: true, updatedAt: true, _status: true },
    sort: '-updatedAt',
    where,
  });
  const nameOf = new Map(sites.map(({ id, displayName }) => [String(id), displayName]));
  return (docs as unknown as Row[]).map(({ id, title, site, updatedAt, _status }) => ({
    id,
    title: title || 'Without a name',
    site: nameOf.get(String(relationId(site))) ?? '',
    changedAt: updatedAt,
    isPublic: _status === 'published',
  }));
}

type Row = {
  id: number | string;
  title?: string | null;
  site?: unknown;
  updatedAt: string;
  _status?: string | null;
};
