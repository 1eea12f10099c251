import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';

/** The sample ends at 18:00 on 13 December 2026 in Swedish time, which is 17:00 UTC. */
const end = Date.parse('2026-12-13T17:00:00Z');

async function openBefore(page: Page, milliseconds: number, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install({ time: end - milliseconds - 1000 });
  await page.clock.pauseAt(end - milliseconds);
  await page.goto(siteUrl('', '/gallery/blocks?theme=solvik&block=countdown'));
  const block = page.locator('[data-script=countdown]').first();
  await expect(block.getByRole('button')).toBeVisible();
  const figures = () => block.locator('dd').allTextContents();
  return { block, figures };
}

test('COUNT-01 COUNT-03 days, hours, minutes and seconds until the end in the site’s time zone, one second at a time', async ({
  page,
}) => {
  const { block, figures } = await openBefore(page, 90_061_000, 'no-preference');
  await expect.poll(figures).toEqual(['1', '01', '01', '01']);
  await page.clock.runFor(1000);
  await expect.poll(figures).toEqual(['1', '01', '01', '00']);
  await page.clock.runFor(1000);
  await expect.poll(figures).toEqual(['1', '01', '00', '59']);
  await expect(block.locator('dt')).toHaveText(['dagar', 'timmar', 'minuter', 'sekunder']);
});

test('COUNT-02 at zero it stops, and the pause button is gone', async ({ page }) => {
  const { block, figures } = await openBefore(page, 1500, 'no-preference');
  await expect.poll(figures).toEqual(['0', '00', '00', '02']);
  await page.clock.runFor(10_000);
  await expect.poll(figures).toEqual(['0', '00', '00', '00']);
  await expect(block.getByRole('button')).toBeHidden();
});

test('the countdown can be paused, and resumes at the current time', async ({ page }) => {
  const { block, figures } = await openBefore(page, 60_000, 'no-preference');
  await block.getByRole('button', { name: 'Pausa nedräkningen' }).click();
  await page.clock.runFor(5000);
  await expect.poll(figures).toEqual(['0', '00', '01', '00']);
  await block.getByRole('button', { name: 'Fortsätt nedräkningen' }).click();
  await expect.poll(figures).toEqual(['0', '00', '00', '55']);
});

test('with reduced motion it shows the time that is left and does not tick', async ({ page }) => {
  const { figures } = await openBefore(page, 60_000, 'reduce');
  await expect.poll(figures).toEqual(['0', '00', '01', '00']);
  await page.clock.runFor(5000);
  await expect.poll(figures).toEqual(['0', '00', '01', '00']);
});
