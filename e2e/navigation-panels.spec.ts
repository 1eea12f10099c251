import {
  elsewhere,
  isUnderlined,
  measured,
  openWithStoppedClock,
  panel,
  test,
  word,
} from './menu-visitor.ts';
import { expect } from './visitor.ts';

const site = 'menu-solvik';

test('NAV-10 the words of the bar are shown in capitals, å as Å', async ({ page, house }) => {
  await page.goto(house.at(site));
  await measured(page);
  await expect(word(page, 'Vanliga frågor')).toHaveText('VANLIGA FRÅGOR', { useInnerText: true });
  await expect(word(page, 'Köpa bil')).toHaveText('KÖPA BIL', { useInnerText: true });
});

test('NAV-11 the open page’s item is underlined, and no other', async ({ page, house }) => {
  await page.goto(house.at(site, '/verkstad/glas'));
  await measured(page);
  const words = page.locator('.menu-bar__list > li:visible > .menu-bar__item');
  const underlined = [];
  for (const item of await words.all()) {
    if (await isUnderlined(item)) underlined.push(await item.textContent());
  }
  expect(underlined).toEqual(['Verkstad']);
});

test('NAV-15 an item with pages below opens its panel and stays; one that may be visited leads to its page', async ({
  page,
  house,
}) => {
  await page.goto(house.at(site));
  await word(page, 'Köpa bil').click();
  await expect(panel(page, 'Köpa bil')).toBeVisible();
  await expect(page).toHaveURL(house.at(site));
  await word(page, 'Köpa bil').click();
  await expect(panel(page, 'Köpa bil')).toBeHidden();
  await page.getByRole('button', { name: 'Visa mer under Företag' }).click();
  await expect(panel(page, 'Företag')).toBeVisible();
  await word(page, 'Företag').click();
  await expect(page).toHaveURL(house.at(site, '/foretag'));
});

for (const [width, shown] of [
  [1280, 0],
  [1500, 0],
  [1501, 6],
] as const) {
  test(`NAV-21 NAV-22 at ${width} px a panel of six pages shows ${shown} pictures, one of four all of them`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(house.at(site));
    await measured(page);
    await word(page, 'Köpa bil').hover();
    await expect(panel(page, 'Köpa bil').locator('.menu-entry')).toHaveCount(6);
    await expect(panel(page, 'Köpa bil').locator('img:visible')).toHaveCount(shown);
    await word(page, 'Verkstad').hover();
    await expect(panel(page, 'Verkstad').locator('img:visible')).toHaveCount(4);
  });
}

test('NAV-21 pictures of panels are fetched when a panel opens, not with the page', async ({
  page,
  house,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/media/') && fetched.push(request.url()));
  await page.goto(house.at(site), { waitUntil: 'networkidle' });
  const isVan = (url: string) => /\/media\/[^/]*van\//.test(url);
  expect(fetched.filter(isVan)).toEqual([]);
  const van = page.waitForRequest((request) => isVan(request.url()));
  await word(page, 'Verkstad').hover();
  await van;
});

test('NAV-23 an entry folds out by its plus sign, which turns into a minus, and back', async ({
  page,
  house,
}) => {
  await page.goto(house.at(site));
  await word(page, 'Köpa bil').click();
  const entry = panel(page, 'Köpa bil').locator('.menu-entry', { hasText: 'Bilar i lager' });
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

test('NAV-24 CONST-06 what was folded out is so again within 300 ms, and folded in after 600', async ({
  page,
  house,
}) => {
  await openWithStoppedClock(page, house.at(site));
  const leaf = panel(page, 'Köpa bil').getByRole('link', { name: 'Elbilar' });
  const closed = panel(page, 'Köpa bil');
  await word(page, 'Köpa bil').click();
  await closed.locator('summary').first().click();
  await expect(leaf).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closed).toBeHidden();
  await page.clock.runFor(300);
  await page.keyboard.press(' ');
  await expect(leaf).toBeVisible();
  await page.clock.runFor(5000);
  await expect(leaf).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closed).toBeHidden();
  await page.clock.runFor(600);
  await page.keyboard.press(' ');
  await expect(closed).toBeVisible();
  await expect(leaf).toBeHidden();
});

test('NAV-25 a panel opens under the pointer and on focus, and closes when either leaves', async ({
  page,
  house,
}) => {
  await page.goto(house.at(site));
  await measured(page);
  await word(page, 'Verkstad').hover();
  await expect(panel(page, 'Verkstad')).toBeVisible();
  await word(page, 'Köpa bil').hover();
  await expect(panel(page, 'Köpa bil')).toBeVisible();
  await expect(panel(page, 'Verkstad')).toBeHidden();
  await page.mouse.move(elsewhere.x, elsewhere.y);
  await expect(panel(page, 'Köpa bil')).toBeHidden();

  await page.locator('.site-logo').focus();
  await page.keyboard.press('Tab');
  await expect(word(page, 'Köpa bil')).toBeFocused();
  await expect(panel(page, 'Köpa bil')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page, 'Köpa bil')).toBeHidden();
});

test('NAV-26 CONST-06 a panel stays 150 ms after the pointer has left and is closed after 250', async ({
  page,
  house,
}) => {
  await openWithStoppedClock(page, house.at(site));
  await word(page, 'Köpa bil').hover();
  await page.mouse.move(elsewhere.x, elsewhere.y);
  await page.clock.runFor(150);
  await expect(panel(page, 'Köpa bil')).toBeVisible();
  await panel(page, 'Köpa bil').getByRole('link', { name: 'Bilar i lager' }).hover();
  await page.clock.runFor(1000);
  await expect(panel(page, 'Köpa bil')).toBeVisible();
  await page.mouse.move(elsewhere.x, elsewhere.y);
  await page.clock.runFor(199);
  await expect(panel(page, 'Köpa bil')).toBeVisible();
  await page.clock.runFor(51);
  await expect(panel(page, 'Köpa bil')).toBeHidden();
});

test('NAV-27 CONST-06 with the pointer on an item without children it takes 600 ms', async ({
  page,
  house,
}) => {
  await openWithStoppedClock(page, house.at(site));
  await word(page, 'Köpa bil').hover();
  await word(page, 'Sälja bil').hover();
  await page.clock.runFor(590);
  await expect(panel(page, 'Köpa bil')).toBeVisible();
  await page.clock.runFor(20);
  await expect(panel(page, 'Köpa bil')).toBeHidden();
});

test('NAV-28 a panel closes by a click beside it, by Escape and with the page', async ({ page, house }) => {
  await page.goto(house.at(site));
  await measured(page);
  const open = panel(page, 'Köpa bil');
  await word(page, 'Köpa bil').focus();
  await expect(open).toBeVisible();
  await page.mouse.click(elsewhere.x, elsewhere.y);
  await expect(open).toBeHidden();

  await word(page, 'Köpa bil').click();
  await expect(open).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();

  await word(page, 'Köpa bil').click();
  await open.getByRole('link', { name: 'Nya bilar' }).click();
  await expect(page).toHaveURL(house.at(site, '/kopa-bil/nya'));
  await expect(page.locator('.menu-panel:popover-open')).toHaveCount(0);
});

test('NAV-28 a page that the back button brings back whole comes with its menu closed', async ({
  page,
  house,
}) => {
  await page.goto(house.at(site));
  await word(page, 'Köpa bil').click();
  await expect(panel(page, 'Köpa bil')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(panel(page, 'Köpa bil')).toBeHidden();
});

test('NAV-12 NAV-14 links to other sites stand last in More, with their icons, and may open a new tab', async ({
  page,
  house,
}) => {
  await page.goto(house.at(site));
  await word(page, 'Mer').click();
  const link = panel(page, 'Mer').getByRole('link', { name: 'Solvik Auktion (öppnas i ny flik)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.locator('.icon')).toHaveCount(2);
});
