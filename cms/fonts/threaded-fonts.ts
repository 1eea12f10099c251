import { Worker } from 'node:worker_threads';
import type { PrepareFont } from './font-instance.ts';
import type { FontOutcome } from './prepare-font.ts';

const TIME_LIMIT_MS = 20_000;
const HEAP_MEGABYTES = 256;

/** Fonts are other people's programs for a renderer: each is read in a thread with limits, and editors go on meanwhile. */
export const prepareInThread: PrepareFont = (bytes) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./font-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    const end = (outcome: FontOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    };
    const broken: FontOutcome = { state: 'refused', why: 'broken', letters: '' };
    const timer = setTimeout(() => end(broken), TIME_LIMIT_MS);
    worker.once('message', end);
    worker.once('error', () => end(broken));
    worker.once('exit', () => end(broken));
  });
