import { relationId } from '../../access/person.ts';
import type { Viewer } from '../own-sites.ts';

export type PageCount = { pages: number; waiting: number };

/** How many pages each site has, and how many of them have something that is not public. */
export async function pageCounts({ payload, user }: Viewer): Promise<ReadonlyMap<string, PageCount>> {
  const { docs } = await payload.find({
    collection: 'pages',
    depth: 0,
    limit: 0,
    pagination: false,
    draft: true,
    overrideAccess: false,
    user: user ?? null,
    select: { site: true, _status: true },
  });
  const bySite = Map.groupBy(docs as { site?: unknown; _status?: string | null }[], ({ site }) =>
    String(relationId(site)),
  );
  return new Map(
    [...bySite].map(([site, pages]) => [
      site,
      { pages: pages.length, waiting: pages.filter(({ _status }) => _status !== 'published').length },
    ]),
  );
}
