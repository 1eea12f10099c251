import { z } from 'zod';

const cacheFigures = z.object({ pages: z.int(), bytes: z.int(), hits: z.int(), misses: z.int() });

/** How often a page of a kind took at most so long to render; the buckets are those of the metrics. */
const renderTimes = z.object({
  kind: z.string(),
  count: z.int(),
  buckets: z.array(z.object({ seconds: z.number(), count: z.int() })),
});

const failingSection = z.object({
  ...{ site: z.string(), path: z.string(), block: z.string(), code: z.string(), since: z.string() },
  count: z.int(),
});

const slowPage = z.object({
  ...{ site: z.string(), path: z.string(), kind: z.string(), milliseconds: z.number(), at: z.string() },
});

const indexAge = z.object({ index: z.string(), revision: z.int(), syncedAt: z.string().optional() });

/** What a process says of itself. Another version may say less. */
export const processFigures = z.object({
  memoryBytes: z.number().optional().catch(undefined),
  eventLoopDelayMs: z.number().optional().catch(undefined),
  cache: cacheFigures.optional().catch(undefined),
  renders: z.array(renderTimes).catch([]),
  failingSections: z.array(failingSection).catch([]),
  slowPages: z.array(slowPage).catch([]),
  indices: z.array(indexAge).catch([]),
});

export type ProcessFigures = z.output<typeof processFigures>;

export type ProcessIdentity = {
  id: string;
  host: string;
  pid: number;
  version: string;
  roles: readonly string[];
  startedAt: string;
};

export type RunningProcess = ProcessIdentity & { seenAt: string; figures: ProcessFigures };

/** All processes of the installation; each writes its own row every few seconds. */
export interface ProcessRegistry {
  beat(process: RunningProcess): Promise<void>;
  remove(id: string): Promise<void>;
  /** Those of a host that were last seen before a time and whose process is gone. */
  removeEnded(host: string, before: Date, isRunning: (pid: number) => boolean): Promise<void>;
  /** Those seen since a time, and nobody before it: older rows are deleted. */
  seenSince(time: Date): Promise<readonly RunningProcess[]>;
}

export const HEARTBEAT_MS = 5000;

/** A process that was not seen for so long is late. */
export const LATE_AFTER_MS = 3 * HEARTBEAT_MS;
