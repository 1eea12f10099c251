import type { Endpoint, PayloadRequest } from 'payload';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { accessErrorMessages } from '../access/access-error-messages.ts';
import { relationId, toPerson } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { chooseText } from '../i18n/studio-text.ts';
import type { StudioSettings } from '../settings.ts';
import { requestErrorMessages } from './request-error-messages.ts';
import { mailAnswer, mailEditors } from './request-mails.ts';
import {
  addRequest,
  endRequest,
  findRequests,
  type Publishable,
  type PublishingRequest,
} from './request-store.ts';

const NOTE_CHARACTERS = 2000;

type MailSettings = Pick<StudioSettings, 'smtpUrl'>;

/** What the form of a document shows: the newest request, and what the person may do about it. */
export type RequestOverview = {
  latest: PublishingRequest | undefined;
  isOwn: boolean;
  mayAnswer: boolean;
  hasChanges: boolean;
};

/** `/admin/api/publishing-request/pages/12`: an author asks, an editor publishes or sends back, the author sees the answer. */
export function requestEndpoints(settings: MailSettings): Endpoint[] {
  const path = '/publishing-request/:kind/:id';
  return [
    { path, method: 'get', handler: withDocument(handleRead) },
    { path, method: 'post', handler: withDocument((found, req) => handleAsk(found, req, settings)) },
    {
      path: `${path}/return`,
      method: 'post',
      handler: withDocument((found, req) => handleReturn(found, req, settings)),
    },
    { path: `${path}/seen`, method: 'post', handler: withDocument(handleSeen) },
  ];
}

type Found = Publishable & { site: unknown; title: string; hasChanges: boolean };
type Handle = (found: Found, req: PayloadRequest) => Promise<Response>;

/** Somebody who works on the site of the document; for everybody else it does not exist. */
function withDocument(handle: Handle) {
  return async (req: PayloadRequest): Promise<Response> => {
    const texts = chooseText(requestErrorMessages, req.i18n.language);
    if (!toPerson(req.user)) return refuse(chooseText(accessErrorMessages, req.i18n.language).signedOut, 401);
    const found = await findDocument(req);
    return found ? handle(found, req) : refuse(texts.noDocument, 404);
  };
}

async function findDocument(req: PayloadRequest): Promise<Found | undefined> {
  const [kind, id] = ['kind', 'id'].map((name) => String(req.routeParams?.[name] ?? ''));
  const config = req.payload.config.collections.find(({ slug }) => slug === kind);
  if (!kind || !id || !config?.versions?.drafts) return undefined;
  const found = (await req.payload.findByID({
    collection: kind,
    id: /^\d+$/.test(id) ? Number(id) : id,
    ...{ depth: 0, draft: true, disableErrors: true, overrideAccess: false },
    user: req.user,
    req: isolateRequest(req),
  })) as { id: number | string; site?: unknown; title?: string | null; _status?: string } | null;
  if (!found) return undefined;
  const { site, title, _status } = found;
  return {
    kind,
    id: found.id,
    site: relationId(site),
    title: title ?? '',
    hasChanges: _status !== 'published',
  };
}

async function handleRead(found: Found, req: PayloadRequest): Promise<Response> {
  const { kind, id, hasChanges } = found;
  const where = { and: [{ kind: { equals: kind } }, { document: { equals: String(id) } }] };
  const [latest] = await findRequests(where, 1, req);
  const person = toPerson(req.user);
  const overview: RequestOverview = {
    latest,
    isOwn: latest !== undefined && String(relationId(latest.askedBy)) === String(person?.id),
    mayAnswer: person?.role !== 'author',
    hasChanges,
  };
  return respond(overview);
}

async function handleAsk(found: Found, req: PayloadRequest, settings: MailSettings): Promise<Response> {
  const texts = chooseText(requestErrorMessages, req.i18n.language);
  const note = await readNote(req);
  if (note.length > NOTE_CHARACTERS) return refuse(texts.noteTooLong(NOTE_CHARACTERS), 400);
  if (!found.hasChanges) return refuse(texts.nothingToPublish, 409);
  const { site, title } = found;
  const added = await addRequest(
    found,
    { site, title, note, askedBy: req.user?.id, askedByName: nameOf(req), askedAt: now() },
    req,
  );
  if (!added) {
    const [waiting] = await findRequests({ waitingFor: { equals: `${found.kind}.${found.id}` } }, 1, req);
    return refuse(texts.askedAlready(waiting?.askedByName ?? ''), 409);
  }
  await mailEditors(added, req, settings);
  return respond({ asked: true });
}

async function handleReturn(found: Found, req: PayloadRequest, settings: MailSettings): Promise<Response> {
  const texts = chooseText(requestErrorMessages, req.i18n.language);
  if (toPerson(req.user)?.role === 'author') return refuse(texts.onlyEditors, 403);
  const answer = await readNote(req);
  if (answer === '') return refuse(texts.noteMissing, 400);
  if (answer.length > NOTE_CHARACTERS) return refuse(texts.noteTooLong(NOTE_CHARACTERS), 400);
  const ended = await endRequest(
    found,
    { state: 'returned', answer, answeredByName: nameOf(req), answeredAt: now() },
    req,
  );
  if (!ended) return refuse(texts.nothingWaits, 409);
  await mailAnswer(ended, req, settings);
  return respond({ returned: true });
}

/** The author has read the answer; it leaves the overview. */
async function handleSeen({ kind, id }: Found, req: PayloadRequest): Promise<Response> {
  await req.payload.update({
    collection: 'publishing-requests',
    ...{ depth: 0, overrideAccess: true },
    where: {
      and: [
        { kind: { equals: kind } },
        { document: { equals: String(id) } },
        { askedBy: { equals: req.user?.id } },
        { state: { not_equals: 'waiting' } },
        { seenAt: { exists: false } },
      ],
    },
    data: { seenAt: now() } as never,
    req: isolateRequest(req),
  });
  return respond({ seen: true });
}

async function readNote(req: PayloadRequest): Promise<string> {
  try {
    const { note } = ((await req.json?.()) ?? {}) as { note?: unknown };
    return typeof note === 'string' ? note.trim() : '';
  } catch {
    return '';
  }
}

export function nameOf({ user }: PayloadRequest): string {
  const { name, email } = (user ?? {}) as { name?: string | null; email?: string };
  return name || email || '';
}

function now(): string {
  return systemClock().toISOString();
}

function refuse(error: string, status: number): Response {
  return respond({ error }, status);
}

function respond(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
