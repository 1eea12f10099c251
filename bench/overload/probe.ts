import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Probe = { name: string; host: string; path: string };
export type ProbeResult = Probe & { latenciesMs: number[]; refused: number };

/** Asks for each address again and again, as people do, until the time is over. */
export async function probeAddresses(
  port: number,
  probes: readonly Probe[],
  durationMs: number,
  intervalMs: number,
): Promise<ProbeResult[]> {
  const until = performance.now() + durationMs;
  return Promise.all(
    probes.map(async (probe) => {
      const result: ProbeResult = { ...probe, latenciesMs: [], refused: 0 };
      while (performance.now() < until) {
        const { status, ms } = await timedGet(port, probe);
        result.latenciesMs.push(ms);
        if (status !== 200) result.refused += 1;
        await pause(intervalMs);
      }
      return result;
    }),
  );
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function timedGet(port: number, { host, path }: Probe): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }),
      );
    }).once('error', reject);
  });
}
