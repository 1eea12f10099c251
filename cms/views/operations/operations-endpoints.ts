import type { Endpoint, PayloadRequest } from 'payload';
import { toPerson } from '../../access/person.ts';
import { refuse } from '../../access/refuse.ts';
import { chooseText } from '../../i18n/studio-text.ts';
import { operationsInstance } from '../../operations/operations-instance.ts';
import type { StudioSettings } from '../../settings.ts';
import { operationsErrorMessages } from './operations-error-messages.ts';

/** What the operations page reads and does, for administrators only. */
export function operationsEndpoints(settings: StudioSettings): Endpoint[] {
  const forAdministrators =
    (handle: (req: PayloadRequest) => Promise<Response>) => async (req: PayloadRequest) => {
      const person = toPerson(req.user);
      if (!person) return refuse(401, 'signedOut', req);
      if (person.role !== 'administrator') return respond({ error: textsFor(req).administratorsOnly }, 403);
      return handle(req);
    };
  return [
    {
      path: '/operations',
      method: 'get',
      handler: forAdministrators(async () => respond(await (await operationsInstance(settings)).overview())),
    },
    {
      path: '/operations/replay',
      method: 'post',
      handler: forAdministrators(async (req) => {
        const choice = parseReplay(await readBody(req));
        if (!choice) return respond({ error: textsFor(req).noDelivery }, 400);
        const replayed = await (await operationsInstance(settings)).replay(choice);
        return respond({ replayed });
      }),
    },
    {
      path: '/operations/roll-back',
      method: 'post',
      handler: forAdministrators(async (req) => {
        const choice = parseRollBack(await readBody(req));
        if (!choice) return respond({ error: textsFor(req).noImport }, 400);
        const outcome = await (await operationsInstance(settings)).rollBack(choice);
        if (outcome.state === 'rolled-back') return respond(outcome);
        return respond({ error: textsFor(req)[outcome.state] }, 409);
      }),
    },
  ];
}

function textsFor({ i18n }: PayloadRequest) {
  return chooseText(operationsErrorMessages, i18n.language);
}

async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function parseReplay({ key, all }: Record<string, unknown>): { key: string } | 'dead' | undefined {
  if (all === true) return 'dead';
  return typeof key === 'string' && key !== '' ? { key } : undefined;
}

function parseRollBack({ index, revision }: Record<string, unknown>) {
  return typeof index === 'string' && Number.isInteger(revision)
    ? { index, revision: Number(revision) }
    : undefined;
}

function respond(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
