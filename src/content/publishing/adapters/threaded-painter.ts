import { Worker } from 'node:worker_threads';
import { workerFile } from '../../../shared/platform/worker-file.ts';
import type { Painter, PaintTask } from '../painter.ts';
import type { PaintCall, PaintResponse } from './paint-worker.ts';

/** One is composed while another is decoded or encoded. Each takes about 20 MB while it is in the worker. */
const MAX_AT_ONCE = 2;

type Waiting = {
  task: PaintTask;
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
};

/** Composes in one worker thread, started by the first picture; more pictures than two wait their turn. */
export function threadedPainter(
  entry = () => workerFile('./paint-worker.ts', 'paint-worker', import.meta.url),
): Painter {
  const queue: Waiting[] = [];
  const running = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let calls = 0;

  function start(): Worker {
    const started = new Worker(entry());
    // A picture that nobody waits for any more does not hold up the end of the process.
    started.unref();
    started.on('message', settle);
    const lose = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of running.values()) reject(error);
      running.clear();
      // The next ones get a new worker.
      next();
    };
    started.on('error', (cause) => lose(new Error('The worker that composes pictures failed', { cause })));
    started.on('exit', (code) => lose(new Error(`The worker that composes pictures stopped with ${code}`)));
    return started;
  }

  function next(): void {
    while (running.size < MAX_AT_ONCE) {
      const waiting = queue.shift();
      if (!waiting) break;
      calls += 1;
      running.set(calls, waiting);
      worker ??= start();
      worker.ref();
      worker.postMessage({ call: calls, task: waiting.task } satisfies PaintCall);
    }
    if (running.size === 0) worker?.unref();
  }

  function settle(response: PaintResponse): void {
    const waiting = running.get(response.call);
    running.delete(response.call);
    if ('problem' in response) waiting?.reject(new Error(response.problem));
    else
      waiting?.resolve(
        Buffer.from(response.bytes.buffer, response.bytes.byteOffset, response.bytes.byteLength),
      );
    next();
  }

  return {
    paint: (task) =>
      new Promise((resolve, reject) => {
        queue.push({ task, resolve, reject });
        next();
      }),
    async close() {
      const stopping = worker;
      worker = undefined;
      const error = new Error('The worker that composes pictures is closed');
      for (const { reject } of [...running.values(), ...queue.splice(0)]) reject(error);
      running.clear();
      await stopping?.terminate();
    },
  };
}
