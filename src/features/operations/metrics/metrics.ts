import { collectDefaultMetrics, Registry } from 'prom-client';
import { deliveryMetrics } from './delivery-metrics.ts';
import { pageMetrics } from './page-metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import { searchMetrics } from './search-metrics.ts';
import { type MetricSources, sourceMetrics } from './source-metrics.ts';
import { vitalsMetrics } from './vitals-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Everything that `/metrics` shows. What happens is counted as it happens; what is stored elsewhere is read when
 * somebody collects. Labels are names that this installation gives, never what a visitor typed.
 */
export function createMetrics() {
  const registry = new Registry();
  return {
    registry,
    requests: requestMetrics(registry),
    pages: pageMetrics(registry),
    search: searchMetrics(registry),
    deliveries: deliveryMetrics(registry),
    vitals: vitalsMetrics(registry),
    /** From then on the stored figures are shown, too. */
    connect: (sources: MetricSources) => sourceMetrics(registry, sources),
    /** Once per process: memory, processor, event loop, garbage collection. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
  };
}
