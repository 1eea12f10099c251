import { setTimeout as pause } from 'node:timers/promises';
import type { Installation, Part } from './installation.ts';

export type Fault = { what: string; from: number; to: number };

export type Faults = {
  /** What was lost, and from when to when. */
  log: readonly Fault[];
  isPostgresAway: () => boolean;
  /** What a killed studio had accepted it publishes when it is back. */
  isStudioAway: () => boolean;
  /** The search engine, or the worker that writes to it. */
  isIndexAway: () => boolean;
  /** Whether nothing has been away since then. */
  isCalmSince: (since: number) => boolean;
  /** All of them, over the given time. */
  run: (totalMs: number) => Promise<void>;
};

const POSTGRES_AWAY_MS = 4000;
const DOWN_MS = 1500;

/** Ends and starts every part of an installation, in an order that lets each be lost alone. */
export function planFaults(
  { sites, worker, studio, postgres, openSearch }: Installation,
  say: (line: string) => void,
): Faults {
  const log: Fault[] = [];
  const isAway = (what: RegExp) => () => log.some((fault) => what.test(fault.what) && fault.to > Date.now());

  async function lose(what: string, work: () => Promise<void>): Promise<void> {
    const fault = { what, from: Date.now(), to: Number.POSITIVE_INFINITY };
    log.push(fault);
    await work();
    fault.to = Date.now();
    say(`${what}: back after ${((fault.to - fault.from) / 1000).toFixed(1)} s`);
  }
  const end = (part: Part | undefined, signal: 'SIGTERM' | 'SIGKILL') => {
    if (!part) return Promise.resolve();
    return lose(`${part.name} ${signal}`, async () => {
      await part.end(signal);
      await pause(DOWN_MS);
      await part.start();
    });
  };
  const restartPostgres = () => lose('PostgreSQL restarted', () => postgres.restart(POSTGRES_AWAY_MS));
  const stopOpenSearch = (ms: number) => {
    const [node] = openSearch?.nodes ?? [];
    if (!node) return Promise.resolve();
    return lose('OpenSearch stopped', async () => {
      await node.kill();
      await pause(ms);
      await node.start();
    });
  };
  const rollingStart = async () => {
    for (const site of sites) await end(site, 'SIGTERM');
  };

  return {
    log,
    isPostgresAway: isAway(/PostgreSQL/),
    isStudioAway: isAway(/studio/),
    isIndexAway: isAway(/OpenSearch|worker/),
    isCalmSince: (since) => log.every(({ to }) => to < since),
    run: async (totalMs) => {
      // OpenSearch is away for a minute, or for a fifth of a short run.
      const openSearchAwayMs = Math.min(60_000, totalMs / 5);
      const steps = [
        () => end(sites[0], 'SIGKILL'),
        () => end(sites[1], 'SIGTERM'),
        restartPostgres,
        () => end(worker, 'SIGKILL'),
        () => stopOpenSearch(openSearchAwayMs),
        () => end(sites[2], 'SIGKILL'),
        () => end(studio, 'SIGKILL'),
        () => end(worker, 'SIGTERM'),
        restartPostgres,
        () => end(sites[1], 'SIGKILL'),
        rollingStart,
      ];
      const began = Date.now();
      for (const [at, step] of steps.entries()) {
        const due = began + (totalMs * (at + 1)) / (steps.length + 1);
        await pause(Math.max(0, due - Date.now()));
        await step();
      }
      await pause(Math.max(0, began + totalMs - Date.now()));
    },
  };
}
