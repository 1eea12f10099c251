import type { BrowserContext, Page } from '@playwright/test';
import { expect, whenHydrated } from './fixtures.ts';
import { expectAccessibleHeader, readLayoutShifts, recordLayoutShifts, test } from './menu-fixtures.ts';
import { designs, shellDocument } from './menu-sites.ts';

const site = 'menu-solvik';
const closable = ['menu-solvik', 'menu-carstore', 'menu-bmw'];
const ONE_DAY_S = 86_400;

function alert(page: Page) {
  return page.locator('.alert');
}

function closeButton(page: Page) {
  return page.getByRole('button', { name: 'Stäng meddelandet' });
}

async function alreadyClosed(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'hideAlert', value: 'true', url }]);
}

test('ALERT-03 ALERT-04 the four types look different, and all but the warning can be closed', async ({
  page,
  app,
}) => {
  for (const design of Object.keys(designs)) {
    await page.goto(app.at(design));
    await expect(alert(page)).toContainText('Vinterhjul på köpet.');
    await expect(closeButton(page)).toHaveCount(closable.includes(design) ? 1 : 0);
    await expectAccessibleHeader(page, design);
  }
});

test('ALERT-05 closing sets a cookie for a day, and the banner is removed', async ({
  page,
  context,
  app,
}) => {
  await page.goto(app.at(site));
  const before = Math.floor(Date.now() / 1000);
  await closeButton(page).click();
  const after = Math.ceil(Date.now() / 1000);
  await expect(alert(page)).toBeHidden();
  await expect.poll(() => alert(page).evaluate(({ clientHeight }) => clientHeight)).toBe(0);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({
    name: 'hideAlert',
    value: 'true',
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
  });
  expect(cookie?.expires).toBeGreaterThanOrEqual(before + ONE_DAY_S);
  expect(cookie?.expires).toBeLessThanOrEqual(after + ONE_DAY_S);
});

test('ALERT-05 the banner collapses with a transition, and keyboard focus continues at the top of the page', async ({
  browser,
  app,
}) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.goto(app.at(site));
  await whenHydrated(page);
  await alert(page).evaluate((band) => {
    const moved: string[] = [];
    band.addEventListener('transitionrun', (event) => moved.push((event as TransitionEvent).propertyName));
    Object.assign(window, { moved });
  });
  await closeButton(page).focus();
  await page.keyboard.press('Enter');
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved') as string[]);
  await expect.poll(moved).toContain('grid-template-rows');
  await expect(alert(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Till innehållet' })).toBeFocused();
  await page.close();
});

test('ALERT-06 the cookie is evaluated on every page: closed stays closed, without the cookie the banner is back', async ({
  page,
  context,
  app,
}) => {
  await page.goto(app.at(site));
  await closeButton(page).click();
  await page.goto(app.at(site, '/salja-bil'));
  await expect(alert(page)).toBeHidden();
  await context.clearCookies();
  await page.goto(app.at(site, '/dackhotell'));
  await expect(alert(page)).toBeVisible();
  await alreadyClosed(context, app.at(site));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(alert(page)).toBeHidden();
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(alert(page)).toBeVisible();
});

test('ALERT-06 a closed message is never visible, not even before the script loads, and causes no layout shift', async ({
  page,
  context,
  app,
}) => {
  await alreadyClosed(context, app.at(site));
  await recordLayoutShifts(page);
  await page.goto(app.at(site, '/salja-bil'), { waitUntil: 'networkidle' });
  // The banner alone would shift the whole page by a twentieth of the window.
  expect((await readLayoutShifts(page)).all).toBeLessThan(0.01);
  const withoutScript = await context.newPage();
  const printed: string[] = [];
  withoutScript.on('console', (message) => printed.push(message.text()));
  await withoutScript.route('**/assets/*.js', (route) => route.abort());
  await withoutScript.goto(app.at(site));
  await expect(alert(withoutScript)).toBeHidden();
  expect(printed.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
});

test('ALERT-07 a warning is shown even with the cookie', async ({ page, context, app }) => {
  await alreadyClosed(context, app.at('menu-mini'));
  await page.goto(app.at('menu-mini'));
  await expect(alert(page)).toBeVisible();
});

test('ALERT-08 EDIT-04 an editor always sees the message', async ({ page, context, app }) => {
  await alreadyClosed(context, app.at(site));
  await page.goto(app.at(site));
  await expect(alert(page)).toBeHidden();
  await page.goto(app.previewUrl(site));
  await expect(page.locator('html')).toHaveAttribute('data-editing');
  await expect(alert(page)).toBeVisible();
});

test('ALERT-09 a new message stays hidden, too, until the day is over', async ({ page, context, app }) => {
  const changed = 'Julöppet i alla bilhallar.';
  await alreadyClosed(context, app.at('menu-carstore'));
  const { header } = designs['menu-carstore'];
  await app.publish([shellDocument('menu-carstore', { ...header, messageTitle: changed })]);
  await expect(async () => {
    await page.goto(app.at('menu-carstore'));
    expect(await alert(page).textContent()).toContain(changed);
  }).toPass();
  await expect(alert(page)).toBeHidden();
  await context.clearCookies();
  await page.reload();
  await expect(alert(page)).toBeVisible();
  await app.publish([shellDocument('menu-carstore', header)]);
});
