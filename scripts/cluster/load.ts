import { setTimeout as pause } from 'node:timers/promises';

export type Client = { everyMs: number; work: (turn: number) => Promise<unknown> };

/** Runs clients until the time is over, each at its own pace, and waits for what is under way. */
export async function runLoad(clients: readonly Client[], totalMs: number): Promise<void> {
  const until = Date.now() + totalMs;
  await Promise.all(
    clients.map(async ({ everyMs, work }) => {
      for (let turn = 0; Date.now() < until; turn += 1) {
        const began = Date.now();
        await work(turn);
        await pause(Math.max(0, began + everyMs - Date.now()));
      }
    }),
  );
}
