import type { Measured } from './cluster-clients.ts';
import type { Comparison } from './compare-with-database.ts';
import type { Fault } from './faults.ts';
import type { ProxyCounts } from './round-robin-proxy.ts';
import type { Traffic } from './traffic.ts';
import type { Visibility } from './visibility.ts';

const PUBLISHED_MS = 2000;
/** Content pages need nothing that is lost; a busy machine may turn some of them away all the same. */
const TURNED_AWAY_SHARE = 0.01;
/** With OpenSearch a worker writes the change first, and after a killed one only when its lease of 15 s has run out. */
const STOCK_MS = 20_000;

type Run = {
  traffic: Traffic;
  measured: Measured;
  comparison: Comparison;
  faults: readonly Fault[];
  proxy: ProxyCounts;
  totalMs: number;
};

/** Prints the figures of a run and what was violated. Returns whether nothing was. */
export function printReport({ traffic, measured, comparison, faults, proxy, totalMs }: Run): boolean {
  const { publishes, stock, signIns } = measured;
  const requests = traffic.times.length;
  line(
    'load',
    `${requests} requests in ${totalMs / 1000} s, p50 ${ms(traffic.times, 50)}, p99 ${ms(traffic.times, 99)}`,
  );
  for (const [name, count] of [...traffic.counts].sort(([a], [b]) => a.localeCompare(b)))
    line(`  ${name}`, count);
  line('lost and back', faults.length);
  line('proxy', `passed on ${proxy.passedOn}, cut ${proxy.cut}, unreachable ${proxy.unreachable}`);
  line('answers 503 by kind', countBy(traffic.unavailable.map(({ kind }) => kind)));
  line('sign-ins', countBy([...signIns].flatMap(([outcome, count]) => Array<string>(count).fill(outcome))));
  line('a publication is shown by a process after', spread(publishes));
  line('a change of stock is shown by a process after', spread(stock));
  for (const [name, figure] of Object.entries(comparison.figures)) line(name, figure);
  const violations = [
    ...traffic.violations.map(({ what }) => what),
    ...comparison.violations,
    ...turnedAway(traffic),
    ...lateOnes('a publication', publishes, PUBLISHED_MS),
    ...lateOnes('a change of stock', stock, STOCK_MS),
  ];
  console.log(violations.length === 0 ? '\nNothing was violated.' : `\n${violations.length} violations:`);
  for (const violation of new Set(violations)) console.log(`  ${violation}`);
  return violations.length === 0;
}

function spread(measured: readonly Visibility[]): string {
  const times = measured.map((each) => each.ms);
  return `p50 ${ms(times, 50)}, p99 ${ms(times, 99)}, at most ${ms(times, 100)} (${times.length} measured)`;
}

function turnedAway({ counts }: Traffic): string[] {
  const pages = [...counts]
    .filter(([name]) => name.startsWith('page '))
    .reduce((sum, [, count]) => sum + count, 0);
  const away = counts.get('page 503') ?? 0;
  return away > pages * TURNED_AWAY_SHARE ? [`${away} of ${pages} content pages answered 503`] : [];
}

function lateOnes(what: string, measured: readonly Visibility[], limitMs: number): string[] {
  if (measured.length === 0) return [`${what} was never measured`];
  return measured
    .filter((each) => each.ms > limitMs)
    .map(
      ({ process, ms: took, at, status }) =>
        `${process} showed ${what} after ${took} ms, at ${clockTime(at)}, with status ${status}`,
    );
}

function clockTime(at: Date): string {
  return at.toISOString().slice(11, 19);
}

function line(name: string, value: string | number): void {
  console.log(`  ${name.padEnd(50)} ${value}`);
}

function ms(times: readonly number[], percent: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
  return `${Math.round(sorted[Math.max(0, at)] ?? 0)} ms`;
}

function countBy(names: readonly string[]): string {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].map(([name, all]) => `${name} ${all.length}`).join(', ') || 'none';
}
