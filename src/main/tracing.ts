import type { Settings } from '../shared/platform/env.ts';
import { traceOutgoing } from '../shared/platform/tracing/trace-outgoing.ts';
import { version } from '../shared/platform/version.ts';

/** Outgoing calls name their request; with a collector everything is traced, too. Returns a function that stops both. */
export async function openTracing({
  otlp,
  release,
}: Pick<Settings, 'otlp' | 'release'>): Promise<() => Promise<void>> {
  const stopOutgoing = traceOutgoing();
  if (!otlp) return async () => stopOutgoing();
  const { startTracing } = await import('../shared/platform/tracing/start-tracing.ts');
  const stop = startTracing({ ...otlp, version: release ?? version });
  return async () => {
    stopOutgoing();
    await stop().catch(() => undefined);
  };
}
