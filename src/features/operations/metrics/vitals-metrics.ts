import { Histogram, type Registry } from 'prom-client';

/** What a visitor's browser measured; durations in milliseconds, as browsers give them. */
export type WebVitals = {
  page: string;
  LCP?: number | undefined;
  INP?: number | undefined;
  CLS?: number | undefined;
  TTFB?: number | undefined;
};

/** Buckets hold the limits of "good" and "poor", so that shares can be read off. */
export function vitalsMetrics(registry: Registry) {
  const histogram = (name: string, what: string, buckets: number[]) =>
    new Histogram({
      name: `forecourt_web_vitals_${name}`,
      help: `${what} in visitors’ browsers, sampled, by kind of page.`,
      buckets,
      labelNames: ['page'],
      registers: [registry],
    });
  const lcp = histogram('lcp_seconds', 'Largest contentful paint', [0.5, 1, 1.5, 2, 2.5, 4, 8]);
  const inp = histogram('inp_seconds', 'Interaction to next paint', [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2]);
  const cls = histogram('cls', 'Cumulative layout shift', [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1]);
  const ttfb = histogram('ttfb_seconds', 'Time to first byte', [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 4]);
  return {
    measured({ page, LCP, INP, CLS, TTFB }: WebVitals): void {
      if (LCP !== undefined) lcp.observe({ page }, LCP / 1000);
      if (INP !== undefined) inp.observe({ page }, INP / 1000);
      if (CLS !== undefined) cls.observe({ page }, CLS);
      if (TTFB !== undefined) ttfb.observe({ page }, TTFB / 1000);
    },
  };
}
