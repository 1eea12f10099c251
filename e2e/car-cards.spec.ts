import type { Page } from '@playwright/test';
import { expect, expectAccessiblePart, siteUrl, test } from './fixtures.ts';

const week = (page: Page) => page.locator('.week');
const middleOf = (page: Page) => week(page).locator('[data-active]');

/** The carousel loops once its script has loaded, which happens when it comes near the viewport. */
async function openWeek(page: Page) {
  await page.goto(siteUrl('solvik-se'));
  const all = await week(page).locator('[data-week-car]').count();
  await week(page).scrollIntoViewIfNeeded();
  await expect(week(page).getByRole('button', { name: 'Nästa bil' })).toBeVisible();
  return all;
}

test('COTW-01 COTW-02 the cars of the week loop endlessly, and no button is ever disabled', async ({
  page,
}) => {
  const all = await openWeek(page);
  const next = week(page).getByRole('button', { name: 'Nästa bil' });
  const previous = week(page).getByRole('button', { name: 'Föregående bil' });
  const first = await middleOf(page).getAttribute('data-week-car');
  const seen = new Set<string | null>();
  for (let index = 0; index < all; index += 1) {
    seen.add(await middleOf(page).getAttribute('data-week-car'));
    // A disabled button could not be clicked.
    await next.click();
  }
  expect(seen.size).toBe(all);
  await expect(middleOf(page)).toHaveAttribute('data-week-car', first ?? '');
  // At every position there is a car in the middle and one on either side, also where the last meets the first.
  expect(await sidesOf(page)).toEqual({ left: true, right: true });
  await previous.click();
  await expect(middleOf(page)).not.toHaveAttribute('data-week-car', first ?? '');
  expect(await sidesOf(page)).toEqual({ left: true, right: true });
});

test('COTW-04 the picture of a car of the week, whatever its ground, lies over none of its words', async ({
  page,
}) => {
  await page.goto(siteUrl('solvik-uk'));
  await week(page).scrollIntoViewIfNeeded();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const slide = week(page).locator('[data-week-car]').first();
    const boxOf = async (part: string) => await slide.locator(part).first().boundingBox();
    const [words, price, picture, facts] = await Promise.all(
      [':is(h2, h3)', '.week-slide__price', '.week-slide__car', '.week-slide__foot'].map(boxOf),
    );
    if (!words || !price || !picture || !facts) throw new Error('a part of the slide is missing');
    for (const above of [words, price])
      expect(above.y + above.height, `${width} px`).toBeLessThanOrEqual(picture.y);
    expect(picture.y + picture.height, `${width} px`).toBeLessThanOrEqual(facts.y);
  }
});

test('COTW-03 COTW-06 a click on a car at the edge centres it first; screen readers get each car once', async ({
  page,
}) => {
  const all = await openWeek(page);
  const links = week(page).getByRole('link');
  await expect(links).toHaveCount(all);
  expect(new Set(await links.allInnerTexts()).size).toBe(all);
  expect(await week(page).locator('li').count()).toBeGreaterThan(all);
  const copies = await week(page)
    .locator('li')
    .evaluateAll((slides) =>
      slides.map((slide) => `${slide.dataset['weekCar']} ${slide.querySelector('a')?.pathname}`),
    );
  expect(new Set(copies).size).toBe(all);

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await middleOf(page).boundingBox();
  const first = await middleOf(page).getAttribute('data-week-car');
  await page.mouse.click(width - 20, Math.min(height - 20, (box?.y ?? 0) + 200));
  await expect(middleOf(page)).not.toHaveAttribute('data-week-car', first ?? '');
  expect(new URL(page.url()).pathname).toBe('/');
  const id = await middleOf(page).getAttribute('data-week-car');
  const now = await middleOf(page).boundingBox();
  await page.mouse.click(width / 2, Math.min(height - 20, (now?.y ?? 0) + 200));
  await page.waitForURL(`**/kop-bil/${id}/**`);
});

/** How far the middle of the car is from the middle of the window. */
async function expectMiddle(page: Page) {
  const box = await middleOf(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(3);
}

async function sidesOf(page: Page) {
  await expectMiddle(page);
  const boxes = await week(page)
    .locator('li')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON()));
  const at = (x: number) => boxes.some(({ left, right }) => left <= x && right >= x);
  return { left: at(20), right: at(1420) };
}

test('CARD-08 CARD-13 TEASE-06 TEASE-10 CONST-17 a card is 315 px wide in a row, 330 in a store’s, and the arrows are disabled at either end', async ({
  page,
}) => {
  for (const [site, width] of [
    ['solvik-se', 315],
    ['carstore-se', 330],
  ] as const) {
    await page.goto(siteUrl(site));
    const row = page.locator('[data-script="car-row"]').first();
    await row.scrollIntoViewIfNeeded();
    const cards = row.locator('.car-card');
    await expect(cards).toHaveCount(8);
    expect((await cards.first().boundingBox())?.width).toBe(width);
    const [previous, next] = [row.locator('[data-previous]'), row.locator('[data-next]')];
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    await next.click();
    await expect(previous).toBeEnabled();
    await row.locator('.scroll-row').evaluate((cars) => cars.scrollTo({ left: cars.scrollWidth }));
    await expect(next).toBeDisabled();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await page.locator('.scroll-row .car-card').first().boundingBox();
  expect(narrow?.width).toBeCloseTo(390 * 0.82, 0);
});

test('CARD-01 CARD-05 CARD-06 pictures replace their blur, a mouse pages through more, and conditions open by hover, click and key', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
  await page.goto(siteUrl('solvik-se'));
  const card = page.locator('.car-card:has([data-more-pictures]):has(.car-card__info)').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.car-card__media')).toHaveAttribute('data-loaded', '');
  await expect(card.locator('.car-card__blur')).toHaveCSS('opacity', '0');

  const more =
    (await card.locator('[data-more-pictures]').getAttribute('data-more-pictures'))?.split(' ') ?? [];
  const isFetched = (address: string) => fetched.some((url) => url.includes(`${address}/`));
  expect(more.filter((address) => fetched.some((url) => url.endsWith(`${address}/640.webp`)))).toEqual([]);
  const media = await card.locator('.car-card__media').boundingBox();
  if (!media) throw new Error('the card has no picture');
  await page.mouse.move(media.x + media.width * 0.9, media.y + media.height / 2);
  await expect(card.locator('.car-card__hover-picture.is-shown')).toHaveCount(1);
  await expect.poll(() => more.every(isFetched)).toBe(true);
  await page.mouse.move(media.x + 4, media.y + media.height / 2);
  await expect(card.locator('.car-card__hover-picture.is-shown')).toHaveCount(0);

  const info = card.locator('.car-card__info');
  const note = card.locator('.car-card__note');
  await expect(note).toBeHidden();
  await info.hover();
  await expect(note).toBeVisible();
  expect([...((await note.locator('[data-conditions]').textContent()) ?? '')].length).toBeLessThanOrEqual(
    288,
  );
  await expectAccessiblePart(page, '.car-card:has(.car-card__info)', 'a card with its conditions open');
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();
  await info.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('CARD-07 ERR-21 a broken picture is replaced by the text that it is coming', async ({ page }) => {
  // An empty file under the right name; a 404 would be an error in the console.
  await page.route(/\/media\/.*\.(avif|webp)$/, (route) =>
    route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
  );
  await page.goto(siteUrl('carstore-fi', '/osta-auto/vaihtoautot'));
  const cards = page.locator('.car-card');
  await expect(cards.first().getByText('Kuva on tulossa')).toBeVisible();
  await expect(cards.first().locator('[data-pictures]')).toBeHidden();
  await cards.nth(9).scrollIntoViewIfNeeded();
  await expect(cards.nth(9).getByText('Kuva on tulossa')).toBeVisible();
});
