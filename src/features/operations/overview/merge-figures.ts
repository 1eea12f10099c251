import type { FailingSection } from '../processes/failing-sections.ts';
import type { ProcessFigures } from '../processes/process-registry.ts';
import type { SlowPage } from '../processes/slow-pages.ts';

/** How long pages of a kind take to render, over all processes. */
export type RenderSummary = { kind: string; count: number; p95Seconds: number | undefined };

type Figures = readonly Pick<ProcessFigures, 'renders' | 'failingSections' | 'slowPages'>[];

export function mergeRenders(figures: Figures): readonly RenderSummary[] {
  const all = figures.flatMap(({ renders }) => renders);
  return [...Map.groupBy(all, ({ kind }) => kind)]
    .map(([kind, some]) => {
      const buckets = new Map<number, number>();
      for (const { seconds, count } of some.flatMap((one) => one.buckets))
        buckets.set(seconds, (buckets.get(seconds) ?? 0) + count);
      const count = some.reduce((sum, one) => sum + one.count, 0);
      return { kind, count, p95Seconds: quantile(0.95, count, buckets) };
    })
    .sort((a, b) => (b.p95Seconds ?? Number.POSITIVE_INFINITY) - (a.p95Seconds ?? Number.POSITIVE_INFINITY));
}

/**
 * Estimated from cumulative buckets, as Prometheus does: evenly spread within one. Undefined above the last bucket,
 * where nothing more is known.
 */
export function quantile(
  share: number,
  count: number,
  cumulative: ReadonlyMap<number, number>,
): number | undefined {
  const rank = share * count;
  let from = { seconds: 0, count: 0 };
  for (const [seconds, upTo] of [...cumulative].sort(([a], [b]) => a - b)) {
    if (upTo >= rank && upTo > from.count)
      return from.seconds + ((seconds - from.seconds) * (rank - from.count)) / (upTo - from.count);
    from = { seconds, count: upTo };
  }
  return undefined;
}

/** A page may fail in several processes: since the first, as often as in all. */
export function mergeSections(figures: Figures): readonly FailingSection[] {
  const all = figures.flatMap(({ failingSections }) => failingSections);
  const bySection = Map.groupBy(all, ({ site, path, block }) => JSON.stringify([site, path, block]));
  return [...bySection.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const since = [first, ...others].map((one) => one.since).sort()[0] ?? first.since;
      return [{ ...first, since, count: others.reduce((sum, one) => sum + one.count, first.count) }];
    })
    .sort((a, b) => (a.since < b.since ? -1 : 1));
}

const LISTED = 15;

export function mergeSlowPages(figures: Figures): readonly SlowPage[] {
  const slowestFirst = figures
    .flatMap(({ slowPages }) => slowPages)
    .sort((a, b) => b.milliseconds - a.milliseconds);
  const once = new Map<string, SlowPage>();
  for (const page of slowestFirst) {
    const key = `${page.site} ${page.path}`;
    if (!once.has(key)) once.set(key, page);
  }
  return [...once.values()].slice(0, LISTED);
}
