import { measured, panel, test, word } from './menu-visitor.ts';
import { expect } from './visitor.ts';

const site = 'menu-solvik';

test('NAV-29 arrows walk along the bar and through a panel, Escape leads back, Tab moves on', async ({
  page,
  house,
}) => {
  await page.goto(house.at(site));
  await measured(page);
  await page.locator('.site-logo').focus();
  const press = (key: string) => page.keyboard.press(key);
  await press('Tab');
  await expect(word(page, 'Köpa bil')).toBeFocused();
  await press('ArrowRight');
  await expect(word(page, 'Sälja bil')).toBeFocused();
  await expect(page.locator('.menu-panel:popover-open')).toHaveCount(0);
  await press('ArrowRight');
  await expect(word(page, 'Verkstad')).toBeFocused();
  await press('ArrowLeft');
  await press('ArrowLeft');
  await expect(word(page, 'Köpa bil')).toBeFocused();

  const open = panel(page, 'Köpa bil');
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
  await expect(word(page, 'Köpa bil')).toBeFocused();

  await press('ArrowDown');
  await press('Escape');
  await expect(open).toBeHidden();
  await expect(word(page, 'Köpa bil')).toBeFocused();
  await press('Tab');
  await expect(word(page, 'Sälja bil')).toBeFocused();
  await press('End');
  await expect(word(page, 'Mer')).toBeFocused();
  await expect(panel(page, 'Mer')).toBeVisible();
});

test('NAV-29 Space opens and closes a panel, also beside an item that leads to its page', async ({
  page,
  house,
}) => {
  await page.goto(house.at(site));
  await measured(page);
  for (const name of ['Verkstad', 'Företag']) {
    await word(page, name).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page, name)).toBeHidden();
    await page.keyboard.press(' ');
    await expect(panel(page, name)).toBeVisible();
    await expect(word(page, name)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(panel(page, name)).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(house.at(site, '/foretag'));
});

test('NAV-29 Tab goes through an open panel and on to the next item, which closes it', async ({
  page,
  house,
}) => {
  await page.goto(house.at(site));
  await measured(page);
  await word(page, 'Verkstad').focus();
  const open = panel(page, 'Verkstad');
  for (const name of ['Verkstad', 'Boka service', 'Skada och lack', 'Glas', 'Hjul']) {
    await page.keyboard.press('Tab');
    await expect(open.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(word(page, 'Däckhotell')).toBeFocused();
  await expect(open).toBeHidden();
});

test('NAV-29 the phone menu is walked by keyboard alone, and Escape leads back level by level', async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(house.at(site));
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
