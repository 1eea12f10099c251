import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import type { BenchEngine } from './engine.ts';
import { timed } from './measure.ts';
import type { BenchQuery } from './queries.ts';

type Task = { readonly cars: number } | { readonly query: BenchQuery };

/**
 * An engine in a thread of its own, so that the rubbish one engine leaves is not swept on another's time.
 * The thread runs this same bundle and is told which engine it is; times are taken inside it.
 */
export function inOwnThread(name: string): BenchEngine {
  const worker = new Worker(new URL(import.meta.url), { workerData: name, argv: process.argv.slice(2) });
  const ask = async <T>(task: Task): Promise<T> => {
    worker.postMessage(task);
    const [answer] = await once(worker, 'message');
    return answer as T;
  };
  return {
    name,
    load: (cars) => ask({ cars }),
    search: (query) => ask({ query }),
    close: async () => void (await worker.terminate()),
  };
}

/** The other end: answers one task after the other. */
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
