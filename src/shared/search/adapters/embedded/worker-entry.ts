import { parentPort } from 'node:worker_threads';
import type { Loading } from './index-engine.ts';
import { LocalIndex } from './local-index.ts';
import type { WorkerCall, WorkerResponse, WorkerTask } from './worker-messages.ts';

/** The worker's side of worker-host: large indices live in this thread, so that pages never wait for them. */
const indices = new Map<number, LocalIndex>();
const loadings = new Map<number, Loading>();

parentPort?.on('message', async ({ call, task }: WorkerCall) => {
  parentPort?.postMessage(await respond(call, task));
});

async function respond(call: number, task: WorkerTask): Promise<WorkerResponse> {
  try {
    return { call, value: await runTask(task) };
  } catch (error) {
    return { call, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function runTask(task: WorkerTask): Promise<unknown> {
  switch (task.do) {
    case 'open':
      return void indices.set(task.index, new LocalIndex(task.definition));
    case 'drop':
      return void indices.delete(task.index);
    case 'search':
      return indexOf(task).search(task.plan);
    case 'upsert':
      return indexOf(task).upsert(task.records);
    case 'remove':
      return indexOf(task).remove(task.ids);
    case 'load':
      return void loadings.set(task.load, await indexOf(task).load());
    case 'load-add':
      return loadingOf(task).add(task.records);
    case 'load-finish':
      await loadingOf(task).finish();
      return void loadings.delete(task.load);
    case 'load-abandon':
      return void loadings.delete(task.load);
  }
}

function indexOf({ index }: WorkerTask): LocalIndex {
  const found = indices.get(index);
  if (!found) throw new Error(`The search worker has no index ${index}`);
  return found;
}

function loadingOf({ load }: { load: number }): Loading {
  const found = loadings.get(load);
  if (!found) throw new Error(`The search worker has no loading ${load}`);
  return found;
}
