import { expect } from './fixtures.ts';
import { menuItem, menuPanel, test, whenMeasured } from './menu-fixtures.ts';

const site = 'menu-solvik';

test('NAV-29 arrow keys move along the bar and through a panel, Escape goes back, Tab moves on', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  await whenMeasured(page);
  await page.locator('.site-logo').focus();
  const press = (key: string) => page.keyboard.press(key);
  await press('Tab');
  await expect(menuItem(page, 'Köpa bil')).toBeFocused();
  await press('ArrowRight');
  await expect(menuItem(page, 'Sälja bil')).toBeFocused();
  await expect(page.locator('.menu-panel:popover-open')).toHaveCount(0);
  await press('ArrowRight');
  await expect(menuItem(page, 'Verkstad')).toBeFocused();
  await press('ArrowLeft');
  await press('ArrowLeft');
  await expect(menuItem(page, 'Köpa bil')).toBeFocused();

  const open = menuPanel(page, 'Köpa bil');
  await press('ArrowDown');
  await expect(open.getByRole('link', { name: 'Köpa bil' })).toBeFocused();
  await press('ArrowDown');
  await expect(open.getByRole('link', { name: 'Bilar i lager' })).toBeFocused();
  await press('ArrowRight');
  await expect(open.getByRole('link', { name: 'Nya bilar' })).toBeFocused();
  await press('ArrowDown');
  await press(' ');
  await expect(open.getByRole('link', { name: 'Norda' })).toBeVisible();
  await press('ArrowDown');
  await expect(open.getByRole('link', { name: 'Norda' })).toBeFocused();
  await press('End');
  await expect(open.getByRole('link', { name: 'Veckans bil' })).toBeFocused();
  await press('Home');
  await press('ArrowUp');
  await expect(menuItem(page, 'Köpa bil')).toBeFocused();

  await press('ArrowDown');
  await press('Escape');
  await expect(open).toBeHidden();
  await expect(menuItem(page, 'Köpa bil')).toBeFocused();
  await press('Tab');
  await expect(menuItem(page, 'Sälja bil')).toBeFocused();
  await press('End');
  await expect(menuItem(page, 'Mer')).toBeFocused();
  await expect(menuPanel(page, 'Mer')).toBeVisible();
});

test('NAV-29 Space opens and closes a panel, also beside an item that links to its page', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  await whenMeasured(page);
  for (const name of ['Verkstad', 'Företag']) {
    await menuItem(page, name).focus();
    await page.keyboard.press('Escape');
    await expect(menuPanel(page, name)).toBeHidden();
    await page.keyboard.press(' ');
    await expect(menuPanel(page, name)).toBeVisible();
    await expect(menuItem(page, name)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(menuPanel(page, name)).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(app.at(site, '/foretag'));
});

test('NAV-29 Tab goes through an open panel and on to the next item, which closes it', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  await whenMeasured(page);
  await menuItem(page, 'Verkstad').focus();
  const open = menuPanel(page, 'Verkstad');
  for (const name of ['Verkstad', 'Boka service', 'Skada och lack', 'Glas', 'Hjul']) {
    await page.keyboard.press('Tab');
    await expect(open.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menuItem(page, 'Däckhotell')).toBeFocused();
  await expect(open).toBeHidden();
});

test('NAV-29 the phone menu works by keyboard alone, and Escape goes back level by level', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(app.at(site));
  const menu = page.getByRole('button', { name: 'Meny' });
  await menu.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('Tab');
  const row = page.getByRole('button', { name: 'Köpa bil' });
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Sälja bil' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tillbaka' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-sheet')).toBeHidden();
  await expect(menu).toBeFocused();
});
