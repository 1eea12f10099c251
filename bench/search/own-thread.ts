import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import type { BenchEngine } from './engine.ts';
import { timed } from './measure.ts';
import type { BenchQuery } from './queries.ts';

type Task = { readonly cars: number } | { readonly query: BenchQuery };

/**
 * An engine in its own thread, so that the garbage of one engine is not collected on another's time.
 * The thread runs this same bundle with the engine's name as workerData; times are taken inside it.
 */
export function inOwnThread(name: string): BenchEngine {
  const worker = new Worker(new URL(import.meta.url), { workerData: name, argv: process.argv.slice(2) });
  const call = async <T>(task: Task): Promise<T> => {
    worker.postMessage(task);
    const [response] = await once(worker, 'message');
    return response as T;
  };
  return {
    name,
    load: (cars) => call({ cars }),
    search: (query) => call({ query }),
    close: async () => void (await worker.terminate()),
  };
}

/** The worker's side: runs one task after the other. */
export function serve(engine: BenchEngine): void {
  parentPort?.on('message', async (task: Task) => {
    if ('cars' in task) {
      parentPort?.postMessage(await engine.load(task.cars));
    } else {
      const { ms, value } = await timed(() => engine.search(task.query));
      parentPort?.postMessage({ ...value, ms });
    }
  });
}
