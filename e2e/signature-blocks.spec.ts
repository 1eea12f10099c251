import { expect, expectAccessible, siteUrl, test } from './fixtures.ts';

test('the loan slider follows the keyboard and what is typed; the rate stays beside the monthly cost', async ({
  page,
}) => {
  await page.goto(siteUrl('finance', '/'));
  const form = page.locator('form[data-script="loan-slider"]');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-running', '');
  const monthly = form.locator('[data-sum="monthly"]');
  await expect(monthly).toHaveText('3 809 kr');
  await form.getByRole('slider', { name: 'Återbetalningstid, månader' }).press('ArrowLeft');
  await expect(form.getByRole('spinbutton', { name: 'Återbetalningstid, månader' })).toHaveValue('48');
  await expect(monthly).toHaveText('4 640 kr');
  await form.getByRole('spinbutton', { name: 'Lånebelopp, kronor' }).fill('100000');
  await expect(monthly).toHaveText('2 340 kr');
  await expect(form).toContainText(/Ränta 4,95\s%, effektiv ränta \d,\d\d\s%/);
  await expectAccessible(page);
});

test('without script the loan slider is a form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('finance', '/'));
  await page.getByLabel('Återbetalningstid, månader').first().fill('36');
  await page.getByRole('button', { name: 'Räkna ut' }).click();
  await expect(page).toHaveURL(/\?amount=200000&months=36#loan$/);
  await expect(page.locator('[data-sum="monthly"]')).toHaveText('6 029 kr');
  await context.close();
});

test('the board of lots counts down and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(siteUrl('auction', '/'));
  const board = page.locator('[data-script="live-lots"]');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('button', { name: 'Pausa nedräkningen' }).click();
  await expect(board.getByRole('button', { name: 'Fortsätt nedräkningen' })).toBeVisible();
  await expect(board.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
});

test('bays have their days as links', async ({ page }) => {
  await page.goto(siteUrl('trucks', '/'));
  const days = page.getByRole('navigation', { name: 'Välj dag' }).getByRole('link');
  await days.nth(1).click();
  await expect(page).toHaveURL(/\?day=\d{4}-\d{2}-\d{2}#bays$/);
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'date');
  await expectAccessible(page);
});
