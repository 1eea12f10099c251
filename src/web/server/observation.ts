type PartStatus = 'ok' | 'degraded';

export type HealthPart = { name: string; status: PartStatus; ageSeconds: number | undefined };

/** The parts behind the sites, as somebody else looks after them. */
export type Health = { report: () => Promise<{ status: PartStatus; parts: readonly HealthPart[] }> };

export type RequestMetrics = {
  observe: (request: { route: string; page: string; status: number; seconds: number }) => void;
};

/** What the server tells whoever counts, and the figures that it hands out. */
export type Metrics = {
  registry: { contentType: string; metrics: () => Promise<string> };
  requests: RequestMetrics;
  pages: {
    rendered: (kind: string, seconds: number) => void;
    sectionFailed: (block: string, code: string) => void;
  };
  vitals: { measured: (vitals: WebVitals) => void };
};

/** Durations in milliseconds, as browsers give them. */
type WebVitals = {
  page: string;
  LCP?: number | undefined;
  INP?: number | undefined;
  CLS?: number | undefined;
  TTFB?: number | undefined;
};

type RenderedPage = { site: string; path: string };

/** What the server tells whoever remembers it for the operations page. */
export type SiteActivity = {
  addresses: { count: (hit: { site: string; kind: 'missing' | 'redirect'; address: string }) => void };
  failingSections: {
    pageRendered: (page: RenderedPage, failures: readonly { block: string; code: string }[]) => void;
  };
  slowPages: { pageRendered: (page: RenderedPage & { kind: string; milliseconds: number }) => void };
};
