import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';

async function open(page: Page, name: string, article: string) {
  await page.goto(siteUrl('', `/gallery/blocks?theme=solvik&block=${name}`));
  const block = page.getByRole('article', { name: article });
  await block.scrollIntoViewIfNeeded();
  return block;
}

test('FILES-01 three files are shown, then all five, then three again', async ({ page }) => {
  const block = await open(page, 'file-list', 'Files to download, five files, three shown');
  const more = block.locator('summary');
  await expect(block.getByRole('link')).toHaveCount(3);
  await more.press('Enter');
  await expect(block.getByRole('link')).toHaveCount(5);
  await expect(more.getByText('Visa färre')).toBeVisible();
  await more.click();
  await expect(block.getByRole('link')).toHaveCount(3);
});

test('FILES-02 three files have no button, and a press saves the file under its name', async ({ page }) => {
  const block = await open(page, 'file-list', 'Files to download, three files');
  await expect(block.locator('summary')).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await block.getByRole('link', { name: 'Priser i verkstaden 2026' }).click();
  expect((await saved).suggestedFilename()).toBe('Priser i verkstaden 2026.pdf');
});

test('SHARE-02 the link of the page is copied, and a message confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = await open(page, 'social-share', 'Share the page, every way');
  await block.getByRole('button', { name: 'Kopiera länken' }).click();
  await expect(block.getByRole('status')).toHaveText('Länken är kopierad');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/gallery\/blocks$/);
});

test('EMBED-01 nothing is fetched from the video host before play is pressed; then the frame’s address has the id', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(/youtube/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  const block = await open(page, 'video-embed', 'YouTube film, behind its poster');
  const play = block.getByRole('button', { name: 'Spela filmen: A day in the workshop' });
  await expect(play).toBeVisible();
  await expect(block.getByText('Filmen kommer från YouTube')).toBeVisible();
  expect(requested).toEqual([]);
  await play.press('Enter');
  const frame = block.locator('iframe');
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?controls=1&/,
  );
  await expect(frame).toHaveAttribute('title', 'A day in the workshop');
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

test('BLURB-03 the video of a blurb is embedded the same way', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const block = await open(page, 'blurb', 'Blurb, a film on YouTube');
  await block.getByRole('button', { name: 'Spela filmen: How we check a used car.' }).click();
  await expect(block.locator('iframe')).toHaveAttribute('src', /\/embed\/aqz-KE-bpKQ\?controls=1&/);
});

test('BLURB-05 texts and pictures animate into view if the block says so and motion is not reduced', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const block = await open(page, 'blurb', 'Blurb, picture and text');
  const rising = block.locator('.rises-into-view');
  await expect(rising).toHaveCount(2);
  await expect(rising.first()).toHaveCSS('animation-name', 'rise-into-view');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(rising.first()).toHaveCSS('animation-name', 'none');
});

/** The large blocks once, and a list with a few of its cards: axe takes seconds for every thousand elements. */
async function openBlocks(page: Page, theme: string): Promise<void> {
  // The disclaimer of the tyre hotel would lie over all other blocks.
  await page.addInitScript(() => localStorage.setItem('tirehotelDisclaimer', 'approved'));
  await page.goto(siteUrl('', `/gallery/blocks?theme=${theme}`));
  const repeated = ['Car list, under a heading of another block', 'Car page, with a text of its own'];
  for (const name of repeated) await page.getByRole('article', { name }).evaluate((each) => each.remove());
  await page.locator('.list-grid > :nth-child(n + 7)').evaluateAll((cards) => {
    for (const card of cards) card.remove();
  });
}

/** Samples of one block have the same landmarks; on a page of its own each is the only one. */
const sideBySide = ['landmark-unique'];

test('the blocks have no accessibility violations', async ({ page }) => {
  test.setTimeout(180_000);
  await openBlocks(page, 'solvik');
  await expectAccessible(page, 'blocks at 1440', sideBySide);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

for (const theme of ['carstore', 'bmw', 'mini']) {
  test(`the blocks have enough contrast in the ${theme} design`, async ({ page }) => {
    test.setTimeout(180_000);
    await openBlocks(page, theme);
    await expectContrast(page, `blocks in ${theme} at 1440`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
}
