import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';

const noon = Date.parse('2026-11-15T12:00:00Z');
const offers = { name: 'Offers this month' };

/** The clock is paused until a test advances it. */
async function openAt(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(noon + 1000);
  await page.goto(siteUrl('', '/gallery/blocks?theme=solvik&block=carousel'));
  const carousel = page.getByRole('region', offers);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Nästa bild' })).toBeVisible();
  // What is inert is skipped by the keyboard and by screen readers.
  const shown = carousel.locator('[aria-roledescription=slide]:not([inert])');
  const live = (value: 'off' | 'polite') =>
    expect(carousel.locator('[data-slides]')).toHaveAttribute('aria-live', value);
  // Slides that advance automatically are not announced, so `aria-live` shows whether they do.
  await live(reducedMotion === 'reduce' ? 'polite' : 'off');
  return { carousel, shown, live };
}

test('CAROU-01 FullHeight fills the window, Medium takes 64 per cent of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(siteUrl('', '/gallery/blocks?theme=solvik&block=carousel'));
  const height = async (which: string) =>
    (await page.locator(`[data-height=${which}]`).boundingBox())?.height;
  expect(await height('Medium')).toBe(640);
  expect(await height('FullHeight')).toBe(1000);
  expect(await height('default')).toBe(534);
});

test('CAROU-02 CAROU-05 each slide is shown for five seconds, and after the last comes the first', async ({
  page,
}) => {
  const { shown } = await openAt(page, 'no-preference');
  await expect(shown).toHaveAccessibleName('1 av 3');
  await page.clock.runFor(4900);
  await expect(shown).toHaveAccessibleName('1 av 3');
  await page.clock.runFor(200);
  await expect(shown).toHaveAccessibleName('2 av 3');
  await page.clock.runFor(5000);
  await expect(shown).toHaveAccessibleName('3 av 3');
  await page.clock.runFor(5000);
  await expect(shown).toHaveAccessibleName('1 av 3');
});

test('CAROU-03 previous is disabled on the first slide and next on the last; the buttons do not wrap', async ({
  page,
}) => {
  const { carousel, shown } = await openAt(page, 'reduce');
  const previous = carousel.getByRole('button', { name: 'Föregående bild' });
  const next = carousel.getByRole('button', { name: 'Nästa bild' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(shown).toHaveAccessibleName('2 av 3');
  await expect(previous).toBeEnabled();
  await next.click();
  await expect(shown).toHaveAccessibleName('3 av 3');
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(shown).toHaveAccessibleName('2 av 3');
});

test('CAROU-03 the active slide is tracked after manual scrolling, too, and keyboard focus is never lost', async ({
  page,
}) => {
  const { carousel, shown } = await openAt(page, 'reduce');
  await carousel.hover();
  await page.mouse.wheel(1440, 0);
  await expect(shown).toHaveAccessibleName('2 av 3');
  const next = carousel.getByRole('button', { name: 'Nästa bild' });
  await next.press('Enter');
  await expect(shown).toHaveAccessibleName('3 av 3');
  await expect(carousel.getByRole('button', { name: 'Föregående bild' })).toBeFocused();
});

test('CAROU-04 VIDEO-03 a video plays only while its slide is active', async ({ page }) => {
  const { carousel, shown } = await openAt(page, 'no-preference');
  const paused = () => carousel.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(paused).toBe(false);
  await carousel.getByRole('button', { name: 'Nästa bild' }).click();
  await expect(shown).toHaveAccessibleName('2 av 3');
  await expect.poll(paused).toBe(true);
  await carousel.getByRole('button', { name: 'Föregående bild' }).click();
  await expect.poll(paused).toBe(false);
});

test('CAROU-05 the slides pause on hover, while the focus is inside, and when pause is pressed', async ({
  page,
}) => {
  const { carousel, shown, live } = await openAt(page, 'no-preference');
  await carousel.hover();
  await live('polite');
  await page.clock.runFor(11_000);
  await expect(shown).toHaveAccessibleName('1 av 3');
  await page.mouse.move(0, 0);
  await live('off');
  await carousel.getByRole('button', { name: 'Nästa bild' }).focus();
  await live('polite');
  await page.clock.runFor(11_000);
  await expect(shown).toHaveAccessibleName('1 av 3');
  await carousel.getByRole('button', { name: 'Stoppa bildväxlingen' }).press('Enter');
  await page.getByRole('heading', { name: 'Blocks', exact: true }).click();
  await carousel.scrollIntoViewIfNeeded();
  await page.clock.runFor(11_000);
  await expect(shown).toHaveAccessibleName('1 av 3');
  await expect(carousel.locator('video')).toHaveJSProperty('paused', true);
});

test('CAROU-05 with reduced motion nothing advances automatically until the visitor presses play', async ({
  page,
}) => {
  const { carousel, shown } = await openAt(page, 'reduce');
  await page.clock.runFor(30_000);
  await expect(shown).toHaveAccessibleName('1 av 3');
  await expect(carousel.locator('video')).toHaveJSProperty('paused', true);
  await carousel.getByRole('button', { name: 'Växla bilder automatiskt' }).click();
  await expect(carousel.locator('video')).toHaveJSProperty('paused', false);
});

test('an inactive slide cannot be focused', async ({ page }) => {
  const { carousel, shown } = await openAt(page, 'reduce');
  await expect(shown.getByRole('link')).toHaveText(['See the estates']);
  await carousel.getByRole('button', { name: 'Nästa bild' }).click();
  await expect(shown.getByRole('link')).toHaveText(['Book a time']);
});

test('before the script loads the slides are a scrollable row', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(siteUrl('', '/gallery/blocks?theme=solvik&block=carousel'));
  const row = page.getByRole('region', offers).locator('[data-slides]');
  await row.scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', offers).getByRole('button')).toHaveCount(0);
  await row.focus();
  const box = await row.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
  await page.mouse.wheel(box?.width ?? 0, 0);
  await expect(row.getByText('Winter wheels, on in forty minutes.')).toBeInViewport();
  await context.close();
});
