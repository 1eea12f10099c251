import lighthouse from 'lighthouse';

export type Measured = {
  scriptKb: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Performance, accessibility, best practices, search engines. */
  scores: readonly number[];
  complaints: readonly string[];
};

/**
 * Several page loads with Lighthouse's own phone (slow network, a fourth of this machine's speed), the quickest first.
 */
export async function measure(url: string, debuggingPort: number, visits: number): Promise<Measured[]> {
  const all: Measured[] = [];
  for (let visit = 0; visit < visits; visit += 1) all.push(await visitOnce(url, debuggingPort));
  return all.toSorted((a, b) => a.lcpMs + a.tbtMs - (b.lcpMs + b.tbtMs));
}

/** Lighthouse loses events of its own trace now and then (no paint, NO_NAVSTART); such a page load is repeated. */
async function visitOnce(url: string, port: number, retries = 3): Promise<Measured> {
  const { lhr } = (await lighthouse(url, { port, output: 'json', logLevel: 'error' })) ?? {};
  const blockingTime = lhr?.audits['total-blocking-time']?.numericValue ?? Number.NaN;
  const incomplete = !lhr || lhr.runtimeError !== undefined || Number.isNaN(blockingTime);
  if (incomplete && retries > 0) return visitOnce(url, port, retries - 1);
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no report'}`);
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const refs = categories.slice(1).flatMap((id) => lhr.categories[id]?.auditRefs ?? []);
  return {
    scriptKb: scriptBytes(lhr.audits['network-requests']?.details) / 1024,
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    complaints: refs
      .map(({ id }) => lhr.audits[id])
      .flatMap((audit) => (audit?.score !== null && (audit?.score ?? 1) < 1 ? [audit?.title ?? ''] : [])),
  };
}

function scriptBytes(details: unknown): number {
  const { items = [] } = details as { items?: { resourceType?: string; transferSize?: number }[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
