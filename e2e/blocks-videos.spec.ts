import type { Locator, Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';

async function openVideo(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await page.goto(siteUrl('', '/gallery/blocks?theme=solvik&block=video'));
  const player = page.getByRole('article', { name: 'Film, a film with a poster' });
  await player.scrollIntoViewIfNeeded();
  return player;
}

const paused = (place: Locator) => () =>
  place.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

test('VIDEO-01 a video starts muted, and its button pauses and plays it', async ({ page }) => {
  const player = await openVideo(page, 'no-preference');
  await expect.poll(paused(player)).toBe(false);
  await expect(player.locator('video')).toHaveJSProperty('muted', true);
  await player.getByRole('button', { name: 'Pausa' }).click();
  await expect.poll(paused(player)).toBe(true);
  await player.getByRole('button', { name: 'Spela' }).click();
  await expect.poll(paused(player)).toBe(false);
});

test('VIDEO-02 the sound can be turned on and off', async ({ page }) => {
  const player = await openVideo(page, 'no-preference');
  await player.getByRole('button', { name: 'Slå på ljudet' }).click();
  await expect(player.locator('video')).toHaveJSProperty('muted', false);
  await player.getByRole('button', { name: 'Stäng av ljudet' }).click();
  await expect(player.locator('video')).toHaveJSProperty('muted', true);
});

test('a video outside the viewport pauses, and resumes when it is visible again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  const player = await openVideo(page, 'no-preference');
  await expect.poll(paused(player)).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(paused(player)).toBe(true);
  await player.scrollIntoViewIfNeeded();
  await expect.poll(paused(player)).toBe(false);
});

test('with reduced motion the poster is shown until play is pressed', async ({ page }) => {
  const player = await openVideo(page, 'reduce');
  const play = player.getByRole('button', { name: 'Spela' });
  await expect(play).toBeVisible();
  expect(await paused(player)()).toBe(true);
  await play.press('Enter');
  await expect.poll(paused(player)).toBe(false);
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeFocused();
});

test('HERO-01 phones play the portrait version, and the video changes with the viewport', async ({
  page,
}) => {
  const player = await openVideo(page, 'no-preference');
  const source = () => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc);
  await expect.poll(source).toMatch(/videos-coast\/original\.webm$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(source).toMatch(/videos-coast-phone\/original\.webm$/);
});

test('the hero’s video can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(siteUrl('', '/gallery/blocks?theme=solvik&block=hero'));
  const hero = page.getByRole('article', { name: 'Hero, a film' });
  await hero.scrollIntoViewIfNeeded();
  await expect.poll(paused(hero)).toBe(false);
  await hero.getByRole('button', { name: 'Pausa' }).click();
  await expect.poll(paused(hero)).toBe(true);
});

test('a player may request byte ranges of a video', async ({ page, request }) => {
  const player = await openVideo(page, 'reduce');
  const source = await player.locator('video source').last().getAttribute('src');
  const requestRange = (range: string) =>
    request.get(`http://127.0.0.1:${process.env['FORECOURT_PORT']}${source}`, { headers: { range } });
  const part = await requestRange('bytes=0-99');
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  expect((await requestRange('bytes=99999999-')).status()).toBe(416);
});
