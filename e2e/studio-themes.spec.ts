import type { FrameLocator, Page } from '@playwright/test';
import { aFont } from '../cms/testing/a-font.ts';
import { expect, expectAccessible, expectAccessiblePart, expectContrast, siteUrl } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { people, type StudioClient, studioAddress } from './studio-client.ts';
import {
  editUrl,
  expectErrorMessages,
  findDocument,
  openPreview,
  publicText,
  publish,
  test,
  whenDraftSaved,
  whenPublic,
} from './studio-fixtures.ts';

test.use({ mail: people.administrator });

const site = 'solvik-se';
const paths = ['/om-solvik', '/anlaggningar', '/berattelser'];
const family = 'Harbour Grotesk';
const preloadedFont = /<link rel="preload" href="\/media\/[a-z0-9-]+\/original\.woff2" as="font"/;

let before: Record<string, unknown>;

test.beforeAll(async ({ app }) => {
  await Promise.all([app.site.start(), app.studio.start()]);
});

test.beforeEach(async ({ editor }) => {
  before = await findDocument(editor, 'sites', { name: site });
});

test.afterEach(async ({ editor }) => {
  const { id, edition } = await findDocument(editor, 'sites', { name: site });
  await editor.request(`/sites/${id}?locale=sv`, 'PATCH', {
    theme: before['theme'],
    logo: before['logo'],
    edition,
  });
});

test('two colours, a font and a logo become a theme of three pages', async ({
  page,
  editor: _,
  consoleErrors,
}) => {
  test.setTimeout(300_000);
  const name = `hamnen-${test.info().retry}`;
  const startedAt = performance.now();
  const clicks = await countClicks(page);

  await uploadFont(page);
  await expectAccessible(page, 'form of a font');

  await page.goto(studioAddress('/collections/themes/create?locale=sv'));
  await page.locator('#field-displayName').fill('Hamnen');
  await page.locator('#field-name').fill(name);
  await page.locator('#field-colours__brand').fill('#1d4e89');
  await page.locator('#field-colours__accent').fill('#ffb400');
  await page.locator('#field-type__font').selectOption(family);
  await page.locator('#action-save-draft').click();
  await expect(page).toHaveURL(/themes\/\d+/);
  await expectAccessible(page, 'form of a theme');

  const preview = await openPreview(page);
  await expect.poll(() => tokenIn(preview, '--brand')).toBe('#1d4e89');
  await showOn(page, preview, 'Solvik Sverige', '/om-solvik');
  await expect.poll(() => tokenIn(preview, '--brand')).toBe('#1d4e89');
  await expect.poll(() => isFontLoaded(preview)).toBe(true);
  for (const width of [390, 768, 1440]) {
    await setWidth(page, preview, width);
  }
  await drag(page, 'colours__brand', ['#1d4e89', '#185f7a', '#0f6a60', '#0b6e4f'], async (colour) => {
    await expect.poll(() => tokenIn(preview, '--brand')).toBe(colour);
  });
  const contrast = page.locator('.theme-contrast [role=status]');
  await expect(contrast).toContainText('All');

  await page.locator('#field-colours__onBrand').fill('#3a7a64');
  await expect(contrast).toContainText('can not be read');
  // The samples beside the sentences are what cannot be read.
  await expectAccessiblePart(
    page,
    ['.theme-contrast > p', '.theme-contrast > ul button', '.preview-page'],
    'contrast',
  );
  await page.locator('#action-save').click();
  const refusal = page.getByText(/has a contrast of/).first();
  await expect(refusal).toBeVisible();
  await expect(refusal).toContainText(/#[0-9a-f]{6}/);
  expectErrorMessages(consoleErrors, 400, 1);
  const weak = page.locator('.theme-contrast > ul li button');
  while ((await weak.count()) > 0) await weak.first().click();
  await expect(contrast).toContainText('All');
  await publish(page, 'themes');
  expect(await publicText(site)).not.toContain('#0b6e4f');

  const { id: siteId } = before as { id: number };
  await page.goto(editUrl('sites', siteId));
  await page.locator('#field-theme').selectOption(name);
  await uploadLogo(page);
  await publish(page, 'sites');
  for (const path of paths) await whenPublic(site, path, `data-theme="${name}"`);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  process.stdout.write(`      on three pages after ${minutes} minutes and ${clicks()} clicks\n`);

  for (const path of paths) {
    await page.goto(siteUrl(site, path));
    expect(await isFontLoaded(page)).toBe(true);
    await expectContrast(page, path);
  }
  expect(await publicText(site, paths[0])).toMatch(preloadedFont);
  await expectIcons(page);
});

test('a theme is published at its time, and an earlier version comes back', async ({ page, editor }) => {
  const name = `kajen-${test.info().retry}`;
  const colours = { brand: '#1d4e89', accent: '#ff8a00' };
  const created = await editor.request('/themes', 'POST', {
    displayName: 'Kajen',
    name,
    colours,
    _status: 'published',
  });
  const { id } = created.body['doc'] as { id: number };
  await change(editor, 'sites', Number(before['id']), { theme: name });
  await whenPublic(site, '/om-solvik', '--accent:#ff8a00');

  await page.goto(editUrl('themes', id));
  const saved = whenDraftSaved(page, 'themes');
  await page.locator('#field-colours__accent').fill('#ffd000');
  await saved;
  expect(await publicText(site, '/om-solvik')).not.toContain('--accent:#ffd000');
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 16);
  const scheduled = await editor.request(`/schedule/themes/${id}`, 'POST', { kind: 'publish', time: soon });
  expect(scheduled.status).toBeLessThan(300);
  await makeScheduledDue(editor);
  await whenPublic(site, '/om-solvik', '--accent:#ffd000', 30_000);

  await page.goto(studioAddress(`/collections/themes/${id}/versions?locale=sv`));
  await expect(page.locator('table tbody tr').nth(1)).toBeVisible();
  await expectAccessible(page, 'versions of a theme');
  const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=50&depth=0`;
  const { body } = await editor.request(`/themes/versions?${query}`);
  const versions = body['docs'] as { id: number; version: { colours: { accent: string } } }[];
  const older = versions.find(({ version }) => version.colours.accent === '#ff8a00');
  expect((await editor.request(`/themes/versions/${older?.id}`, 'POST')).status).toBe(200);
  await change(editor, 'themes', id, { _status: 'published' });
  await whenPublic(site, '/om-solvik', '--accent:#ff8a00');
});

async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count = () => (window as unknown as { countClick: () => void }).countClick();
    addEventListener('click', ({ isTrusted }) => isTrusted && count(), { capture: true });
  });
  return () => clicks;
}

async function uploadFont(page: Page): Promise<void> {
  await page.goto(studioAddress('/collections/fonts/create'));
  const file = { name: 'harbour.ttf', mimeType: 'font/ttf', buffer: await aFont() };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('#field-family').fill(family);
  await page.locator('#action-save').click();
  await expect(page).toHaveURL(/fonts\/\d+/);
  await expect(page.locator('.font-sample')).toBeVisible();
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M8 8h48v48H8z" fill="#1d4e89"/><path d="M18 38h28l-6 10H24z" fill="#ffb400"/></svg>';

async function uploadLogo(page: Page): Promise<void> {
  const field = page.locator('#field-logo');
  await field.getByRole('button', { name: 'Create New' }).click();
  const drawer = page.getByRole('dialog').last();
  const file = { name: 'hamnen.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
  await drawer.locator('input[type=file]').setInputFiles(file);
  await drawer.locator('#field-alt').fill('Hamnen');
  await drawer.locator('#action-save').click();
  await expect(field.getByText('hamnen')).toBeVisible();
}

/** A theme is looked at on the page that somebody chooses. */
async function showOn(page: Page, preview: FrameLocator, name: string, path: string): Promise<void> {
  const choices = page.getByRole('group', { name: 'Shown in the live preview' });
  await choices.getByLabel('Site', { exact: true }).selectOption({ label: name });
  const choice = choices.getByLabel('Page', { exact: true });
  const value = await choice.locator('option', { hasText: `(${path})` }).getAttribute('value');
  await choice.selectOption(value);
  await expect.poll(() => preview.locator('html').evaluate(() => location.pathname)).toContain(path);
  await expect(preview.locator('html')).toHaveAttribute('data-editing', 'ready');
}

/** As a picker does it: many values one after the other, none of them saved by hand. */
async function drag(
  page: Page,
  field: string,
  values: readonly string[],
  onEach: (colour: string) => Promise<void>,
): Promise<void> {
  for (const colour of values) {
    await page.locator(`#field-${field}`).fill(colour);
    await onEach(colour);
  }
}

async function setWidth(page: Page, preview: FrameLocator, width: number): Promise<void> {
  await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click();
  await page.getByText(new RegExp(`^${width} ×`)).click();
  await expect.poll(() => preview.locator('html').evaluate(() => innerWidth)).toBe(width);
}

function tokenIn(preview: FrameLocator, token: string): Promise<string> {
  return preview
    .locator('html [data-theme], html[data-theme]')
    .first()
    .evaluate((each, name) => getComputedStyle(each).getPropertyValue(name).trim(), token);
}

/** Whether texts are set in the uploaded font, and its file has come. */
function isFontLoaded(page: Page | FrameLocator): Promise<boolean> {
  return page.locator('body').evaluate(async (body) => {
    await document.fonts.ready;
    const used = getComputedStyle(body).fontFamily.includes('own-harbour-grotesk');
    const faces = [...document.fonts].filter(({ family }) => family.includes('own-harbour-grotesk'));
    return used && faces.some(({ status }) => status === 'loaded');
  });
}

/** Icons of browsers and phones and the picture of shared links are drawn from the logo. */
async function expectIcons(page: Page): Promise<void> {
  const links = [
    'link[rel="icon"][sizes="32x32"]',
    'link[rel="apple-touch-icon"]',
    'meta[property="og:image"]',
  ];
  for (const link of links) {
    const element = page.locator(link).first();
    const address = (await element.getAttribute('href')) ?? (await element.getAttribute('content'));
    const { status, headers } = await sendRequest(siteUrl(site, new URL(address ?? '', page.url()).pathname));
    expect(status, `${link} ${address}`).toBe(200);
    expect(headers['content-type'], link).toContain('image/');
  }
}

async function change(editor: StudioClient, collection: string, id: number, data: object): Promise<void> {
  const { edition } = await findDocument(editor, collection, { id });
  const { status } = await editor.request(`/${collection}/${id}?locale=sv`, 'PATCH', { ...data, edition });
  expect(status).toBe(200);
}

/** Nobody waits so long: the job in the queue is due now. */
async function makeScheduledDue(editor: StudioClient): Promise<void> {
  const { body } = await editor.request('/payload-jobs?sort=-createdAt&limit=1&depth=0');
  const [job] = body['docs'] as { id: number }[];
  const due = { waitUntil: new Date().toISOString() };
  expect((await editor.request(`/payload-jobs/${job?.id}`, 'PATCH', due)).status).toBe(200);
}
