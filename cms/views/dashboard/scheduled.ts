import type { PayloadRequest } from 'payload';
import { relationId } from '../../access/person.ts';
import { isolateRequest } from '../../collections/isolate-request.ts';
import type { OwnSite } from '../own-sites.ts';

/** A document that changes by itself at a time. */
export type ScheduledChange = {
  key: string;
  title: string;
  site: string;
  href: string;
  type: 'publish' | 'unpublish';
  /** In the time zone of the site, with its name where several are shown. */
  at: string;
};

const MAX_JOBS = 100;

/** What is set to be published or taken off, soonest first, on the sites somebody works on. */
export async function scheduledChanges(
  sites: readonly OwnSite[],
  req: PayloadRequest,
): Promise<readonly ScheduledChange[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    ...{ depth: 0, limit: MAX_JOBS, pagination: false, overrideAccess: true, sort: 'waitUntil' },
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }],
    },
    req: isolateRequest(req),
  });
  const jobs = (docs as unknown as Job[]).filter(({ waitUntil, input }) => waitUntil && input?.doc);
  const documents = await findScheduled(jobs, req);
  const siteOf = new Map(sites.map((site) => [String(site.id), site]));
  return jobs.flatMap(({ id, waitUntil = '', input }) => {
    const document = documents.get(`${input?.doc?.relationTo}.${input?.doc?.value}`);
    const site = siteOf.get(String(relationId(document?.site)));
    if (!document || !site) return [];
    return {
      key: String(id),
      title: document.title || site.displayName,
      site: site.displayName,
      href: `/admin/collections/${input?.doc?.relationTo}/${document.id}`,
      type: input?.type === 'unpublish' ? ('unpublish' as const) : ('publish' as const),
      at: atSiteTime(waitUntil, site.timeZone, req.i18n.language),
    };
  });
}

export function atSiteTime(at: string, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at));
}

type Job = {
  id: number | string;
  waitUntil?: string;
  input?: { type?: string; doc?: { relationTo: string; value: number | string } };
};
type Scheduled = { id: number | string; title?: string | null; site?: unknown };

/** One query per collection; what the person may not see, or is in the trash, is not found. */
async function findScheduled(jobs: readonly Job[], req: PayloadRequest): Promise<Map<string, Scheduled>> {
  const byKind = Map.groupBy(jobs, ({ input }) => input?.doc?.relationTo ?? '');
  const found = new Map<string, Scheduled>();
  for (const [collection, of] of byKind) {
    const { docs } = await req.payload.find({
      collection,
      ...{ depth: 0, limit: 0, pagination: false, draft: true, overrideAccess: false },
      user: req.user,
      select: { title: true, site: true },
      where: { id: { in: of.map(({ input }) => input?.doc?.value ?? 0) } },
      req: isolateRequest(req),
    });
    for (const document of docs as unknown as Scheduled[])
      found.set(`${collection}.${document.id}`, document);
  }
  return found;
}
