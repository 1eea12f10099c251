import { parentPort } from 'node:worker_threads';
import type { PaintTask } from '../painter.ts';
import { paintPicture } from './paint-picture.ts';

export type PaintCall = { call: number; task: PaintTask };
export type PaintResponse = { call: number } & ({ bytes: Uint8Array } | { problem: string });

/** The worker's side of the threaded painter: pages never wait while millions of pixels are added up. */
parentPort?.on('message', async ({ call, task }: PaintCall) => {
  parentPort?.postMessage(await respond(call, task));
});

async function respond(call: number, task: PaintTask): Promise<PaintResponse> {
  try {
    return { call, bytes: await paintPicture(task) };
  } catch (error) {
    return { call, problem: error instanceof Error ? error.message : String(error) };
  }
}
