import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessiblePart, siteUrl, test } from './fixtures.ts';
import { findRecordPath } from './sitemap.ts';

const swedish = () => findRecordPath('solvik-se', 'cars', 300);
/** A car with all kinds of media: video, 360° view and interior. The rest of its address is found by its id. */
const onShow = '/buy-car/441010108';

const viewer = (page: Page) => page.getByRole('dialog');
const counter = (place: Locator) =>
  place.locator('.viewer__count, .car-gallery__count').locator('> :first-child');
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, ...facts } = entry as Record<string, unknown>;
      return String(event).startsWith('gallery_') ? [[event, ...Object.values(facts)].join(' ')] : [];
    }),
  );

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const gallery = page.locator('.car-gallery');
  await expect(gallery).toHaveAttribute('data-hydrated', '');
  return gallery;
}

test('GAL-01 GAL-02 GAL-03 GAL-14 GAL-15 ANA-04 a gallery opens full screen at the current picture, and closing returns to the page', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/autosonshow') && calls.push(request.url()));
  const path = await swedish();
  const gallery = await open(page, siteUrl('solvik-se', path));
  const [next, back] = ['Nästa bild', 'Föregående bild'].map((name) => gallery.getByRole('button', { name }));
  const total = await gallery.locator('[data-slide]').count();
  await expect(back as Locator).toBeDisabled();
  await next?.click();
  await expect(counter(gallery)).toHaveText(`2 / ${total}`);
  await expect(gallery.locator('#picture-2')).toBeInViewport({ ratio: 0.6 });
  await page.keyboard.press('ArrowRight');
  await expect(counter(gallery)).toHaveText(`3 / ${total}`);
  await expect(gallery.getByRole('link', { name: 'Visa bild 3' })).toHaveAttribute('aria-current', 'true');

  const full = gallery.getByRole('button', { name: 'Visa i helskärm' });
  await full.press('Enter');
  await expect(viewer(page)).toHaveAccessibleName(/^Galleri, /);
  await expect(counter(viewer(page))).toHaveText(`3 / ${total}`);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessiblePart(page, 'dialog', 'full screen');

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => [scrollY, document.documentElement.style.overflow])).toEqual([
    before,
    'hidden',
  ]);
  await page.keyboard.press('0');
  await page.keyboard.press('End');
  await expect(counter(viewer(page))).toHaveText(`${total} / ${total}`);
  await expect(viewer(page).getByRole('button', { name: 'Nästa bild' })).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await viewer(page).getByRole('button', { name: 'Visa bild 2' }).click();
  await expect(counter(viewer(page))).toHaveText(`2 / ${total}`);

  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(full).toBeFocused();
  await expect(counter(gallery)).toHaveText(`2 / ${total}`);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(calls).toEqual([]);
  const id = path.split('/')[2];
  expect(await events(page)).toEqual([
    `gallery_slide ${id} 2`,
    `gallery_slide ${id} 3`,
    `gallery_open ${id} image car page`,
    `gallery_slide ${id} ${total}`,
    `gallery_slide ${id} ${total - 1}`,
    `gallery_slide ${id} 2`,
  ]);
});

test('GAL-09 GAL-15 on a phone pictures are swiped, and zoomed by double tap, wheel, keys and pinch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gallery = await open(page, siteUrl('solvik-se', await swedish()));
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const swipe = async (from: number, to: number, y: number) => {
    await fingers('touchStart', [from, y]);
    for (let step = 1; step <= 12; step += 1)
      await fingers('touchMove', [from + ((to - from) * step) / 12, y]);
    await fingers('touchEnd');
  };
  const lit = gallery.locator('[data-dots] [data-on]');
  await expect(lit).toHaveCount(1);
  await swipe(340, 50, 280);
  await expect(counter(gallery)).toHaveText(/^2 /);
  expect(await lit.evaluate((dot) => [...(dot.parentElement?.children ?? [])].indexOf(dot))).toBe(1);
  await swipe(50, 340, 280);
  await expect(counter(gallery)).toHaveText(/^1 /);

  await gallery.getByRole('button', { name: 'Visa i helskärm' }).click();
  await expect(counter(viewer(page))).toHaveText(/^1 /);
  await expect(viewer(page).locator('.viewer__picture').first()).toBeInViewport({ ratio: 1 });
  await swipe(340, 50, 400);
  await expect(counter(viewer(page))).toHaveText(/^2 /);
  await page.keyboard.press('Home');
  await expect(counter(viewer(page))).toHaveText(/^1 /);
  const row = viewer(page).locator('[data-row]');
  const picture = viewer(page).locator('.viewer__picture').first();
  const scale = () => picture.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  await row.dblclick({ position: { x: 200, y: 200 } });
  await expect.poll(scale).toBe(2.5);
  const left = () => picture.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  const before = await left();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBe(before + 80);
  await expect(counter(viewer(page))).toHaveText(/^1 /);
  await row.dblclick({ position: { x: 200, y: 200 } });
  await expect.poll(scale).toBe(1);

  await row.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(scale).toBeGreaterThan(1.5);
  await page.keyboard.press('0');
  await viewer(page).getByRole('button', { name: 'Zooma in' }).click();
  await expect.poll(scale).toBe(1.6);
  await viewer(page).getByRole('button', { name: 'Zooma ut' }).click();
  await expect.poll(scale).toBe(1);
  await expect(viewer(page).getByRole('button', { name: 'Zooma ut' })).toBeDisabled();

  const around = (apart: number): [number, number][] => [
    [195 - apart, 400],
    [195 + apart, 400],
  ];
  await fingers('touchStart', ...around(40));
  for (const apart of [60, 80, 100]) await fingers('touchMove', ...around(apart));
  await fingers('touchEnd');
  await expect.poll(scale).toBeGreaterThan(2);
});

test('GAL-04 GAL-06 GAL-12 SITE-18 a British car shows video, 360° view and interior, all usable by keyboard', async ({
  page,
}) => {
  const media = page.waitForResponse(/\/api\/autosonshow\/NC22GKH$/);
  const gallery = await open(page, siteUrl('solvik-uk', onShow));
  expect(await (await media).json()).toMatchObject({ hasVideo: true, has360: true, hasInternal360: true });
  await gallery.getByRole('button', { name: 'Walk round the car, 360°' }).press('Enter');
  const tabs = viewer(page).getByRole('tab');
  await expect(tabs).toHaveText(['Pictures', 'Film', '360° exterior', '360° interior']);
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');

  const angle = viewer(page).getByRole('slider', { name: 'Angle' });
  const spin = viewer(page).locator('[data-spin]');
  await expect(spin).toHaveAttribute('aria-busy', 'false');
  await expect(angle).toHaveValue('0');
  await expect(viewer(page).getByRole('button', { name: 'Let the car turn' })).toBeVisible();
  await expectAccessiblePart(page, 'dialog', '360° view');
  await page.keyboard.press('ArrowRight');
  await expect(angle).toHaveAttribute('aria-valuetext', '10°');
  await viewer(page).getByRole('button', { name: 'Turn left' }).click();
  await viewer(page).getByRole('button', { name: 'Turn left' }).click();
  await expect(angle).toHaveValue('35');
  const box = await spin.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 5 });
  await page.mouse.up();
  await expect(angle).toHaveValue('9');

  await tabs.nth(2).press('ArrowRight');
  await page.keyboard.press('Enter');
  const inside = viewer(page).getByRole('img', { name: 'Nissan Juke from the inside' });
  await expect(inside).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Look left' }).click();
  await expect(viewer(page).getByRole('slider', { name: 'Direction of view' })).toHaveValue('45');
  await expectAccessiblePart(page, 'dialog', 'interior');

  await tabs.nth(1).click();
  await viewer(page).getByRole('button', { name: 'Play the film' }).press('Enter');
  await expect
    .poll(() =>
      viewer(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.paused),
    )
    .toBe(false);
  await expectAccessiblePart(page, 'dialog', 'video');
  await tabs.nth(0).click();
  await expectAccessiblePart(page, 'dialog', 'the pictures');
  await page.keyboard.press('Escape');
  await expect(gallery.getByRole('button', { name: 'Walk round the car, 360°' })).toBeFocused();
  expect(await events(page)).toEqual([
    'gallery_open 441010108 external car page',
    'gallery_mode 441010108 internal',
    'gallery_mode 441010108 video',
    'gallery_mode 441010108 image',
  ]);
});

test('GAL-05 GAL-07 a 360° view spins automatically, a frame in 150 ms, with five frames preloaded on each side, until it is dragged', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, frame] = /cars-spin-suv-green-(\d\d)\//.exec(request.url()) ?? [];
    if (frame) fetched.add(frame);
  });
  const gallery = await open(page, siteUrl('solvik-uk', onShow));
  await page.clock.pauseAt(Date.now() + 60_000);
  await gallery.getByRole('button', { name: 'Walk round the car, 360°' }).click();
  const spin = viewer(page).locator('[data-spin]');
  const angle = viewer(page).getByRole('slider', { name: 'Angle' });
  await expect(spin).toHaveAttribute('aria-busy', 'false');
  expect([...fetched].sort()).toEqual(
    [0, 1, 2, 3, 4, 5, 31, 32, 33, 34, 35].map((frame) => String(frame).padStart(2, '0')),
  );
  const from = Number(await angle.inputValue());
  for (let frame = from + 1; frame <= from + 10; frame += 1) {
    await page.clock.runFor(150);
    await expect(angle).toHaveValue(String(frame));
    await expect(spin).toHaveAttribute('aria-busy', 'false');
  }
  const box = await spin.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
  await page.mouse.down();
  await page.mouse.up();
  await expect(viewer(page).getByRole('button', { name: 'Let the car turn' })).toBeVisible();
  await page.clock.runFor(1500);
  await expect(angle).toHaveValue(String(from + 10));
});

test('GAL-10 GAL-11 GAL-13 ERR-20 ERR-21 when media cannot be loaded the pictures remain, and when pictures cannot, the placeholder', async ({
  page,
  consoleErrors,
}) => {
  const logged: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/autosonshow/*', (route) => route.abort());
  await page.route('**/api/client-errors', async (route) => {
    logged.push(String(route.request().postDataJSON().code));
    await route.fulfill({ status: 204 });
  });
  await page.route(/side~green/, (route) => route.fulfill({ status: 404 }));
  await page.route(/rear34~green/, async (route) => {
    await released;
    await route.continue();
  });
  const gallery = await open(page, siteUrl('solvik-uk', onShow));
  await expect.poll(() => logged).toEqual(['MEDIA_FETCH_FAILED']);
  await expect(gallery.getByRole('button', { name: /360/ })).toHaveCount(0);
  await expect(gallery.locator('#picture-1 .picture__image')).toBeVisible();
  await expect(gallery.locator('#picture-1 [data-blur]')).toHaveCount(0);

  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.locator('#picture-2')).toHaveText('Picture on its way');
  await gallery.getByRole('button', { name: 'Show full screen' }).click();
  await expect(viewer(page).getByText('Picture on its way')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  const third = viewer(page).locator('.viewer__slide').nth(2);
  await expect(third.locator('[data-blur]')).toBeVisible();
  release();
  await expect(third.locator('[data-blur]')).toHaveCount(0);
  // The browser itself logs what it could not fetch.
  expect(consoleErrors.splice(0).every((text) => /Failed to load resource/.test(text))).toBe(true);
});

test('LIST-06 CARD-14 a card opens the same gallery over the list, and if the search fails it shows the picture of the card', async ({
  page,
}) => {
  const list = siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager?car_brand=Volvo');
  await page.goto(list);
  await expect(page.locator('[data-script="card-gallery"]')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('[data-island="car-list"][data-hydrated]')).toBeAttached();
  const address = page.url();
  const card = page.locator('[data-car]:has([data-pictures])').first();
  const button = card.locator('[data-pictures]');
  const name = ((await card.locator('[data-car-name]').textContent()) ?? '').trim();
  const searched = page.waitForRequest('**/api/catalogue/search');
  await button.press('Enter');
  const id = await card.getAttribute('data-car');
  expect((await searched).postDataJSON()).toMatchObject({ filters: { car_id: [id] }, shape: 'cars' });
  await expect(viewer(page)).toHaveAccessibleName(`Galleri, ${name}`);
  // The card's own picture is there at once, the others when the search has responded.
  await expect(counter(viewer(page))).toHaveText(/^1 \/ (?!1$)\d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(counter(viewer(page))).toHaveText(/^2 \/ \d+$/);
  await expectAccessiblePart(page, 'dialog', 'over the list');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(page.url()).toBe(address);
  expect(await events(page)).toEqual([`gallery_open ${id} image card`, `gallery_slide ${id} 2`]);

  const empty = { facet: [], content: [], total_items: 0, limit: 1, offset: 0, error: true };
  await page.route('**/api/catalogue/search', (route) => route.fulfill({ json: empty }));
  await button.click();
  await expect(viewer(page)).toHaveAccessibleName(`Galleri, ${name}`);
  await expect(counter(viewer(page))).toHaveText('1 / 1');
  await expect(viewer(page).getByRole('img', { name })).toBeVisible();
});

test('CARD-14 GAL-04 a British card marked 360° opens the 360° view, and the pictures when it fails', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(siteUrl('solvik-uk', '/buy-car/used-cars'));
  await expect(page.locator('[data-script="card-gallery"]')).toHaveAttribute('data-hydrated', '');
  const button = page.getByRole('button', { name: /^360°, / }).first();
  await button.click();
  await expect(viewer(page).getByRole('tab', { selected: true })).toHaveText(/^360°/);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.route('**/api/autosonshow/*', (route) => route.abort());
  await button.click();
  await expect(counter(viewer(page))).toHaveText(/^1 \/ \d+$/);
  await expect(viewer(page).getByRole('tab')).toHaveCount(0);
  expect(consoleErrors.splice(0).every((text) => /Failed to load resource/.test(text))).toBe(true);
});

test('GAL-05 on a phone held sideways the 360° view takes the height that there is', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const gallery = await open(page, siteUrl('solvik-uk', onShow));
  await gallery.getByRole('button', { name: 'Walk round the car, 360°' }).click();
  const spin = viewer(page).locator('[data-spin]');
  await expect(spin).toHaveAttribute('aria-busy', 'false');
  const { y, height } = (await spin.boundingBox()) ?? { y: 0, height: 0 };
  expect(height).toBeGreaterThan(390 * 0.55);
  expect(y).toBeGreaterThanOrEqual(0);
  const slider = await viewer(page).getByRole('slider', { name: 'Angle' }).boundingBox();
  expect(y + height).toBeLessThanOrEqual((slider?.y ?? 0) + (slider?.height ?? 0));
});
