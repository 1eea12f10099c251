import type { Endpoint, PayloadRequest } from 'payload';
import type { RecordReference } from '../../../src/features/privacy/erasure.ts';
import type { Person } from '../../../src/shared/personal-data/person-keys.ts';
import { personalKinds } from '../../../src/shared/personal-data/personal-records.ts';
import { isLanguage } from '../../../src/shared/sites/languages.ts';
import { mayHandlePersonalData, toPerson } from '../../access/person.ts';
import { refuse } from '../../access/refuse.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { privacyInstance } from '../../privacy/privacy-instance.ts';
import { readJson } from '../../read-json.ts';
import type { StudioSettings } from '../../settings.ts';
import { privacyErrorMessages } from './privacy-error-messages.ts';
import { privacyTexts } from './texts.ts';

const MAX_LENGTH = 200;
const MAX_CHOSEN = 500;

/**
 * Searching, handing over and erasing what is kept about a person. Everything is sent in the body, since addresses are
 * logged, and everything stands in the audit log, without the person's name.
 */
export function privacyEndpoints(settings: StudioSettings): Endpoint[] {
  const endpoint = (
    path: string,
    method: 'get' | 'post',
    handle: (req: PayloadRequest, body: Record<string, unknown>) => Promise<Response>,
  ): Endpoint => ({
    path,
    method,
    handler: async (req) => {
      const signedIn = toPerson(req.user);
      if (!signedIn) return refuse(401, 'signedOut', req);
      if (!mayHandlePersonalData(signedIn)) return respond({ error: textsFor(req).notYours }, 403);
      const body = method === 'post' ? await readJson(req) : {};
      return handle(req, isObject(body) ? body : {});
    },
  });
  const privacy = () => privacyInstance(settings);

  return [
    endpoint('/privacy', 'get', async () => respond(await (await privacy()).overview())),

    endpoint('/privacy/find', 'post', async (req, body) => {
      const person = parsePerson(body);
      if (!person) return respond({ error: textsFor(req).nobody }, 400);
      const found = await (await privacy()).find(person);
      await recordAudit(req, { action: 'person-searched', detail: `${found.records.length}` });
      return respond(found);
    }),

    endpoint('/privacy/export', 'post', async (req, body) => {
      const person = parsePerson(body);
      if (!person) return respond({ error: textsFor(req).nobody }, 400);
      const chosen = parseChosen(body['records']);
      const language = String(body['language']);
      const isPage = body['as'] === 'page';
      if (isPage && !isLanguage(language)) return respond({ error: textsFor(req).noLanguage }, 400);
      const opened = await privacy();
      await recordAudit(req, { action: 'person-exported', detail: `${chosen.length}` });
      if (isPage && isLanguage(language))
        return new Response(await opened.page(person, chosen, language), {
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        });
      return respond(await opened.hand(person, chosen));
    }),

    endpoint('/privacy/erase', 'post', async (req, body) => {
      const person = parsePerson(body);
      if (!person) return respond({ error: textsFor(req).nobody }, 400);
      const chosen = parseChosen(body['records']);
      if (chosen.length === 0) return respond({ error: textsFor(req).nothing }, 400);
      const account = req.user as { name?: string; email?: string } | null;
      const erased = await (await privacy()).erase(person, chosen, account?.name ?? account?.email ?? '');
      const texts = chooseText(privacyTexts, req.i18n.language);
      if (erased === 'no-key') return respond({ error: texts.noKey }, 409);
      if (erased === 'too-many') return respond({ error: texts.cut }, 409);
      await recordAudit(req, { action: 'person-erased', detail: erased.id });
      const { id, beganAt, finishedAt, by, outcome } = erased;
      return respond({ id, beganAt, finishedAt, by, outcome });
    }),
  ];
}

function parsePerson(body: Record<string, unknown>): Person | undefined {
  const given = body['person'];
  if (!isObject(given)) return undefined;
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_LENGTH) : undefined;
  const { email, phone, plate, name } = given;
  const person = { email: text(email), phone: text(phone), plate: text(plate), name: text(name) };
  return Object.values(person).some(Boolean) ? person : undefined;
}

function parseChosen(given: unknown): RecordReference[] {
  if (!Array.isArray(given)) return [];
  return given.slice(0, MAX_CHOSEN).flatMap((each: unknown) => {
    if (!isObject(each)) return [];
    const kind = personalKinds.find((known) => known === each['kind']);
    return kind && typeof each['id'] === 'string' ? [{ kind, id: each['id'] }] : [];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsFor({ i18n }: PayloadRequest) {
  return chooseText(privacyErrorMessages, i18n.language);
}

function respond(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
