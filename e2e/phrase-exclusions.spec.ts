import type { Page } from '@playwright/test';
import { carCount, choosing, openCarList } from './car-list-page.ts';
import { expect, expectAccessiblePart, siteUrl, test } from './fixtures.ts';

const swedish = siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager');
const chips = (page: Page) => page.locator('.list-chips .chip');

test('LIST-29 a Swedish phrase with a negation: chip, address, panel, reload, Back and remove', async ({
  page,
}) => {
  await openCarList(page, swedish);
  const all = await carCount(page);
  const field = page.getByRole('combobox', { name: 'Sök bland bilarna' });
  await field.pressSequentially('suv inte dies');
  await expect(page.getByRole('option', { name: /^SUV · inte diesel/ })).toBeVisible();
  await field.pressSequentially('el');
  await choosing(page, () => field.press('Enter'));
  await expect(page).toHaveURL(`${swedish}?car_body=SUV&not_car_fuel=Diesel`);
  await expect(chips(page)).toHaveText([/^SUV/, /^inte diesel/]);
  const without = await carCount(page);
  expect(without).toBeLessThan(all);
  await expect(page.getByRole('checkbox', { name: 'inte diesel' })).toBeChecked();
  await expectAccessiblePart(page, '.car-list__results', 'with an exclusion');

  await page.reload();
  await expect(page.locator('[data-island="car-list"][data-hydrated]')).toBeAttached();
  await expect(chips(page)).toHaveText([/^SUV/, /^inte diesel/]);
  expect(await carCount(page)).toBe(without);

  await choosing(page, () => page.getByRole('link', { name: 'Ta bort inte diesel' }).click());
  await expect(page).toHaveURL(`${swedish}?car_body=SUV`);
  const suvs = await carCount(page);
  expect(suvs).toBeGreaterThan(without);
  await choosing(page, () => page.goBack());
  await expect(page).toHaveURL(`${swedish}?car_body=SUV&not_car_fuel=Diesel`);
  expect(await carCount(page)).toBe(without);
  await choosing(page, () => page.getByRole('checkbox', { name: 'inte diesel' }).click());
  expect(await carCount(page)).toBe(suvs);
});

test('LIST-29 within 30 miles of Leeds: chip, address, reload, remove', async ({ page }) => {
  const british = siteUrl('solvik-uk', '/buy-car/all-stock');
  await openCarList(page, british);
  const all = await carCount(page);
  const field = page.getByRole('combobox', { name: 'Search our cars' });
  await field.fill('within 30 miles of Leeds');
  await choosing(page, () => field.press('Enter'));
  await expect(page).toHaveURL(/near=Leeds&lat=53\.\d+&lng=-1\.\d+&radius=30/);
  await expect(chips(page)).toHaveText([/^within 30\smiles of Leeds/]);
  const near = await carCount(page);
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(all);
  await page.reload();
  await expect(chips(page)).toHaveText([/^within 30\smiles of Leeds/]);
  expect(await carCount(page)).toBe(near);
  await openCarList(page, page.url());
  await choosing(page, () => page.getByRole('link', { name: /^Remove within 30/ }).click());
  await expect(chips(page)).toHaveCount(0);
  expect(await carCount(page)).toBe(all);
});

test('words that no filter can say are named, and leasing that may be either is asked about', async ({
  page,
}) => {
  await openCarList(page, swedish);
  const field = page.getByRole('combobox', { name: 'Sök bland bilarna' });
  await field.fill('suv 0-100 under 5 sekunder');
  await choosing(page, () => field.press('Enter'));
  await expect(page).toHaveURL(`${swedish}?car_body=SUV`);
  await expect(page.getByText('Vi kan inte filtrera på ”0-100 under 5 sekunder”')).toBeVisible();
  await field.fill('leasing max 4000 kr');
  await choosing(page, () => field.press('Enter'));
  await choosing(page, () => page.getByRole('link', { name: /^Privatleasing upp till 4\s000/ }).click());
  await expect(page).toHaveURL(/car_private_leasing_monthly_cost=&car_private_leasing_monthly_cost=4000/);
});
