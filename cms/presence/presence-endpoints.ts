import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { type Person, relationId, toPerson, worksOn } from '../access/person.ts';
import { refuse } from '../access/refuse.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { type Presence, presenceHub } from './presence-hub.ts';
import { presenceStream } from './presence-stream.ts';

/** What the browser is told of somebody else in a document. */
export type PersonHere = { form: string; name: string; language: string; field: string; isMe: boolean };
/** What the tree is told: who is in which page. */
export type PersonInTree = { id: string; name: string };

/** Who is in a document, or in the pages of a site, as long as somebody looks. */
export const presenceEndpoints: Endpoint[] = [
  { path: '/presence', method: 'get', handler: handleWatch },
  { path: '/presence', method: 'post', handler: handleMove },
];

const FORM = /^[\w-]{16,64}$/;
const MAX_FIELD = 200;

async function handleWatch(req: PayloadRequest): Promise<Response> {
  const person = toPerson(req.user);
  if (!person) return refuse(401, 'signedOut', req);
  const { form, collection, id, language, site } = asTexts(req.query);
  return site ? watchSite(site, person, req) : watchDocument({ form, collection, id, language }, person, req);
}

function watchSite(site: string, person: Person, req: PayloadRequest): Response {
  if (!worksOn(person, site)) return refuse(404, 'noSite', req);
  const hub = presenceHub();
  const isThere = (each: Presence) => each.collection === 'pages' && each.site === site;
  return presenceStream({
    current: (): PersonInTree[] =>
      hub
        .find((each) => isThere(each) && each.person !== String(person.id))
        .map(({ id, name }) => ({ id, name })),
    onChange: (listener) => hub.onChange((changed) => isThere(changed) && listener()),
    onEnd: () => {},
    signal: req.signal,
  });
}

type Asked = { form: string; collection: string; id: string; language: string };

async function watchDocument(asked: Asked, person: Person, req: PayloadRequest): Promise<Response> {
  const { form, collection, id, language } = asked;
  const document = FORM.test(form) ? await findDocument(collection, id, req) : undefined;
  if (!document) return refuse(404, 'noDocument', req);
  const hub = presenceHub();
  const { name, email } = req.user as { name?: string | null; email?: string };
  const isEntered = hub.enter({
    ...{ form, collection, id, language: language.slice(0, MAX_FIELD), field: '' },
    person: String(person.id),
    name: name || email || '',
    site: String(relationId(document['site']) ?? ''),
  });
  if (!isEntered) return refuse(404, 'noDocument', req);
  const isThere = (each: Presence) => each.collection === collection && each.id === id;
  return presenceStream({
    current: (): PersonHere[] =>
      hub
        .find((each) => isThere(each) && each.form !== form)
        .map((each) => ({
          ...{ form: each.form, name: each.name, language: each.language, field: each.field },
          isMe: each.person === String(person.id),
        })),
    onChange: (listener) => hub.onChange((changed) => isThere(changed) && listener()),
    onEnd: () => hub.leave(form),
    signal: req.signal,
  });
}

async function handleMove(req: PayloadRequest): Promise<Response> {
  const person = toPerson(req.user);
  if (!person) return refuse(401, 'signedOut', req);
  await addDataAndFileToRequest(req);
  const { form, field } = asTexts(req.data ?? {});
  const isMoved = presenceHub().moveTo(form, String(person.id), field.slice(0, MAX_FIELD));
  return isMoved ? new Response(null, { status: 204 }) : refuse(404, 'noDocument', req);
}

/** Only what the person may see. */
async function findDocument(
  collection: string,
  id: string,
  req: PayloadRequest,
): Promise<Record<string, unknown> | undefined> {
  if (!(collection in req.payload.collections) || id === '') return undefined;
  const found = await req.payload.findByID({
    collection: collection as never,
    id: (/^\d+$/.test(id) ? Number(id) : id) as never,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    // A document in the trash is looked at, too, before it is brought back.
    trash: true,
    user: req.user,
    req: isolateRequest(req),
  });
  return (found as Record<string, unknown> | null) ?? undefined;
}

function asTexts(values: Record<string, unknown>) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    ...{ form: text('form'), collection: text('collection'), id: text('id') },
    ...{ language: text('language'), site: text('site'), field: text('field') },
  };
}
