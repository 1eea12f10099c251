import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CutConnectionError, forwardRequest, NotReachedError } from './forward-request.ts';

export type ProxyCounts = {
  /** Requests that the next process got, because the one whose turn it was could not be reached. */
  passedOn: number;
  /** Answers 502: the process ended while it had the request. */
  cut: number;
  /** Answers 503: no process could be reached. */
  unreachable: number;
};

export type RoundRobinProxy = { port: number; counts: ProxyCounts; stop: () => Promise<void> };

/** A process that could not be reached is left out for so long. */
const LEFT_OUT_MS = 500;
const RETRY_AFTER_SECONDS = '1';

/**
 * A plain proxy in front of several processes of the sites, each in turn. `ports` is read for every request, so that
 * processes may come and go. It knows no sessions.
 */
export async function startRoundRobinProxy(
  ports: () => readonly number[],
  port = 0,
): Promise<RoundRobinProxy> {
  const counts: ProxyCounts = { passedOn: 0, cut: 0, unreachable: 0 };
  const leftOutUntil = new Map<number, number>();
  let turn = 0;

  const inTurn = () => {
    const all = ports();
    turn += 1;
    const ordered = all.map((_, at) => all[(turn + at) % all.length] ?? 0);
    const now = Date.now();
    const isLeftOut = (each: number) => (leftOutUntil.get(each) ?? 0) > now;
    return [...ordered.filter((each) => !isLeftOut(each)), ...ordered.filter(isLeftOut)];
  };

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    for (const target of inTurn()) {
      try {
        return await forwardRequest(request, response, target);
      } catch (error) {
        if (error instanceof CutConnectionError) return refuse(response, 502, 'cut');
        if (!(error instanceof NotReachedError)) throw error;
        leftOutUntil.set(target, Date.now() + LEFT_OUT_MS);
        counts.passedOn += 1;
      }
    }
    refuse(response, 503, 'unreachable');
  };

  const refuse = (response: ServerResponse, status: number, reason: 'cut' | 'unreachable') => {
    counts[reason] += 1;
    if (response.headersSent) return void response.destroy();
    response.writeHead(status, { 'retry-after': RETRY_AFTER_SECONDS, 'x-proxy-error': reason }).end();
  };

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
