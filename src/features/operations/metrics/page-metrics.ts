import { Counter, Histogram, type Registry } from 'prom-client';

type RenderTimes = { kind: string; count: number; buckets: { seconds: number; count: number }[] };

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function pageMetrics(registry: Registry) {
  const registers = [registry];
  const renders = new Histogram({
    name: 'forecourt_page_render_seconds',
    help: 'Loading and rendering a page that the cache did not have, by kind of page.',
    labelNames: ['page'],
    buckets: secondsBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'forecourt_section_failures_total',
    help: 'Sections that showed their fallback, by block and code.',
    labelNames: ['block', 'code'],
    registers,
  });
  return {
    rendered: (page: string, seconds: number) => renders.observe({ page }, seconds),
    /** How long pages of each kind took, in the buckets of the metric. */
    async renderTimes(): Promise<readonly RenderTimes[]> {
      const { values } = await renders.get();
      return [...Map.groupBy(values, ({ labels }) => String(labels['page'])).entries()].map(
        ([kind, some]) => ({
          kind,
          count: some.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0,
          buckets: some.flatMap(toBucket),
        }),
      );
    },
    sectionFailed: (block: string, code: string) => failures.inc({ block, code }),
  };
}

function toBucket({ labels, value }: { labels: object; value: number }) {
  const { le } = labels as { le?: unknown };
  return typeof le === 'number' ? [{ seconds: le, count: value }] : [];
}
