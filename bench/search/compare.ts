import type { BenchEngine } from './engine.ts';
import { inMs, Times, table, timed } from './measure.ts';
import { type BenchQuery, benchQueries, type Kind, kinds } from './queries.ts';

/** A query that took this long is the last of its kind for the engine, so that a slow one cannot stall the run. */
const QUERY_CAP_MS = 3000;
const ENGINE_BUDGET_MS = 60_000;
/** Two queries of each kind warm up and are not counted. */
const WARM_UP = 12;

export type Measured = {
  readonly engine: BenchEngine;
  readonly buildMs: number;
  readonly megabytes: number;
  readonly all: Times;
  readonly byKind: ReadonlyMap<Kind, Times>;
  readonly capped: Set<Kind>;
  /** Results whose total is not ours, except for keyphrases, where typo tolerance differs. */
  differing: number;
};

/** Every engine runs the same queries in turn, so that what slows the machine slows all of them. */
export async function compare(
  engines: readonly BenchEngine[],
  cars: number,
  queries: number,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const engine of engines) measured.push(await build(engine, cars));
  const spent = new Map<BenchEngine, number>();
  for (const [at, query] of benchQueries(cars, queries + WARM_UP).entries()) {
    let ours: number | undefined;
    for (const each of measured) {
      const isFirst = each === measured[0];
      if (!isFirst && (each.capped.has(query.kind) || (spent.get(each.engine) ?? 0) > ENGINE_BUDGET_MS))
        continue;
      const { ms, total } = await runQuery(each, query, at >= WARM_UP);
      ours ??= total;
      if (total !== ours && !query.keyphrase) each.differing += 1;
      spent.set(each.engine, (spent.get(each.engine) ?? 0) + ms);
    }
  }
  return measured;
}

export function print(measured: readonly Measured[]): void {
  const names = Object.keys(kinds) as Kind[];
  const head = [
    '',
    'build s',
    'MB',
    ...names.map((kind) => `${kind} p50`),
    'mix p50',
    'mix p99',
    'queries',
    'other totals',
  ];
  const rows = measured.map(({ engine, buildMs, megabytes, all, byKind, capped, differing }) => [
    engine.name,
    (buildMs / 1000).toFixed(1),
    String(megabytes),
    ...names.map(
      (kind) => `${capped.has(kind) ? '>' : ''}${inMs(byKind.get(kind)?.percentile(50) ?? Number.NaN)}`,
    ),
    inMs(all.percentile(50)),
    inMs(all.percentile(99)),
    String(all.count),
    String(differing),
  ]);
  console.log(table([head, ...rows]));
}

/** How many times as long every other engine takes for the same queries, by the medians and by the slowest hundredth. */
export function printRatios([ours, ...others]: readonly Measured[]): void {
  for (const { engine, all } of others) {
    const [p50, p99] = [50, 99].map(
      (percent) => all.percentile(percent) / (ours?.all.percentile(percent) ?? 0),
    );
    console.log(
      `  ${engine.name} takes ${inTimes(p50)} times as long as ${ours?.engine.name} (p50), ${inTimes(p99)} times (p99)`,
    );
  }
}

function inTimes(ratio = Number.NaN): string {
  return ratio.toFixed(ratio < 10 ? 1 : 0);
}

const facetKinds: readonly Kind[] = ['all', 'chosen', 'ranges', 'deep'];

/** How many times longer the quickest other engine takes over the kinds that only count and filter, by their medians. */
export function facetRatio([ours, ...others]: readonly Measured[]): number {
  const sum = (each: Measured | undefined) =>
    facetKinds.reduce((total, kind) => total + (each?.byKind.get(kind)?.percentile(50) ?? Number.NaN), 0);
  return Math.min(...others.map(sum).filter((ms) => !Number.isNaN(ms))) / sum(ours);
}

async function build(engine: BenchEngine, cars: number): Promise<Measured> {
  const { ms, value: megabytes } = await timed(() => engine.load(cars));
  const byKind = new Map(Object.keys(kinds).map((kind) => [kind as Kind, new Times()]));
  return { engine, buildMs: ms, megabytes, all: new Times(), byKind, capped: new Set(), differing: 0 };
}

async function runQuery({ engine, all, byKind, capped }: Measured, query: BenchQuery, isCounted: boolean) {
  const { ms: taken, value } = await timed(() => engine.search(query));
  const ms = value.ms ?? taken;
  const isCapped = ms > QUERY_CAP_MS;
  if (isCapped) capped.add(query.kind);
  if (isCounted || isCapped) {
    all.add(ms);
    byKind.get(query.kind)?.add(ms);
  }
  return { ms, total: value.total };
}
