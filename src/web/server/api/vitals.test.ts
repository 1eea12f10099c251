import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../../../features/operations/metrics/metrics.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../../main/testing/documents.ts';

const se = 'solvik-se.localhost';

async function anInstallation(vitalsPercent = 10) {
  const metrics = createMetrics();
  const documents = [
    siteDocument('solvik-se'),
    pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Hem')] }),
  ];
  const server = await aServer(documents, { app: { metrics, vitalsPercent, assets } });
  onTestFinished(() => server.close());
  const report = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await server.send(se, '/api/vitals', { method: 'POST', headers, body: JSON.stringify(body) }))
      .status;
  };
  return { ...server, report, read: () => metrics.registry.metrics() };
}

const assets = {
  ...{ stylesheets: [], script: '/assets/a.js', islandPreloads: [], development: false },
  modulesOf: () => [],
  addressOf: (module: string) => (module.endsWith('web-vitals.ts') ? '/assets/web-vitals.js' : undefined),
  stylesheetText: () => '',
};

test('what a browser measured is counted by the kind of page', async () => {
  const server = await anInstallation();
  expect(await server.report({ page: 'home', LCP: 900, INP: 40, CLS: 0.01, TTFB: 80 })).toBe(204);
  expect(await server.report({ page: 'home', LCP: 2600 })).toBe(204);
  const text = await server.read();
  expect(text).toContain('forecourt_web_vitals_lcp_seconds_bucket{le="2.5",page="home"} 1');
  expect(text).toContain('forecourt_web_vitals_lcp_seconds_count{page="home"} 2');
  expect(text).toContain('forecourt_web_vitals_cls_sum{page="home"} 0.01');
});

test.each<[string, object]>([
  ['an address', { page: '/kop-bil', LCP: 1 }],
  ['an unknown kind of page', { page: 'random-1', LCP: 1 }],
  ['an impossible figure', { page: 'home', LCP: -1 }],
  ['an endless figure', { page: 'home', LCP: 1e12 }],
  ['anything more', { page: 'home', LCP: 1, visitor: 'kim' }],
])('%s is refused, and makes no series', async (_, body) => {
  const server = await anInstallation();
  expect(await server.report(body)).toBe(400);
  expect(await server.read()).not.toContain('forecourt_web_vitals_lcp_seconds_count{');
});

test('a page names the script and the share of the visits, an error page does not', async () => {
  const server = await anInstallation(25);
  const { text } = await server.get(se, '/');
  expect(text).toContain('data-vitals="/assets/web-vitals.js" data-share="25" data-kind="home"');
  expect((await server.get(se, '/nope')).text).not.toContain('data-vitals=');
});

test('with 0 nobody is measured', async () => {
  const server = await anInstallation(0);
  expect((await server.get(se, '/')).text).not.toContain('data-vitals=');
});
