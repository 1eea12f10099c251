import type { FrameLocator, Page } from '@playwright/test';
import type { PublishedDocument } from '../src/content/publishing/published-store.ts';
import { pageDocument, siteDocument, textBlock } from '../src/main/testing/documents.ts';
import { startFakeStudio } from './fake-studio.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { startMenuServer } from './menu-server.ts';
import { shellDocument } from './menu-sites.ts';
import { sendRequest } from './send-request.ts';

type MenuServer = Awaited<ReturnType<typeof startMenuServer>>;
type Studio = Awaited<ReturnType<typeof startFakeStudio>>;

const test = base.extend<object, { app: MenuServer; studio: Studio }>({
  studio: [
    async ({ browserName: _ }, use) => {
      const studio = await startFakeStudio();
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ studio }, use) => {
      const app = await startMenuServer({ studioPort: studio.port });
      const settings = { theme: 'solvik', url: app.at(site, ''), favicon: { media: 'logo' } };
      await app.publish([siteDocument(site, settings)]);
      const robots = () => sendRequest(app.at(site, '/robots.txt')).then(({ text }) => text);
      await expect.poll(robots).toContain(app.at(site, '/sitemap.xml'));
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],
});

const site = 'menu-solvik';
const emptyHero = { id: 'hero', block: 'hero', fields: { image: { media: 'hero' } } };
const hero = (title: string) => ({ id: 'hero', block: 'hero', fields: { image: { media: 'hero' }, title } });
const form = { id: 'form', block: 'builder-form', fields: { title: 'Skriv till oss' } };
const faq = {
  id: 'faq',
  block: 'faq',
  fields: {
    title: 'Vanliga frågor',
    items: [{ question: 'När?', answer: [{ kind: 'paragraph', children: [{ text: 'Nu.' }] }] }],
  },
};

function home(main: object[], fields: object = {}, on = site): PublishedDocument {
  return pageDocument(on, 'home', {
    main,
    fields: { metaTitle: 'Hem', metaDescription: 'Bilar', ...fields },
  });
}

/** The studio with the preview of the home page in it, as editors see it. */
async function openStudioPage(page: Page, app: MenuServer): Promise<FrameLocator> {
  await page.goto(`${app.studio}#${encodeURIComponent(app.previewUrl(site))}`);
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('html')).toHaveAttribute('data-editing', 'ready');
  return preview;
}

/** Chromium logs that menus may not take the focus in a cross-origin frame; that is intended. */
test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.filter((each) => !each.startsWith('Blocked autofocusing'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

const received = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { received: { type: string }[] }).received.filter(
      ({ type }) => type === 'forecourt-edit',
    ),
  );
const post = (page: Page, type: string) =>
  page.evaluate((each) => (window as unknown as { post: (type: string) => void }).post(each), type);

test('EDIT-01 EDIT-07 ROUTE-07 an editor opens a draft in editing mode; visitors see what is published', async ({
  page,
  app,
  studio,
}) => {
  studio.save(home([hero('Bara ett utkast')]));
  await page.goto(app.previewUrl(site));
  await expect(page.locator('html')).toHaveAttribute('data-editing', 'ready');
  await expect(page.getByRole('heading', { name: 'Bara ett utkast' })).toBeVisible();
  await expect(page.locator('.edit-block')).toHaveCount(1);
  await page.goto(app.at(site));
  await expect(page.getByText('Bara ett utkast')).toHaveCount(0);
  await expect(page.locator('[class^="edit-"]')).toHaveCount(0);
});

test('ROUTE-07 posted documents are rendered, with the same token', async ({ app, studio }) => {
  studio.save();
  const json = { documents: [home([textBlock('1', 'Skickat för att ses')])] };
  const { status, text } = await sendRequest(app.previewUrl(site), 'POST', { json });
  expect([status, text.includes('Skickat för att ses'), text.includes('data-editing')]).toEqual([
    200,
    true,
    true,
  ]);
  expect((await sendRequest(app.at(site))).text).not.toContain('Skickat för att ses');
});

test('EDIT-02 no link is followed, no form sent; what was clicked is selected instead', async ({
  page,
  app,
  studio,
}) => {
  studio.save(
    home([
      {
        ...emptyHero,
        fields: { ...hero('Sök').fields, link: { href: '/salja-bil', text: 'Sälj' }, hasSearchBar: true },
      },
      form,
    ]),
  );
  await page.goto(app.previewUrl(site));
  await expect(page.locator('html')).toHaveAttribute('data-editing', 'ready');
  const here = page.url();
  await page.locator('.menu-bar').getByRole('link', { name: 'Sälja bil' }).click();
  await page.getByRole('link', { name: 'Sälj', exact: true }).click();
  await expect(page.locator('[data-edit-block="hero"]')).toHaveAttribute('data-edit-chosen', '');
  await page.getByRole('link', { name: 'Sälj', exact: true }).press('Enter');
  const refused = await page.evaluate(() => {
    const made = document.body.appendChild(document.createElement('form'));
    made.action = '/salja-bil';
    made.requestSubmit();
    location.assign('/salja-bil');
    return new Promise((resolve) => setTimeout(() => resolve(location.pathname), 300));
  });
  expect(refused).toBe('/preview/');
  expect(page.url()).toBe(here);
});

test('EDIT-03 empty fields are shown and select their field in the form, by mouse and by keyboard', async ({
  page,
  app,
  studio,
}) => {
  studio.save(home([emptyHero, { id: 'nothing', block: 'hero', fields: {} }], { metaDescription: '' }));
  const preview = await openStudioPage(page, app);
  const first = preview.locator('[data-edit-block="hero"]');
  await first.getByRole('button', { name: 'Heading · empty' }).click();
  await expect
    .poll(() => received(page))
    .toEqual([{ type: 'forecourt-edit', area: 'main', block: 'hero', field: 'title' }]);
  await expect(preview.getByText('Hero shows nothing yet')).toBeVisible();
  await preview
    .locator('[data-edit-block="nothing"]')
    .getByRole('button', { name: 'Picture · empty' })
    .press('Enter');
  await preview.getByRole('button', { name: 'Description in search results · empty' }).click();
  await expect
    .poll(async () => (await received(page)).slice(1))
    .toEqual([
      { type: 'forecourt-edit', area: 'main', block: 'nothing', field: 'image' },
      { type: 'forecourt-edit', area: 'page', block: '', field: 'metaDescription' },
    ]);
  const more = first.getByText(/more empty fields/);
  await more.click();
  await expect(first.getByRole('button', { name: 'Caption · empty' })).toBeVisible();
});

test('a block is selected by a click anywhere in it, on its name, and on its text', async ({
  page,
  app,
  studio,
}) => {
  studio.save(home([hero('Kör dit vägen tar slut.'), textBlock('text', 'Stycket')]));
  const preview = await openStudioPage(page, app);
  await preview.getByRole('heading', { name: 'Kör dit' }).click();
  await preview.getByText('Stycket').click();
  await preview.getByRole('button', { name: 'Hero', exact: true }).press('Enter');
  await preview.locator('.site-header').click({ position: { x: 5, y: 5 } });
  // Messages between windows arrive after the click.
  await expect
    .poll(() => received(page))
    .toEqual([
      { type: 'forecourt-edit', area: 'main', block: 'hero', field: 'title' },
      { type: 'forecourt-edit', area: 'main', block: 'text', field: '' },
      { type: 'forecourt-edit', area: 'main', block: 'hero', field: '' },
      { type: 'forecourt-edit', area: 'header', block: '', field: '' },
    ]);
});

test('EDIT-04 ALERT-08 the alert of a draft is shown, whatever the cookie says', async ({
  page,
  context,
  app,
  studio,
}) => {
  await context.addCookies([{ name: 'hideAlert', value: 'true', url: app.at(site) }]);
  studio.save(
    home([]),
    shellDocument(site, { hasMessage: true, messageTitle: 'Nytt i dag', messageType: 'Dark' }),
  );
  await page.goto(app.previewUrl(site));
  await expect(page.locator('.alert')).toContainText('Nytt i dag');
  await expect(page.locator('.alert')).toBeVisible();
});

test('EDIT-05 LEAD-10 a form has an overlay and cannot be used', async ({ page, app, studio }) => {
  studio.save(home([form]));
  await page.goto(app.previewUrl(site));
  await expect(page.getByText('Preview to test the form')).toBeVisible();
});

test('EDIT-06 an editor is not counted, not asked for consent, and logs no errors', async ({
  page,
  app,
  studio,
}) => {
  studio.save(home([hero('Stilla')]));
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(app.previewUrl(site));
  await expect(page.locator('html')).toHaveAttribute('data-editing', 'ready');
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'broken on purpose' })));
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await expect(page.locator('#cc-main')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('EDIT-08 without a token, or with an expired one or another site’s, nothing opens', async ({
  page,
  app,
  consoleErrors,
}) => {
  const of = (address: string) => sendRequest(address).then(({ status }) => status);
  expect(await of(app.at(site, '/preview/'))).toBe(401);
  expect(await of(app.previewUrl(site, '/', Date.now() - 1))).toBe(401);
  expect(await of(app.previewUrl('menu-bmw').replace('menu-bmw.localhost', `${site}.localhost`))).toBe(401);
  await page.goto(app.at(site, '/preview/'));
  await expect(page.getByRole('heading', { name: 'This preview has closed' })).toBeVisible();
  consoleErrors.length = 0;
});

test('what was saved shows within a second or so, at the same scroll position, without reloading the page', async ({
  page,
  app,
  studio,
}) => {
  const tall = Array.from({ length: 12 }, (_, at) => textBlock(`w${at}`, `Stycke ${at}`));
  studio.save(home([hero('Först'), faq, ...tall]));
  const preview = await openStudioPage(page, app);
  await preview
    .locator('details.disclosure, details')
    .last()
    .evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
  await preview.locator('html').evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, 400);
  });
  studio.save(home([textBlock('new', 'Ett nytt block'), hero('Sedan'), faq, ...tall.slice(1)]));
  await post(page, 'payload-document-event');
  await expect(preview.getByRole('heading', { name: 'Sedan' })).toBeAttached({ timeout: 2000 });
  await expect(preview.getByText('Ett nytt block')).toBeAttached();
  await expect(preview.getByText('Stycke 0')).toHaveCount(0);
  const after = await preview.locator('html').evaluate(() => ({
    same: 'sameDocument' in window,
    folds: document.querySelectorAll('main details[open]').length,
  }));
  expect(after).toEqual({ same: true, folds: 1 });
});

test('a change of the header reloads the page and restores the scroll position', async ({
  page,
  app,
  studio,
}) => {
  const tall = Array.from({ length: 12 }, (_, at) => textBlock(`w${at}`, `Stycke ${at}`));
  const header = (messageTitle: string) =>
    shellDocument(site, { hasMessage: true, messageTitle, messageType: 'Warning' });
  studio.save(home([hero('Stilla'), ...tall]), header('Ett'));
  const preview = await openStudioPage(page, app);
  await preview.locator('html').evaluate(() => scrollTo(0, 500));
  studio.save(home([hero('Stilla'), ...tall]), header('Två'));
  await post(page, 'payload-document-event');
  await expect(preview.locator('.alert')).toContainText('Två');
  await expect.poll(() => preview.locator('html').evaluate(() => scrollY)).toBe(500);
});

test('editing mode has no accessibility violations, in two designs and three widths', async ({
  page,
  app,
  studio,
}) => {
  for (const design of ['menu-solvik', 'menu-carstore']) {
    studio.save(
      home(
        [hero('Inom räckhåll'), { id: 'none', block: 'hero', fields: {} }, form, faq],
        { ogImage: undefined },
        design,
      ),
    );
    await page.goto(app.previewUrl(design));
    await expect(page.locator('html')).toHaveAttribute('data-editing', 'ready');
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, design);
  }
});
