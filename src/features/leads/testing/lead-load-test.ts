import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server process that accepts leads and can be killed. */
export type LeadServer = { port: number; kill: () => Promise<void> };

export type LeadLoadTestPlan = {
  leads: number;
  /** How often the process is killed while the leads come in. */
  kills: number;
  /** How many clients send at the same time. */
  clients: number;
  host: string;
  /** What else than leads is sent: where to, and what in the response tells two of them apart. */
  api?: { path: string; idOf: (response: Record<string, string>) => string | undefined };
  start: (webhookUrl: string) => Promise<LeadServer>;
  form: (submissionId: string, at: number) => object;
  /** From 0 to 1. */
  random: () => number;
};

/** Each lead is sent three times, as by a client that never received the response. */
const SENDS_PER_LEAD = 3;
const REFUSED_SHARE = 0.2;
const LOST_RESPONSE_SHARE = 0.1;

/**
 * Many leads, a receiver at which three in ten deliveries fail, and a process that is killed while they come in.
 * Returns the ids that clients were given and what the receiver got.
 */
export async function runLeadLoadTest(plan: LeadLoadTestPlan) {
  const receiver = await flakyReceiver(plan.random);
  const acknowledged = new Map<string, Set<string>>();
  let server = await plan.start(receiver.url);
  let kills = 0;
  let next = 0;

  const client = async () => {
    for (let at = next++; at < plan.leads; at = next++) {
      const submissionId = `submission-${String(at).padStart(6, '0')}`;
      const body = JSON.stringify(plan.form(submissionId, at));
      const ids = new Set<string>();
      for (let sent = 0; sent < SENDS_PER_LEAD; sent += 1) ids.add(await postUntilAccepted(body));
      acknowledged.set(submissionId, ids);
    }
  };
  const postUntilAccepted = async (body: string): Promise<string> => {
    for (;;) {
      const id = await post(server.port, plan, body);
      if (id) return id;
      await pause(25);
    }
  };
  const killer = async () => {
    while (kills < plan.kills) {
      await pause(5);
      if (acknowledged.size < (plan.leads * (kills + 1)) / (plan.kills + 1)) continue;
      await server.kill();
      kills += 1;
      server = await plan.start(receiver.url);
    }
  };
  await Promise.all([...Array.from({ length: plan.clients }, client), killer()]);
  return {
    acknowledged: acknowledged,
    receiver,
    kills,
    stop: () => Promise.all([server.kill(), receiver.close()]),
  };
}

const leadsApi = {
  path: '/api/forms/comhub',
  idOf: ({ id }: Record<string, string>) => id,
};

async function post(
  port: number,
  { host, api = leadsApi }: Pick<LeadLoadTestPlan, 'host' | 'api'>,
  body: string,
): Promise<string | undefined> {
  try {
    const headers = { 'content-type': 'application/json', 'x-forwarded-host': host };
    const url = `http://127.0.0.1:${port}${api.path}`;
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    if (response.status === 202) return api.idOf((await response.json()) as Record<string, string>);
    // An overloaded server asks for a retry.
    if (response.status === 503) return undefined;
    throw new Error(`status ${response.status}: ${await response.text()}`);
  } catch (error) {
    // The process was killed and the client retries. Anything else is a bug.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
      return undefined;
    throw error;
  }
}

/** Refuses some deliveries, drops the response to others, and counts each key. */
async function flakyReceiver(chance: () => number) {
  const received = new Map<string, number>();
  const counts = { calls: 0, refused: 0, lostResponses: 0 };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const drawn = chance();
      counts.calls += 1;
      if (drawn < REFUSED_SHARE) {
        counts.refused += 1;
        response.writeHead(503).end();
        return;
      }
      received.set(key, (received.get(key) ?? 0) + 1);
      if (drawn < REFUSED_SHARE + LOST_RESPONSE_SHARE) {
        counts.lostResponses += 1;
        request.socket.destroy();
      } else response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}/leads`, received, counts, close };
}
