import type { Endpoint, PayloadRequest } from 'payload';
import { toPerson } from '../../access/person.ts';
import { operationsInstance } from '../../operations/operations-instance.ts';
import type { StudioSettings } from '../../settings.ts';

/** What the operations page reads and does, for administrators only. */
export function operationsEndpoints(settings: StudioSettings): Endpoint[] {
  const forAdministrators =
    (handle: (req: PayloadRequest) => Promise<Response>) => async (req: PayloadRequest) => {
      const person = toPerson(req.user);
      if (!person) return respond({ error: 'Sign in first.' }, 401);
      if (person.role !== 'administrator') return respond({ error: 'Only administrators see this.' }, 403);
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
        if (!choice) return respond({ error: 'Give the key of a delivery, or all.' }, 400);
        const replayed = await (await operationsInstance(settings)).replay(choice);
        return respond({ replayed });
      }),
    },
    {
      path: '/operations/roll-back',
      method: 'post',
      handler: forAdministrators(async (req) => {
        const choice = parseRollBack(await readBody(req));
        if (!choice) return respond({ error: 'Give the index and the revision of an import.' }, 400);
        const outcome = await (await operationsInstance(settings)).rollBack(choice);
        if (outcome.state === 'rolled-back') return respond(outcome);
        return respond({ error: refusals[outcome.state] }, 409);
      }),
    },
  ];
}

const refusals = {
  busy: 'An import of this index is running. Wait until it is done.',
  'not-kept': 'What was there before this import is no longer stored.',
};

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
