import { setInterval } from 'node:timers';
import type { Clock } from '../../../shared/platform/clock.ts';
import {
  HEARTBEAT_MS,
  LATE_AFTER_MS,
  type ProcessFigures,
  type ProcessIdentity,
  type ProcessRegistry,
} from './process-registry.ts';

export type HeartbeatOptions = {
  clock: Clock;
  figures: () => ProcessFigures | Promise<ProcessFigures>;
  /** Whether this machine runs a process; one that was killed could not remove its row itself. */
  isRunning: (pid: number) => boolean;
  /** Also done with every beat, such as storing what was counted. */
  onBeat?: ((now: Date) => Promise<void>) | undefined;
  everyMs?: number | undefined;
};

/** Writes the process's row until it is stopped, then removes it. A database that is down gets the next one. */
export function startHeartbeat(
  registry: ProcessRegistry,
  identity: ProcessIdentity,
  { clock, figures, isRunning, onBeat = async () => {}, everyMs = HEARTBEAT_MS }: HeartbeatOptions,
): () => Promise<void> {
  // A container gives every process of its own the same number; the row with this one's is a predecessor's.
  const isOther = (pid: number) => pid !== identity.pid && isRunning(pid);
  let beating: Promise<void> | undefined;
  const beat = async () => {
    const now = clock();
    try {
      await registry.beat({ ...identity, seenAt: now.toISOString(), figures: await figures() });
      await registry.removeEnded(identity.host, new Date(now.getTime() - LATE_AFTER_MS), isOther);
      await onBeat(now);
    } catch {
      // /healthz and the log say that the database is down.
    }
  };
  const beatOnce = () => {
    beating ??= beat().finally(() => {
      beating = undefined;
    });
  };
  beatOnce();
  const timer = setInterval(beatOnce, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await beating;
    await registry.remove(identity.id).catch(() => undefined);
  };
}
