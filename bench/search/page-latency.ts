import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { Times } from './measure.ts';

const VISITS = 600;

/** The latency of a small page of this thread, requested by a client in its own thread. */
export async function pageLatency(during: (isOver: () => boolean) => Promise<void>): Promise<Times> {
  const server = createServer((_, response) => response.end('<!doctype html><title>Om oss</title>'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const visitor = new Worker(visiting, { eval: true, workerData: { port, visits: VISITS } });
  const times = new Times();
  let isOver = false;
  const seen = once(visitor, 'message').then(([latencies]) => {
    isOver = true;
    for (const ms of latencies as number[]) times.add(ms);
  });
  await Promise.all([seen, during(() => isOver)]);
  await visitor.terminate();
  server.close();
  return times;
}

const visiting = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { get, Agent } = require('node:http');
  const agent = new Agent({ keepAlive: true });
  const visit = () => new Promise((resolve, reject) => {
    const start = performance.now();
    get({ port: workerData.port, agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - start));
    }).on('error', reject);
  });
  (async () => {
    const times = [];
    for (let n = 0; n < workerData.visits; n += 1) {
      times.push(await visit());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    parentPort.postMessage(times);
  })();
`;
