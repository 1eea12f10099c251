import { expect, expectNoSidewaysScroll, siteUrl, test, whenHydrated } from './fixtures.ts';
import { inputDevices } from './input-devices.ts';

test.use({ hasTouch: true });

const widths = [390, 1024, 1440];

test('LOC-02 LOC-10 LOC-26 by touch alone, at every width: a charging station near a town, in the list and on the map', async ({
  page,
}) => {
  const { press, type } = inputDevices.touch(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteUrl('charging', '/hitta-laddare'));
    await expect(page.locator('.locator')).toHaveAttribute('data-locations', 'all');
    await type(page.getByRole('combobox', { name: 'Sök plats' }), 'Uppsala');
    // The key that a phone's own keyboard has for it.
    await page.keyboard.press('Enter');
    await expect(page.locator('.locator__count')).toContainText('nära Uppsala');
    const station = page.locator('[data-location]').first();
    await press(station.locator('summary'));
    await expect(station.locator('.charger-options')).toBeVisible();
    // Beside the list the map shows it by itself.
    if (width < 1024) await press(station.getByRole('button', { name: 'Visa på kartan' }));
    await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready');
    await expect(page.locator('.location-preview')).toContainText(
      (await station.locator('h3, h2').first().textContent()) ?? '',
    );
    await expectNoSidewaysScroll(page);
    // The place would be in the field of the next visit.
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('DSL-03 DSL-12 DSD-02 by touch alone, at every width: who repairs paint, its page, and back to the list', async ({
  page,
}) => {
  const { press } = inputDevices.touch(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteUrl('solvik-se', '/anlaggningar'));
    await expect(page.locator('[data-island="dealer-list"][data-hydrated]')).toBeAttached();
    await press(page.locator('main summary', { hasText: 'Avdelning' }));
    await press(page.getByRole('checkbox', { name: /Skada, lack och glas/ }));
    await press(page.getByRole('button', { name: 'Visa 4' }));
    const dealerships = page.locator('main [data-dealership]');
    await expect(dealerships).toHaveCount(4);
    await press(dealerships.first().getByRole('link').first());
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Solvik');
    await whenHydrated(page);
    await press(page.getByRole('link', { name: 'Alla anläggningar' }));
    await expect(page).toHaveURL(/site_departments\.service_name=Skada/);
    await expect(dealerships).toHaveCount(4);
  }
});
