import { expect, siteUrl, test } from './fixtures.ts';
import { getWhenReady } from './send-request.ts';

test('FOOT-12 FOOT-13 FOOT-14 CONST-07 a click copies the address, and confirms it for one second', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(siteUrl('solvik-se'));
  const footer = page.locator('footer');
  const copyMail = footer.getByRole('button', { name: 'Kopiera hej@solvik.example' });
  const done = footer.getByRole('status').filter({ hasText: 'Kopierad' });
  await expect(done).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await copyMail.click();
  await expect(done).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hej@solvik.example');
  await page.clock.runFor(999);
  await expect(done).toBeVisible();
  await page.clock.runFor(1);
  await expect(done).toHaveCount(0);

  // Another click restarts the second.
  const copyNumber = footer.getByRole('button', { name: 'Kopiera +46105500128' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await copyNumber.press('Enter');
  await expect(done).toBeVisible();
  expect(await copied()).toBe('+46105500128');
  await page.clock.runFor(600);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copyNumber.press('Enter');
  await expect.poll(copied).toBe('+46105500128');
  await page.clock.runFor(999);
  await expect(done).toBeVisible();
  await page.clock.runFor(1);
  await expect(done).toHaveCount(0);
});

test('FOOT-14 each language has its own text for it', async () => {
  for (const [site, path, word] of [
    ['solvik-se', '/', 'Kopierad'],
    ['solvik-se', '/en', 'Copied'],
    ['carstore-no', '/', 'Kopiert'],
    ['carstore-fi', '/', 'Kopioitu'],
    ['carstore-sk', '/', 'Skopírované'],
  ] as const) {
    const { text: html } = await getWhenReady(siteUrl(site, path));
    expect(html, `${site}${path}`).toContain(`data-copy-button="${word}"`);
  }
});

test('FOOT-12 without script mail and telephone are plain links, and nothing looks like a button', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('solvik-se'));
  await expect(page.locator('footer a[href^="mailto:"]')).toBeVisible();
  await expect(page.locator('footer button:visible')).toHaveCount(0);
  await context.close();
});

test('FOOT-02 FOOT-09 FOOT-10 CONST-08 logos are 40 px high; information is in two columns on wide screens', async ({
  page,
}) => {
  await page.goto(siteUrl('solvik-se'));
  const footer = page.locator('footer');
  const logos = footer.locator('a[href*="car_brand="] img');
  expect(await logos.count()).toBeGreaterThan(3);
  for (const logo of await logos.all()) expect((await logo.boundingBox())?.height).toBe(40);
  const place = async (heading: string) => {
    const box = await footer.getByRole('heading', { name: heading, exact: true }).boundingBox();
    return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
  };
  const service = await place('Kundservice');
  const open = await place('Öppet');
  expect(open.y).toBe(service.y);
  expect(open.x).toBeGreaterThan(service.x);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await place('Öppet')).x).toBe((await place('Kundservice')).x);
});

test('FOOT-04 a make in the footer links to the cars of that make', async ({ page }) => {
  await page.goto(siteUrl('solvik-se'));
  await page.locator('footer').getByRole('link', { name: 'BMW' }).first().click();
  await expect(page).toHaveURL(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager?car_brand=BMW'));
});

test('FOOT-06 FOOT-07 the button and the social links open what they name', async ({ page }) => {
  await page.goto(siteUrl('solvik-se'));
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    /^https:\/\/instagram/,
  );
  await footer.getByRole('link', { name: 'Hitta din anläggning' }).click();
  await expect(page).toHaveURL(siteUrl('solvik-se', '/anlaggningar'));
});
