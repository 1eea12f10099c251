import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessiblePart, expectNoSidewaysScroll, siteUrl, test } from './fixtures.ts';
import { hideWebdriver, hostOfPage } from './page-metrics.ts';
import { publish } from './publish.ts';
import { type DataLayerEntry, startTaggingServer } from './tagging-server.ts';

// These tests share sites that are published for them, and one fake tag manager.
test.describe.configure({ mode: 'default' });

const designs = ['solvik', 'carstore', 'bmw', 'mini'] as const;
const siteOf = (design: string) => `consent-${design}`;
const tagged = siteOf('solvik');
let tags: Awaited<ReturnType<typeof startTaggingServer>>;

test.beforeAll(async ({ playwright }) => {
  tags = await startTaggingServer();
  await publish(designs.flatMap((design) => documentsOf(design)));
  const request = await playwright.request.newContext();
  await expect.poll(async () => homeOf(request, 'mini')).toContain('GTM-SITE1');
  await request.dispose();
});

/** Node does not resolve names under localhost, so the site is named in the Host header. */
async function homeOf(request: APIRequestContext, design: string): Promise<string> {
  const home = `http://127.0.0.1:${process.env['FORECOURT_PORT']}/`;
  return (await request.get(home, { headers: { host: `${siteOf(design)}.localhost` } })).text();
}

test.afterAll(async () => {
  await publish(
    [],
    designs.flatMap((design) => documentsOf(design).map(({ body: _, ...address }) => address)),
  );
  tags.close();
});

function documentsOf(design: string, revision = 0) {
  const site = siteOf(design);
  const page = (key: string, path: string, fields = {}) => ({
    kind: 'page' as const,
    site,
    language: 'sv',
    key,
    body: { path, name: key, fields: { metaTitle: key, ...fields }, main: [textBlock(key)] },
  });
  const settings = {
    displayName: 'Samtycke',
    url: siteUrl(site).replace(/\/$/, ''),
    hosts: [{ host: `${site}.localhost` }],
    languages: [{ code: 'sv' }],
    theme: design,
    titleTemplate: '%s',
    favicon: { media: 'favicons/solvik-se' },
    gtmID: 'GTM-SITE1',
    tagServer: tags.url,
    consentRevision: revision,
  };
  const none = { site, language: '', key: '' };
  return [
    { ...none, kind: 'site' as const, body: settings },
    page('home', '/'),
    page('campaign', '/vinter', { gtmID: 'GTM-PAGE1' }),
  ];
}

function textBlock(title: string) {
  const body = [{ kind: 'paragraph', children: [{ text: 'En sida för den som tackar ja eller nej.' }] }];
  return { id: '1', block: 'rich-text', fields: { title, titleTag: 'h1', body } };
}

async function asPerson(page: Page): Promise<{ offHost: string[] }> {
  await hideWebdriver(page);
  tags.reset();
  const offHost: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== hostOfPage(request)) offHost.push(request.url());
  });
  return { offHost };
}

const banner = (page: Page) => page.getByRole('dialog', { name: 'Kakor, om du vill' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Dina val om kakor' });

/** The data layer of the page, its commands as arrays. */
function layerOf(page: Page): Promise<DataLayerEntry[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? [...(entry as IArguments)]
        : (entry as DataLayerEntry),
    ),
  );
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const granted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const pageView = expect.objectContaining({
  event: 'page_view',
  channel: 'WEB',
  currency: 'USD',
  page_name: 'home',
  page_variant_id: 'consent-solvik_home_sv_default',
  language: 'sv',
});

test('ANA-01 ANA-11 before a choice everything is denied, the page view is pushed once, and nothing is sent to other hosts', async ({
  page,
}) => {
  const { offHost } = await asPerson(page);
  await page.goto(siteUrl(tagged), { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  expect(await layerOf(page)).toEqual([['consent', 'default', denied], pageView]);
  expect(offHost).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('SHELL-11 SHELL-12 after consent the container loads once, and finds the consent before the first event', async ({
  page,
}) => {
  const { offHost } = await asPerson(page);
  await page.goto(siteUrl(tagged, '/vinter'));
  await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => tags.layers.length).toBe(1);
  expect(tags.requested).toEqual(['/gtm.js?id=GTM-PAGE1', '/collect']);
  expect(tags.layers[0]).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    expect.objectContaining({ event: 'gtm.js' }),
    expect.objectContaining({ event: 'page_view', page_name: 'campaign' }),
  ]);
  expect(new Set(offHost.map((url) => new URL(url).origin))).toEqual(new Set([tags.url]));

  await page.goto(siteUrl(tagged));
  await expect.poll(() => tags.layers.length).toBe(2);
  expect(tags.requested).toContain('/gtm.js?id=GTM-SITE1');
  expect(tags.layers[1]).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    expect.objectContaining({ event: 'gtm.js' }),
    pageView,
  ]);
  await expect(banner(page)).toBeHidden();
});

test('ANA-11 after a refusal nothing loads, now or on the next page, and the data layer is filled all the same', async ({
  page,
}) => {
  const { offHost } = await asPerson(page);
  await page.goto(siteUrl(tagged));
  await banner(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toBeHidden();
  expect(await layerOf(page)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', denied],
    pageView,
  ]);
  expect(offHost).toEqual([]);
});

test('FOOT-15 the footer’s link opens the second layer at once, by keyboard, and the choice is stored', async ({
  page,
}) => {
  await asPerson(page);
  await page.goto(siteUrl(tagged));
  const link = page.locator('footer').getByRole('button', { name: 'Kakinställningar' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  const box = (name: string) => settings(page).getByRole('checkbox', { name });
  await expect(box('Nödvändiga')).toBeDisabled();
  await expect(box('Statistik')).not.toBeChecked();
  await box('Statistik').focus();
  await page.keyboard.press('Space');
  await settings(page).getByRole('button', { name: 'Spara valen' }).press('Enter');
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();

  await page.reload();
  await link.click();
  await expect(box('Statistik')).toBeChecked();
  await expect(box('Marknadsföring')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(link).toBeFocused();
  expect((await layerOf(page))[1]).toEqual([
    'consent',
    'update',
    { ...denied, analytics_storage: 'granted' },
  ]);
});

test('a withdrawal reaches the running tags, and their cookies are removed', async ({ page }) => {
  await asPerson(page);
  await page.goto(siteUrl(tagged));
  await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
  await expect.poll(async () => (await cookieNames(page)).includes('_ga_STANDIN')).toBe(true);
  await page.locator('footer').getByRole('button', { name: 'Kakinställningar' }).click();
  await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
  await expect(settings(page)).toBeHidden();
  expect((await layerOf(page)).at(-1)).toEqual(['consent', 'update', denied]);
  expect(await cookieNames(page)).toEqual(['cc_cookie']);
  tags.reset();
  await page.reload({ waitUntil: 'networkidle' });
  expect(tags.requested).toEqual([]);
});

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

test('when the consent revision changes, the visitor is asked again and sees why', async ({
  page,
  request,
}) => {
  const { offHost } = await asPerson(page);
  await page.goto(siteUrl(siteOf('carstore')));
  await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
  await expect.poll(() => tags.layers.length).toBe(1);
  await publish(documentsOf('carstore', 1));
  await expect.poll(() => homeOf(request, 'carstore')).toContain('"consent":{"revision":1');
  offHost.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toContainText('Vi har ändrat vilka kakor vi använder');
  expect(offHost).toEqual([]);
  expect(await layerOf(page)).toEqual([['consent', 'default', denied], expect.anything()]);
});

test('the banner is second in the tab order, does not trap Tab, and leaves the page usable', async ({
  page,
}) => {
  await asPerson(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(tagged));
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const yes = banner(page).getByRole('button', { name: 'Acceptera alla' });
  const no = banner(page).getByRole('button', { name: 'Bara nödvändiga' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(no).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('header').locator(':focus')).toHaveCount(1);

  const looks = (button: typeof yes) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
    });
  expect(await looks(yes)).toEqual(await looks(no));

  const box = await banner(page).boundingBox();
  expect(box?.height).toBeLessThan(844 * 0.4);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  const last = page.locator('footer').getByRole('button', { name: 'Kakinställningar' });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const lastBox = await last.boundingBox();
  expect((lastBox?.y ?? 844) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await expectNoSidewaysScroll(page);
});

for (const design of designs) {
  test(`both layers have no accessibility violations in the ${design} design`, async ({ page }) => {
    await asPerson(page);
    await page.goto(siteUrl(siteOf(design)));
    await expect(banner(page)).toBeVisible();
    await expectAccessiblePart(page, '#cc-main', `banner in ${design}`);
    await banner(page).getByRole('button', { name: 'Välj själv' }).click();
    await expect(settings(page)).toBeVisible();
    await expectAccessiblePart(page, '#cc-main', `settings in ${design}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
}

test('a choice made in another tab applies here, too, when the visitor comes back', async ({
  page,
  context,
}) => {
  await asPerson(page);
  const other = await context.newPage();
  await asPerson(other);
  await page.goto(siteUrl(tagged));
  await expect(banner(page)).toBeVisible();
  await other.goto(siteUrl(tagged));
  await banner(other).getByRole('button', { name: 'Acceptera alla' }).click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(banner(page)).toBeHidden();
  expect((await layerOf(page))[1]).toEqual(['consent', 'update', granted]);
  await page.locator('footer').getByRole('button', { name: 'Kakinställningar' }).click();
  await expect(settings(page).getByRole('checkbox', { name: 'Statistik' })).toBeChecked();
});

test('bots see no banner, but the settings can be opened', async ({ page }) => {
  await page.goto(siteUrl(tagged), { waitUntil: 'networkidle' });
  await expect(page.locator('#cc-main')).toHaveCount(0);
  await page.locator('footer').getByRole('button', { name: 'Kakinställningar' }).click();
  await expect(settings(page)).toBeVisible();
});
