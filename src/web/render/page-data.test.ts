import { afterAll, beforeAll, expect, test } from 'vitest';
import { signPreviewToken } from '../../content/publishing/preview-token.ts';
import { aServer, previewSecret } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../main/testing/documents.ts';
import type { PageData } from './page-data.ts';

const documents = [
  siteDocument('solvik-se', { gtmID: 'GTM-SITE1', consentRevision: 3 }),
  pageDocument('solvik-se', 'home', { name: 'Hem' }),
  pageDocument('solvik-se', 'home', { name: 'Home' }, 'en'),
  pageDocument('solvik-se', 'campaign', { path: '/vinter', fields: { gtmID: 'GTM-PAGE1' } }),
  siteDocument('charging', { gtmID: 'GTM-SITE2', tagServer: 'https://tags.strom.example' }),
  pageDocument('charging', 'home', {}),
];

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer(documents);
});
afterAll(() => server.close());

async function factsAt(path: string, site = 'solvik-se'): Promise<PageData & { policy: string }> {
  const { text, headers } = await server.get(`${site}.localhost`, path);
  const facts = /id="page-data">(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
  return { ...(JSON.parse(facts) as PageData), policy: String(headers['content-security-policy']) };
}

test('ANA-01 ANA-02 the page view names the item behind the address, in its language', async () => {
  expect((await factsAt('/')).pageView).toEqual({
    event: 'page_view',
    channel: 'WEB',
    currency: 'USD',
    page_name: 'Hem',
    page_variant_id: 'solvik-se_home_sv_default',
    language: 'sv',
  });
  expect((await factsAt('/en')).pageView).toMatchObject({
    page_name: 'Home',
    page_variant_id: 'solvik-se_home_en_default',
    language: 'en',
  });
});

test('ANA-01 where there is no item behind the address, there is no page view', async () => {
  const { pageView, consent } = await factsAt('/finns-inte');
  expect(pageView).toBeUndefined();
  expect(consent?.revision).toBe(3);
});

test('ANA-01 SHELL-11 in editing mode there is no page view, no consent banner and no container', async () => {
  const token = signPreviewToken({ site: 'solvik-se', expiresAt: Date.now() + 60_000 }, previewSecret);
  const { pageView, consent, gtmID, policy } = await factsAt(`/preview/?token=${token}`);
  expect([pageView, consent, gtmID]).toEqual([undefined, undefined, undefined]);
  expect(policy).not.toContain('googletagmanager');
});

test('SHELL-12 one container: the page’s own, or else the site’s', async () => {
  expect((await factsAt('/')).gtmID).toBe('GTM-SITE1');
  expect((await factsAt('/vinter')).gtmID).toBe('GTM-PAGE1');
});

test('the policy allows a container, and with an own tagging server not even Google', async () => {
  const { policy } = await factsAt('/');
  expect(policy).toMatch(/script-src 'self' ('sha256-[^']+' )+https:\/\/www\.googletagmanager\.com;/);
  expect(policy).toContain(
    "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com;",
  );
  const own = await factsAt('/', 'charging');
  expect(own.tagServer).toBe('https://tags.strom.example');
  expect(own.policy).toContain("connect-src 'self' https://tags.strom.example;");
  expect(own.policy).not.toContain('google');
});
