import { choosing, openCarList } from './car-list-page.ts';
import { expect, siteUrl, test } from './fixtures.ts';

const list = '/kop-bil/alla-bilar-i-lager';

test('NAV-31 who changes the language on a filtered list keeps the filters', async ({ page }) => {
  await openCarList(page, siteUrl('solvik-se', list));
  const fuel = page.locator('.filters').getByRole('checkbox', { name: /^El\b/ });
  await choosing(page, () => fuel.click());
  await expect(page).toHaveURL(/car_fuel=El/);
  const shown = await page.locator('.car-list__results [data-car]').first().getAttribute('data-car');
  await page.locator('header a[hreflang="en"]').first().click();
  await expect(page).toHaveURL(/\/en\/.*car_fuel=El/);
  await expect(page.locator('.list-chips .chip', { hasText: 'Electric' })).toBeVisible();
  await expect(page.locator('.filters').getByRole('checkbox', { name: /^Electric\b/ })).toBeChecked();
  await expect(page.locator('.car-list__results [data-car]').first()).toHaveAttribute(
    'data-car',
    shown ?? '',
  );
});

test('a make that was chosen in the browser is in the address of the other language', async ({ page }) => {
  await openCarList(page, siteUrl('solvik-se', list));
  await choosing(page, () =>
    page
      .locator('.filters')
      .getByRole('checkbox', { name: /^Volvo\b/ })
      .first()
      .click(),
  );
  const link = page.locator('header a[hreflang="en"]').first();
  await expect(link).toHaveAttribute('href', `/en${list}/volvo`);
});

test('a car page in Finland’s Swedish counts in kilometres and has Finland’s words', async ({ page }) => {
  await page.goto(siteUrl('carstore-fi', '/sv/osta-auto/vaihtoautot?car_body=Pakettiauto'));
  await expect(page.locator('.list-chips .chip', { hasText: 'Paketbil' })).toBeVisible();
  await page.locator('.car-list__results [data-car-name] a').first().click();
  await expect(page.locator('main')).toContainText('Paketbil');
  await expect(page.locator('main')).not.toContainText('Pakettiauto');
  await expect(page.locator('main')).toContainText(/\d\u00a0km/);
});
