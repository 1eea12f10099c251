import { expect } from './fixtures.ts';
import {
  isUnderlined,
  menuItem,
  menuPanel,
  openWithStoppedClock,
  outsideMenu,
  test,
  whenMeasured,
} from './menu-fixtures.ts';

const site = 'menu-solvik';

test('NAV-10 the labels of the bar are shown in capitals, å as Å', async ({ page, app }) => {
  await page.goto(app.at(site));
  await whenMeasured(page);
  await expect(menuItem(page, 'Vanliga frågor')).toHaveText('VANLIGA FRÅGOR', { useInnerText: true });
  await expect(menuItem(page, 'Köpa bil')).toHaveText('KÖPA BIL', { useInnerText: true });
});

test('NAV-11 the open page’s item is underlined, and no other', async ({ page, app }) => {
  await page.goto(app.at(site, '/verkstad/glas'));
  await whenMeasured(page);
  const items = page.locator('.menu-bar__list > li:visible > .menu-bar__item');
  const underlined = [];
  for (const item of await items.all()) {
    if (await isUnderlined(item)) underlined.push(await item.textContent());
  }
  expect(underlined).toEqual(['Verkstad']);
});

test('NAV-15 an item with pages below opens its panel without navigating; one with a page of its own links to it', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  await menuItem(page, 'Köpa bil').click();
  await expect(menuPanel(page, 'Köpa bil')).toBeVisible();
  await expect(page).toHaveURL(app.at(site));
  await menuItem(page, 'Köpa bil').click();
  await expect(menuPanel(page, 'Köpa bil')).toBeHidden();
  await page.getByRole('button', { name: 'Visa mer under Företag' }).click();
  await expect(menuPanel(page, 'Företag')).toBeVisible();
  await menuItem(page, 'Företag').click();
  await expect(page).toHaveURL(app.at(site, '/foretag'));
});

for (const [width, shown] of [
  [1280, 0],
  [1500, 0],
  [1501, 6],
] as const) {
  test(`NAV-21 NAV-22 at ${width} px a panel of six pages shows ${shown} pictures, one of four all of them`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(app.at(site));
    await whenMeasured(page);
    await menuItem(page, 'Köpa bil').hover();
    await expect(menuPanel(page, 'Köpa bil').locator('.menu-entry')).toHaveCount(6);
    await expect(menuPanel(page, 'Köpa bil').locator('img:visible')).toHaveCount(shown);
    await menuItem(page, 'Verkstad').hover();
    await expect(menuPanel(page, 'Verkstad').locator('img:visible')).toHaveCount(4);
  });
}

test('NAV-21 pictures of panels are fetched when a panel opens, not with the page', async ({ page, app }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/media/') && fetched.push(request.url()));
  await page.goto(app.at(site), { waitUntil: 'networkidle' });
  const isVan = (url: string) => /\/media\/[^/]*van\//.test(url);
  expect(fetched.filter(isVan)).toEqual([]);
  const van = page.waitForRequest((request) => isVan(request.url()));
  await menuItem(page, 'Verkstad').hover();
  await van;
});

test('NAV-23 an entry is expanded by its plus sign, which turns into a minus, and collapsed again', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  await menuItem(page, 'Köpa bil').click();
  const entry = menuPanel(page, 'Köpa bil').locator('.menu-entry', { hasText: 'Bilar i lager' });
  const sign = entry.locator('summary');
  const icons = sign.locator('.icon');
  await expect(icons.nth(0)).toBeVisible();
  await expect(icons.nth(1)).toBeHidden();
  await sign.click();
  await expect(icons.nth(0)).toBeHidden();
  await expect(icons.nth(1)).toBeVisible();
  await expect(entry.getByRole('link', { name: 'Elbilar' })).toBeVisible();
  await sign.click();
  await expect(icons.nth(0)).toBeVisible();
  await expect(entry.getByRole('link', { name: 'Elbilar' })).toBeHidden();
});

test('NAV-24 CONST-06 expanded entries are still expanded within 300 ms of closing, and collapsed after 600', async ({
  page,
  app,
}) => {
  await openWithStoppedClock(page, app.at(site));
  const childLink = menuPanel(page, 'Köpa bil').getByRole('link', { name: 'Elbilar' });
  const closed = menuPanel(page, 'Köpa bil');
  await menuItem(page, 'Köpa bil').click();
  await closed.locator('summary').first().click();
  await expect(childLink).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closed).toBeHidden();
  await page.clock.runFor(300);
  await page.keyboard.press(' ');
  await expect(childLink).toBeVisible();
  await page.clock.runFor(5000);
  await expect(childLink).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closed).toBeHidden();
  await page.clock.runFor(600);
  await page.keyboard.press(' ');
  await expect(closed).toBeVisible();
  await expect(childLink).toBeHidden();
});

test('NAV-25 a panel opens under the pointer and on focus, and closes when either leaves', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  await whenMeasured(page);
  await menuItem(page, 'Verkstad').hover();
  await expect(menuPanel(page, 'Verkstad')).toBeVisible();
  await menuItem(page, 'Köpa bil').hover();
  await expect(menuPanel(page, 'Köpa bil')).toBeVisible();
  await expect(menuPanel(page, 'Verkstad')).toBeHidden();
  await page.mouse.move(outsideMenu.x, outsideMenu.y);
  await expect(menuPanel(page, 'Köpa bil')).toBeHidden();

  await page.locator('.site-logo').focus();
  await page.keyboard.press('Tab');
  await expect(menuItem(page, 'Köpa bil')).toBeFocused();
  await expect(menuPanel(page, 'Köpa bil')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(menuPanel(page, 'Köpa bil')).toBeHidden();
});

test('NAV-26 CONST-06 a panel stays 150 ms after the pointer has left and is closed after 250', async ({
  page,
  app,
}) => {
  await openWithStoppedClock(page, app.at(site));
  await menuItem(page, 'Köpa bil').hover();
  await page.mouse.move(outsideMenu.x, outsideMenu.y);
  await page.clock.runFor(150);
  await expect(menuPanel(page, 'Köpa bil')).toBeVisible();
  await menuPanel(page, 'Köpa bil').getByRole('link', { name: 'Bilar i lager' }).hover();
  await page.clock.runFor(1000);
  await expect(menuPanel(page, 'Köpa bil')).toBeVisible();
  await page.mouse.move(outsideMenu.x, outsideMenu.y);
  await page.clock.runFor(199);
  await expect(menuPanel(page, 'Köpa bil')).toBeVisible();
  await page.clock.runFor(51);
  await expect(menuPanel(page, 'Köpa bil')).toBeHidden();
});

test('NAV-27 CONST-06 with the pointer on an item without children it takes 600 ms', async ({
  page,
  app,
}) => {
  await openWithStoppedClock(page, app.at(site));
  await menuItem(page, 'Köpa bil').hover();
  await menuItem(page, 'Sälja bil').hover();
  await page.clock.runFor(590);
  await expect(menuPanel(page, 'Köpa bil')).toBeVisible();
  await page.clock.runFor(20);
  await expect(menuPanel(page, 'Köpa bil')).toBeHidden();
});

test('NAV-28 a panel closes by a click beside it, by Escape and with the page', async ({ page, app }) => {
  await page.goto(app.at(site));
  await whenMeasured(page);
  const open = menuPanel(page, 'Köpa bil');
  await menuItem(page, 'Köpa bil').focus();
  await expect(open).toBeVisible();
  await page.mouse.click(outsideMenu.x, outsideMenu.y);
  await expect(open).toBeHidden();

  await menuItem(page, 'Köpa bil').click();
  await expect(open).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();

  await menuItem(page, 'Köpa bil').click();
  await open.getByRole('link', { name: 'Nya bilar' }).click();
  await expect(page).toHaveURL(app.at(site, '/kopa-bil/nya'));
  await expect(page.locator('.menu-panel:popover-open')).toHaveCount(0);
});

test('NAV-28 a page restored from the back/forward cache has its menu closed', async ({ page, app }) => {
  await page.goto(app.at(site));
  await menuItem(page, 'Köpa bil').click();
  await expect(menuPanel(page, 'Köpa bil')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(menuPanel(page, 'Köpa bil')).toBeHidden();
});

test('NAV-12 NAV-14 links to other sites are last in More, with their icons, and may open a new tab', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  await menuItem(page, 'Mer').click();
  const link = menuPanel(page, 'Mer').getByRole('link', { name: 'Solvik Auktion (öppnas i ny flik)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.locator('.icon')).toHaveCount(2);
});
