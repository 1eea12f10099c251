import { parentPort, workerData } from 'node:worker_threads';
import { prepareFont } from './prepare-font.ts';

/** One font in a thread of its own: a file that keeps the readers busy ends with the thread. */
parentPort?.postMessage(await prepareFont(Buffer.from(workerData as Uint8Array)));
