import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { instantOf } from '../../src/shared/platform/wall-time.ts';
import { relationId, toPerson, worksOn } from '../access/person.ts';
import { findThemeErrors } from '../collections/check-theme.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { chooseText } from '../i18n/studio-text.ts';
import type { Row } from '../publishing/to-published.ts';
import { readJson } from '../read-json.ts';
import { findOwnSites, type OwnSite } from '../views/own-sites.ts';
import { findPublishErrors } from './find-publish-errors.ts';
import { scheduleErrorMessages } from './schedule-error-messages.ts';

/** What is set to happen to one document, in the time of its site. */
export type DocumentSchedule = {
  timeZone: string;
  changes: readonly { id: number | string; kind: ScheduledKind; at: string; by: string }[];
};
export type ScheduledKind = 'publish' | 'unpublish';

/** Scheduled changes of a document: `GET`, `POST` and `DELETE /admin/api/schedule/pages/12`. */
export const scheduleEndpoints: Endpoint[] = [
  { path: '/schedule/:collection/:id', method: 'get', handler: withDocument(listChanges) },
  { path: '/schedule/:collection/:id', method: 'post', handler: withDocument(scheduleChange) },
  { path: '/schedule/:collection/:id/:job', method: 'delete', handler: withDocument(cancelChange) },
];

type Target = { collection: string; id: number | string; site: OwnSite; draft: Row };

/** Only what the person may see is found. */
function withDocument(handle: (target: Target, req: PayloadRequest) => Promise<Response>) {
  return async (req: PayloadRequest): Promise<Response> => {
    const { collection = '', id = '' } = (req.routeParams ?? {}) as Record<string, string>;
    const versions = req.payload.collections[collection]?.config.versions;
    if (!toPerson(req.user) || !versions?.drafts) return refuse(req, 'noPage', 404);
    const found = (await req.payload.findByID({
      collection: collection as never,
      id: Number(id),
      draft: true,
      // What is in the trash still says what was set.
      trash: true,
      depth: 0,
      locale: 'all',
      disableErrors: true,
      overrideAccess: false,
      user: req.user as TypedUser,
      req: isolateRequest(req),
    })) as Row | null;
    const sites = await findOwnSites(req);
    // A theme belongs to no site: its times are those of the first.
    const site =
      collection === 'themes'
        ? sites[0]
        : sites.find((own) => String(own.id) === String(relationId(found?.['site'])));
    if (!found || !site) return refuse(req, 'noPage', 404);
    return handle({ collection, id: Number(id), site, draft: found }, req);
  };
}

async function listChanges({ collection, id, site }: Target, req: PayloadRequest): Promise<Response> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { waitUntil: { exists: true } },
        { 'input.doc.value': { equals: String(id) } },
        { 'input.doc.relationTo': { equals: collection } },
      ],
    },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: isolateRequest(req),
  });
  const changes = await Promise.all((docs as unknown as Job[]).map((job) => toChange(job, site, req)));
  return Response.json({ timeZone: site.timeZone, changes } satisfies DocumentSchedule, { headers: noStore });
}

type Job = {
  id: number | string;
  waitUntil: string;
  input?: { type?: string; user?: { value?: number | string } | null };
};

async function toChange(
  { id, waitUntil, input }: Job,
  { timeZone }: OwnSite,
  req: PayloadRequest,
): Promise<DocumentSchedule['changes'][number]> {
  const person = input?.user?.value;
  const found =
    person === undefined
      ? undefined
      : await req.payload.findByID({
          collection: 'users',
          id: person,
          depth: 0,
          disableErrors: true,
          overrideAccess: true,
          req: isolateRequest(req),
        });
  const kind = input?.type === 'unpublish' ? 'unpublish' : 'publish';
  const at = formatAt(new Date(waitUntil), timeZone, req.i18n.language);
  return { id, kind, at, by: String((found as { name?: unknown } | null | undefined)?.name ?? '') };
}

export function formatAt(at: Date, timeZone: string, language: string): string {
  const options = { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', options).format(at);
}

async function scheduleChange(target: Target, req: PayloadRequest): Promise<Response> {
  const { collection, id, site, draft } = target;
  const person = toPerson(req.user);
  if (
    !person ||
    person.role === 'author' ||
    (collection === 'themes' && person.role !== 'administrator') ||
    !worksOn(person, site.id)
  )
    return refuse(req, 'notAllowed', 403);
  if (draft['deletedAt']) return refuse(req, 'noPage', 404);
  const { kind, time } = ((await readJson(req)) ?? {}) as { kind?: unknown; time?: unknown };
  const at = typeof time === 'string' ? instantOf(time, site.timeZone) : undefined;
  if (!at || (kind !== 'publish' && kind !== 'unpublish')) return refuse(req, 'noTime', 400, 'time');
  if (at <= systemClock()) return refuse(req, 'past', 400, 'time');
  const errors = kind === 'publish' ? await findErrors(target, req) : [];
  if (errors.length > 0) return Response.json({ errors }, { status: 400, headers: noStore });
  await req.payload.jobs.queue({
    task: 'schedulePublish' as never,
    waitUntil: at,
    input: {
      type: kind,
      doc: { relationTo: collection, value: String(id) },
      timezone: site.timeZone,
      user: { relationTo: 'users', value: person.id },
    } as never,
  });
  return listChanges(target, req);
}

async function findErrors({ collection, draft }: Target, req: PayloadRequest) {
  if (collection === 'themes') return findThemeErrors(draft, req.i18n.language);
  return collection === 'pages' ? findPublishErrors(draft, isolateRequest(req)) : [];
}

/** Who may cancel it is decided by the guard of the job queue. */
async function cancelChange(target: Target, req: PayloadRequest): Promise<Response> {
  const { docs } = await req.payload.delete({
    collection: 'payload-jobs',
    where: {
      and: [
        { id: { equals: Number(req.routeParams?.['job']) } },
        { 'input.doc.value': { equals: String(target.id) } },
      ],
    },
    overrideAccess: true,
    req: isolateRequest(req),
  });
  return docs.length > 0 ? listChanges(target, req) : refuse(req, 'notAllowed', 403);
}

const noStore = { 'cache-control': 'no-store' };

function refuse(
  req: PayloadRequest,
  reason: keyof (typeof scheduleErrorMessages)['en'],
  status: number,
  path?: string,
): Response {
  return respond(chooseText(scheduleErrorMessages, req.i18n.language)[reason], status, path);
}

function respond(message: string, status: number, path?: string): Response {
  return Response.json({ errors: [{ ...(path && { path }), message }] }, { status, headers: noStore });
}
