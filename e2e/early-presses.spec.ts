import { at, expect, test } from './visitor.ts';

test('a heart pressed before the script has come is pressed when it is there', async ({ context }) => {
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  const heart = page.locator('[data-car] [data-save]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the filter button of a phone, pressed early, opens the drawer when its island is awake', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/car-list\.island-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.close();
});
