import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
  whenHydrated,
} from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { findRecordPath } from './sitemap.ts';

for (const site of ['solvik-se', 'carstore-fi', 'solvik-uk']) {
  test(`RED-27 DSD-04 a dealership page of ${site} opens, on a phone and on a wide screen`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, await findRecordPath(site, 'dealers', 1)));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
      await expect(page.locator('main a[href^="https://www.google.com/maps/"]').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, `${site} at 390`);
  });
}

test('ROUTE-31 DSD-23 an unknown dealership redirects to the list of dealerships', async ({ page }) => {
  const { status, headers } = await sendRequest(siteUrl('solvik-se', '/anlaggningar/nowhere'));
  expect([status, headers.location]).toEqual([302, '/anlaggningar']);
  await page.goto(siteUrl('solvik-uk', '/find-us/nowhere'));
  await expect(page).toHaveURL(siteUrl('solvik-uk', '/find-us'));
});

const dealership = siteUrl('solvik-se', '/anlaggningar/solvik-goteborg');

test('DSD-02 the back link goes back to the narrowed list, and to all dealerships when there is nothing to go back to', async ({
  page,
}) => {
  const narrowed = siteUrl('solvik-se', '/anlaggningar?site_departments.brands.name=Porsche');
  await page.goto(narrowed);
  await page.getByRole('link', { name: 'Solvik Göteborg' }).click();
  await expect(page).toHaveURL(dealership);
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Alla anläggningar' }).click();
  await expect(page).toHaveURL(narrowed);
  const direct = await page.context().newPage();
  await direct.goto(dealership);
  await direct.getByRole('link', { name: 'Alla anläggningar' }).click();
  await expect(direct).toHaveURL(siteUrl('solvik-se', '/anlaggningar'));
});

test('DSD-05 DSD-27 CONST-03 the small map has one marker and shows the neighbourhood, and the page asks nobody else for a map or places', async ({
  page,
}) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await page.goto(dealership);
  const map = page.locator('main [data-map]');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map', 'ready');
  await expect(map).toHaveAttribute('data-zoom', '10');
  await expect(map.getByRole('img', { name: 'Solvik' })).toHaveCount(1);
  await expect(map.getByRole('button')).toHaveCount(0);
  await expectAccessiblePart(page, 'main aside', 'open map');
  const fetched = requests.filter(({ protocol }) => protocol.startsWith('http'));
  expect(fetched.filter(({ hostname }) => hostname !== 'solvik-se.localhost').map(String)).toEqual([]);
  expect(fetched.filter(({ pathname }) => pathname.startsWith('/api/maps')).map(String)).toEqual([]);
  expect(fetched.some(({ pathname }) => pathname.startsWith('/maps/'))).toBe(true);
});

test.describe('when the map cannot be loaded', () => {
  test('DSD-07 a sentence stands in its place and the page works on', async ({ page, consoleErrors }) => {
    await page.route('**/maps/**', (route) => route.abort());
    await page.goto(dealership);
    const map = page.locator('main [data-map]');
    await map.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('data-map', 'unavailable', { timeout: 15_000 });
    await expect(map).toContainText('Kartan kan inte visas just nu.');
    await expect(page.getByRole('link', { name: /Vägbeskrivning/ })).toBeVisible();
    await page
      .getByText(/^Visa \d+ medarbetare$/)
      .first()
      .click();
    await expect(page.getByText('Dölj medarbetare').first()).toBeVisible();
    consoleErrors.length = 0;
  });
});

test('DSD-07 CONST-19 after ten seconds without an answer the page goes on without a map', async ({
  page,
}) => {
  // Never answered.
  await page.route('**/maps/**', () => {});
  await page.clock.install();
  const requested = page.waitForRequest('**/maps/**');
  await page.goto(dealership);
  const map = page.locator('main [data-map]');
  await map.scrollIntoViewIfNeeded();
  await requested;
  // Time stops a moment after the request; the ten seconds began with it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await page.clock.runFor(5000);
  await expect(map).toHaveAttribute('data-map', 'loading');
  await page.clock.runFor(5000);
  await expect(map).toHaveAttribute('data-map', 'unavailable');
  await expect(page.getByRole('link', { name: /Vägbeskrivning/ })).toBeVisible();
});

test('DSD-16 DSD-18 DSD-20 workshop, stock and arrivals lead where they say, each on its own site', async ({
  page,
}) => {
  await page.goto(dealership);
  const booking = page
    .getByRole('region', { name: 'Verkstad', exact: true })
    .getByRole('link', { name: 'Boka service & verkstad' });
  await expect(booking).toHaveAttribute(
    'href',
    /^\/service-och-verkstad\/boka-service\?latitude=57\.\d+&longitude=1\d\.\d+$/,
  );
  await expect(page.getByRole('link', { name: 'Nya bilar i lager' })).toHaveCount(0);
  const arrivals = page.getByRole('link', { name: /^Visa alla \d+$/ });
  const count = Number((await arrivals.textContent())?.match(/\d+/)?.[0]);
  await arrivals.click();
  await expect(page.getByText(new RegExp(`^${count} bilar`)).first()).toBeVisible();
  await page.goto(siteUrl('solvik-no', await findRecordPath('solvik-no', 'dealers', 1)));
  await expect(page.getByRole('link', { name: 'Bestill service og verksted' })).toHaveCount(0);
  const stock = page.getByRole('link', { name: 'Nye biler på lager' }).first();
  await expect(stock).toHaveAttribute('href', /car_website_city=[^&]+&car_site_name=[^&]+%3E/);
});

test('everything is reached by keyboard, in the order it is read, at every width', async ({ page }) => {
  await page.goto(dealership);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: 'Alla anläggningar' }).focus();
    const seen: string[] = [];
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
    }
    const kinds = ['google.com/maps/search', 'tel:', 'mailto:', '#department-1'];
    const order = kinds.map((kind) => seen.findIndex((address) => address.includes(kind)));
    expect(
      order.every((at) => at >= 0),
      `${width}`,
    ).toBe(true);
    expect(order, `${width}`).toEqual([...order].sort((a, b) => a - b));
  }
  await expectAccessible(page, 'at 1440');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('DSD-15 the people of a department are shown and hidden by a click; one day of its opening hours is marked as today', async ({
    page,
  }) => {
    await page.goto(dealership);
    const department = page.getByRole('region', { name: 'Nya bilar' });
    await expect(department.getByText(/, i dag$/)).toHaveCount(1);
    const people = department
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Ring / }) });
    await expect(people.first()).toBeHidden();
    await department.getByText(/^Visa \d+ medarbetare$/).click();
    await expect(people.first()).toBeVisible();
    await department.getByText('Dölj medarbetare').click();
    await expect(people.first()).toBeHidden();
  });
});
