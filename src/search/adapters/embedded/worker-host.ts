import { Worker } from 'node:worker_threads';
import type { WorkerCall, WorkerResponse, WorkerTask } from './worker-messages.ts';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** The worker thread seen from the pages' side: a question goes over as a message, the answer settles a promise. */
export class WorkerHost {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #lost: Error | undefined;

  constructor(entry: URL, onLost: (error: Error) => void) {
    this.#worker = new Worker(entry);
    this.#worker.on('message', (answer: WorkerResponse) => this.#settle(answer));
    const lose = (error: Error) => {
      if (this.#lost) return;
      this.#lost = error;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
      onLost(error);
    };
    this.#worker.on('error', (cause) => lose(new Error('The search worker failed', { cause })));
    this.#worker.on('exit', (code) => lose(new Error(`The search worker stopped with code ${code}`)));
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

  #settle(answer: WorkerResponse): void {
    const waiting = this.#waiting.get(answer.call);
    this.#waiting.delete(answer.call);
    if ('problem' in answer) waiting?.reject(new Error(answer.problem));
    else waiting?.resolve(answer.value);
  }
}
