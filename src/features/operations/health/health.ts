import type { Clock } from '../../../shared/platform/clock.ts';

/** degraded: the sites are served all the same, but somebody should look. */
export type PartStatus = 'ok' | 'degraded';

export type HealthPart = {
  name: string;
  status: PartStatus;
  /** How long ago the part was last known to be well, or how old what it holds is. */
  ageSeconds: number | undefined;
};

export type HealthReport = { status: PartStatus; parts: readonly HealthPart[] };

/** Looks at a part; one that throws or takes too long is degraded. */
export type HealthProbe = () => Promise<readonly HealthPart[]> | readonly HealthPart[];

const PROBE_LIMIT_MS = 1000;
/** Balancers ask often and from many places; the answer may be this old. */
const REPORT_FRESH_MS = 2000;

export type Health = { report: () => Promise<HealthReport> };

/** The parts behind the sites. All are looked at together, at most every two seconds. */
export function createHealth(probes: Readonly<Record<string, HealthProbe>>, clock: Clock): Health {
  const lastWell = new Map<string, Date>();
  let latest: { at: number; report: Promise<HealthReport> } | undefined;

  async function probeOne(name: string, probe: HealthProbe): Promise<readonly HealthPart[]> {
    try {
      const parts = await inTime(Promise.resolve().then(probe));
      lastWell.set(name, clock());
      return parts;
    } catch {
      const since = lastWell.get(name);
      const ageSeconds = since && secondsBetween(since, clock());
      return [{ name, status: 'degraded', ageSeconds }];
    }
  }

  async function look(): Promise<HealthReport> {
    const parts = (
      await Promise.all(Object.entries(probes).map(([name, probe]) => probeOne(name, probe)))
    ).flat();
    return { status: parts.some(({ status }) => status === 'degraded') ? 'degraded' : 'ok', parts };
  }

  return {
    report() {
      const now = clock().getTime();
      if (!latest || now - latest.at >= REPORT_FRESH_MS) latest = { at: now, report: look() };
      return latest.report;
    },
  };
}

export function secondsBetween(earlier: Date, later: Date): number {
  return Math.max(0, Math.round((later.getTime() - earlier.getTime()) / 1000));
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the part takes too long')), PROBE_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
