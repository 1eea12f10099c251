import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type CostlyRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
};

/** How often each status came; 0: no response. */
export type SteadyCounts = { statuses: Readonly<Record<string, number>> };

/** So many requests a second, whether the ones before have been answered or not. */
export async function sendSteadily(options: {
  port: number;
  until: number;
  perSecond: number;
  makeRequest: () => CostlyRequest | undefined;
}): Promise<SteadyCounts> {
  const { port, until, perSecond, makeRequest } = options;
  const agent = new Agent({ keepAlive: true });
  const statuses: Record<string, number> = {};
  const open: Promise<void>[] = [];
  const count = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  while (performance.now() < until) {
    const made = makeRequest();
    if (!made) throw new Error('there is no such request');
    open.push(send(agent, port, made).then(count));
    await pause(1000 / perSecond);
  }
  await Promise.all(open);
  agent.destroy();
  return { statuses };
}

function send(agent: Agent, port: number, { body, ...rest }: CostlyRequest): Promise<number> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, agent, ...rest }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    })
      .once('error', () => resolve(0))
      .end(body);
  });
}
