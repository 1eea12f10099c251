import { Histogram, type Registry } from 'prom-client';

const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type ObservedRequest = {
  /** The pattern of the route, never the address. */
  route: string;
  /** The kind of page; empty where the answer is none. */
  page: string;
  status: number;
  seconds: number;
};

export type RequestMetrics = { observe: (request: ObservedRequest) => void };

export function requestMetrics(registry: Registry): RequestMetrics {
  const durations = new Histogram({
    name: 'forecourt_http_request_duration_seconds',
    help: 'Answered requests by route, kind of page and class of status.',
    labelNames: ['route', 'page', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  // prom-client sorts and joins the labels of every observation anew, which a cached page would notice.
  const series = new Map<string, { observe: (seconds: number) => void }>();
  return {
    observe({ route, page, status, seconds }) {
      const statusClass = statusClasses[Math.floor(status / 100)] ?? 'other';
      const key = `${statusClass} ${page} ${route}`;
      let one = series.get(key);
      if (!one) {
        one = durations.labels(route, page, statusClass);
        series.set(key, one);
      }
      one.observe(seconds);
    },
  };
}

const statusClasses: Readonly<Record<number, string>> = { 1: '1xx', 2: '2xx', 3: '3xx', 4: '4xx', 5: '5xx' };
