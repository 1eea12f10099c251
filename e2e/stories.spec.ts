import type { Page, Request, Route } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { LAYOUT_SHIFT_LIMIT, measurePage, SCRIPT_LIMIT_BYTES, scrollThrough } from './page-metrics.ts';

const site = 'solvik-se';
const list = siteUrl(site, '/berattelser');

const cards = (page: Page) => page.locator('main [data-story]');
const titles = (page: Page) => cards(page).locator('h2').allTextContents();
const topics = (page: Page) => page.getByRole('navigation', { name: 'Ämnen' }).getByRole('link');
const chosen = (page: Page) =>
  page.getByRole('navigation', { name: 'Ämnen' }).locator('a[aria-current="true"]');
const more = (page: Page) => page.getByRole('link', { name: 'Visa fler' });
const whenListHydrated = (page: Page) =>
  expect(page.locator('[data-island="stories-list"][data-hydrated]')).toBeAttached();
const count = async (page: Page, chip: number) =>
  Number((await topics(page).nth(chip).textContent())?.match(/\d+$/)?.[0]);
const total = async (page: Page) =>
  Number((await page.getByText(/^Visar \d+ av \d+/).textContent())?.match(/av (\d+)/)?.[1]);
const isSearch = (request: Request) => request.url().endsWith('/content-api/graphql');
const variables = (request: Request) => request.postDataJSON().variables;

async function open(page: Page, address = list): Promise<void> {
  await page.goto(address);
  await whenListHydrated(page);
}

test('STORY-01 STORY-02 STORY-03 topics are selected together and cleared again, on a phone and on a wide screen', async ({
  page,
}) => {
  await open(page);
  await expectAccessible(page, 'all stories');
  const latest = await titles(page);
  const [first, second] = [await count(page, 1), await count(page, 2)];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await topics(page).nth(1).click();
    await expect(chosen(page)).toHaveCount(1);
    await expect(cards(page)).toHaveCount(Math.min(4, first));
    await topics(page).nth(2).click();
    await expect(chosen(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\?tag=[^&]+&tag=[^&]+$/);
    await expect.poll(() => total(page)).toBeGreaterThanOrEqual(Math.max(first, second));
    expect(await total(page)).toBeLessThanOrEqual(first + second);
    await expectAccessiblePart(page, 'main', `two topics at ${width}`);
    await expectNoSidewaysScroll(page);
    await topics(page).first().click();
    await expect(chosen(page)).toHaveText(/Visa alla/);
    await expect.poll(() => titles(page)).toEqual(latest);
    await expect(page).toHaveURL(list);
  }
});

test('STORY-06 STORY-07 more stories load four at a time until all are shown', async ({ page }) => {
  await open(page);
  const all = await count(page, 0);
  let shown = await cards(page).count();
  let cursor: string | undefined;
  while (await more(page).isVisible()) {
    const searched = page.waitForRequest(isSearch);
    await more(page).click();
    const request = await searched;
    expect(variables(request).limit).toBe(4);
    if (cursor) expect(variables(request).cursor).toBe(cursor);
    const answer = await request.response();
    cursor = (await answer?.json())?.data.storieslistpage.pageInfo.endCursor;
    const next = Math.min(shown + 4, all);
    await expect(cards(page)).toHaveCount(next);
    await expect(cards(page).nth(shown).getByRole('link')).toBeFocused();
    shown = next;
  }
  expect(shown).toBe(all);
  expect(new Set(await titles(page)).size).toBe(all);
  await expect(more(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('[data-scroll-to-top]')).toBeHidden();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessiblePart(page, 'main', `all of them at ${width}`);
  }
});

test('STORY-08 selecting a topic starts again at the first page', async ({ page }) => {
  await open(page);
  const before = await cards(page).count();
  await more(page).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  const searched = page.waitForRequest(isSearch);
  await topics(page).nth(2).click();
  expect(variables(await searched)).toMatchObject({ limit: 4, tags: [expect.any(String)] });
  expect(variables(await searched).cursor).toBeUndefined();
  await expect(cards(page)).toHaveCount(Math.min(4, await count(page, 2)));
});

test('STORY-06 a spinner is shown while stories load, and a late response is ignored', async ({ page }) => {
  await open(page);
  const delayed: Route[] = [];
  await page.route('**/content-api/graphql', async (route) => {
    if (delayed.length === 0) delayed.push(route);
    else await route.continue();
  });
  await topics(page).nth(1).click();
  await expect(page.getByRole('status').locator('.spinner')).toBeVisible();
  await expectAccessiblePart(page, 'main', 'waiting');
  await topics(page).first().click();
  await expect(cards(page).first()).toBeVisible();
  const shown = await titles(page);
  expect(shown.length).toBeGreaterThan(await count(page, 1));
  await delayed[0]?.continue().catch(() => {});
  await topics(page).first().click();
  await expect.poll(() => titles(page)).toEqual(shown);
  await expect(chosen(page)).toHaveText(/Visa alla/);
});

test('a list that cannot be fetched shows an error with a retry button', async ({ page, consoleErrors }) => {
  await open(page);
  await page.route('**/content-api/graphql', (route) => route.abort());
  await topics(page).nth(1).click();
  await expect(page.getByRole('alert')).toContainText('kunde inte hämtas');
  await expectAccessiblePart(page, 'main', 'failed');
  await page.unroute('**/content-api/graphql');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(cards(page)).toHaveCount(Math.min(4, await count(page, 1)));
  consoleErrors.length = 0;
});

test('the back button undoes a choice, and an address shows the same choice to others', async ({
  page,
  browser,
}) => {
  await open(page);
  const latest = await titles(page);
  await topics(page).nth(1).click();
  await expect(chosen(page)).not.toHaveText(/Visa alla/);
  await expect(cards(page)).toHaveCount(Math.min(4, await count(page, 1)));
  const theirs = await titles(page);
  const other = await browser.newPage();
  await other.goto(page.url());
  expect(await titles(other)).toEqual(theirs);
  await other.close();
  await page.goBack();
  await expect(chosen(page)).toHaveText(/Visa alla/);
  await expect.poll(() => titles(page)).toEqual(latest);
});

test('STORY-01 STORY-06 STORY-07 topics and further pages work before the script loads', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(list);
  const first = await titles(page);
  const all = await count(page, 0);
  await more(page).click();
  await expect(page).toHaveURL(/\?after=/);
  const next = await titles(page);
  expect(next).toHaveLength(Math.min(4, all - first.length));
  expect(next.filter((title) => first.includes(title))).toEqual([]);
  await page.getByRole('link', { name: 'Till de senaste' }).click();
  await expect(page).toHaveURL(list);
  await topics(page).nth(1).click();
  await topics(page).nth(2).click();
  await expect(chosen(page)).toHaveCount(2);
  await topics(page).first().click();
  expect(await titles(page)).toEqual(first);
  await context.close();
});

test('STORY-04 STORY-05 the latest story is as wide as the page, the others are in two columns on wide screens', async ({
  page,
}) => {
  await open(page);
  const boxes = async () => Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
  const [large, left, right] = await boxes();
  expect(large?.width).toBeGreaterThan((left?.width ?? 0) * 1.9);
  expect(left?.y).toBe(right?.y);
  await page.setViewportSize({ width: 390, height: 844 });
  const [, upper, lower] = await boxes();
  expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0) - 1);
});

test('STORY-18 STORY-19 STORY-20 links go from story to story by date and back to all', async ({ page }) => {
  await page.goto(list);
  const newest = await cards(page).first().getByRole('link').getAttribute('href');
  await cards(page).first().getByRole('link').click();
  const row = page.getByRole('navigation', { name: 'Fler berättelser' }).first();
  await expect(row.getByRole('link', { name: 'Nästa' })).toHaveCount(0);
  await expectAccessible(page, 'a story');
  await row.getByRole('link', { name: 'Föregående' }).click();
  await expect(page).not.toHaveURL(siteUrl(site, newest ?? ''));
  await expect(row.getByRole('link', { name: 'Nästa' })).toHaveAttribute('href', newest ?? '');
  await row.getByRole('link', { name: 'Alla berättelser' }).click();
  await expect(page).toHaveURL(list);
});

test('STORY-21 the back link is offset by the height of a floating header', async ({ page }) => {
  await page.goto(list);
  await cards(page).first().getByRole('link').click();
  const back = page.locator('[data-back]');
  await expect(back).toBeVisible();
  const top = async () => (await back.boundingBox())?.y ?? 0;
  const header = page.locator('.site-header').first();
  const float = (on: boolean) =>
    header.evaluate((element, over) => {
      element.classList.toggle('site-header--over', over);
      document.body.dataset['header'] = over ? 'over' : '';
    }, on);
  await float(false);
  const before = await top();
  await float(true);
  // The header no longer takes space in the layout; the row adds that space itself.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await top()).toBeGreaterThanOrEqual(bottom);
});

test('STORY-30 in another language the list shows that language’s stories alone', async ({ page }) => {
  await page.goto(list);
  await page.locator('header a[hreflang="en"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const addresses = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((href) => !href?.startsWith('/en/'))).toEqual([]);
});

for (const [name, address] of [
  ['the list', list],
  ['a story', siteUrl(site, '/berattelser/2026/fyrtio-mil-kust')],
] as const) {
  test(`${name} loads at most 90 kB of script, without layout shift`, async ({ page }) => {
    const measures = await measurePage(page);
    await page.goto(address);
    await scrollThrough(page);
    expect(measures.scriptBytes()).toBeGreaterThan(0);
    expect(measures.scriptBytes()).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
    expect(await measures.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
  });
}
