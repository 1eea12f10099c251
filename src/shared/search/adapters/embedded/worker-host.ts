import { Worker } from 'node:worker_threads';
import type { WorkerCall, WorkerResponse, WorkerTask } from './worker-messages.ts';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** The main thread's side of the worker: calls are messages, responses settle promises. */
export class WorkerHost {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #lost: Error | undefined;

  constructor(entry: URL, onLost: (error: Error) => void) {
    this.#worker = new Worker(entry);
    this.#worker.on('message', (response: WorkerResponse) => this.#settle(response));
    const onExit = (error: Error) => {
      if (this.#lost) return;
      this.#lost = error;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
      onLost(error);
    };
    this.#worker.on('error', (cause) => onExit(new Error('The search worker failed', { cause })));
    this.#worker.on('exit', (code) => onExit(new Error(`The search worker stopped with code ${code}`)));
  }

  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  call<T>(task: WorkerTask): Promise<T> {
    if (this.#lost) return Promise.reject(this.#lost);
    this.#calls += 1;
    const call: WorkerCall = { call: this.#calls, task };
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(call.call, { resolve, reject });
      this.#worker.postMessage(call);
    }) as Promise<T>;
  }

  async close(): Promise<void> {
    this.#lost ??= new Error('The search is closed');
    await this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
  }

  #settle(response: WorkerResponse): void {
    const waiting = this.#waiting.get(response.call);
    this.#waiting.delete(response.call);
    if ('problem' in response) waiting?.reject(new Error(response.problem));
    else waiting?.resolve(response.value);
  }
}
