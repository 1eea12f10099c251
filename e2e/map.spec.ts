import type { Page } from '@playwright/test';
import { expect, expectAccessible, siteUrl, test } from './fixtures.ts';

const gallery = (query = '') => siteUrl('', `/gallery/map?theme=solvik${query}`);
const map = (page: Page) => page.locator('[data-map]');
const canvas = (page: Page) => page.locator('.maplibregl-canvas');
const pin = (page: Page, name: string) => page.locator(`[data-marker][aria-label="${name}"]`);
const card = (page: Page) => page.locator('.map__preview');
const clusters = (page: Page) => page.locator('[data-cluster]');
const zoom = async (page: Page) => Number(await map(page).getAttribute('data-zoom'));
const center = async (page: Page) =>
  String(await map(page).getAttribute('data-center'))
    .split(',')
    .map(Number);

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(gallery(query));
  await expect(map(page)).toHaveAttribute('data-map', 'ready');
}

test('LOC-06 LOC-07 LOC-36 a marker is activated, zoomed to, and shown with its card above it; no request goes to another host', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await open(page);
  await expect(page.locator('.map__credit')).toContainText('OpenStreetMap');
  await pin(page, 'Sala').click();
  await expect(pin(page, 'Sala')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page)).toContainText('Sala');
  expect(await zoom(page)).toBe(10);
  const [latitude, longitude] = await center(page);
  expect(latitude).toBeCloseTo(59.92, 3);
  expect(longitude).toBeCloseTo(16.606, 3);
  const [ofCard, ofPin] = [await card(page).boundingBox(), await pin(page, 'Sala').boundingBox()];
  if (!ofCard || !ofPin) throw new Error('the card or the pin is not shown');
  expect(ofCard.y + ofCard.height).toBeLessThan(ofPin.y);
  expect(Math.abs(ofCard.x + ofCard.width / 2 - (ofPin.x + ofPin.width / 2))).toBeLessThan(2);
  await expectAccessible(page, 'map and card');

  await pin(page, 'Sala').click();
  await expect(card(page)).toHaveCount(0);
  await expect(pin(page, 'Sala')).toHaveAttribute('aria-pressed', 'false');
  await pin(page, 'Sala').click();
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(card(page)).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(gallery()).host]);
});

test('on a phone the card is docked to the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '&zoom=9&at=59.92,16.606');
  await pin(page, 'Sala').click();
  const box = await card(page).boundingBox();
  expect([box?.x, box?.width]).toEqual([8, 374]);
  const credit = await page.locator('.map__credit').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(credit?.y ?? 0);
});

test('by keyboard the map pans and zooms, by its buttons too; a marker opens its card, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page);
  await canvas(page).focus();
  const [, before = 0] = await center(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await center(page))[1]).toBeGreaterThan(before);
  await page.keyboard.press('-');
  await expect.poll(() => zoom(page)).toBe(7);
  await page.keyboard.press('+');
  await expect.poll(() => zoom(page)).toBe(8);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => zoom(page)).toBe(9);
  // Large enough for a thumb.
  for (const name of ['Zoom in', 'Zoom out']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect.poll(() => zoom(page)).toBe(8);
  await pin(page, 'Sala').focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(pin(page, 'Sala')).toBeFocused();
});

test('a cluster is a button that names its number and opens when pressed', async ({ page }) => {
  await open(page, '&zoom=6');
  const largest = clusters(page).first();
  const name = await largest.getAttribute('aria-label');
  expect(name).toContain(await largest.getAttribute('data-cluster'));
  await largest.click();
  await expect.poll(() => zoom(page)).toBeGreaterThan(6);
});

test('with 5,000 places only what is on screen is in the page, and none is lost', async ({ page }) => {
  await open(page, '&markers=5000&zoom=5&at=60,15');
  const shown = async () => {
    const numbers = await clusters(page).evaluateAll((all) =>
      all.map((each) => Number((each as HTMLElement).dataset['cluster'])),
    );
    return numbers.reduce((sum, number) => sum + number, await page.locator('[data-marker]').count());
  };
  await expect.poll(shown).toBe(5000);
  expect(await page.locator('[data-marker], [data-cluster]').count()).toBeLessThan(400);
});

test.describe('where the map cannot be drawn a sentence says so', () => {
  const sentence = 'The map can’t be shown right now.';

  for (const [what, address] of [
    ['tiles fail', '**/maps/tiles/**'],
    ['the style fails', '**/maps/styles/**'],
    ['the script fails', '**/assets/maplibre-*.js'],
  ] as const) {
    test(`when ${what}`, async ({ page, consoleErrors }) => {
      await page.route(address, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await page.goto(gallery());
      await expect(map(page)).toHaveAttribute('data-map', 'unavailable');
      await expect(page.getByRole('status')).toContainText(sentence);
      consoleErrors.length = 0;
    });
  }

  test('without WebGL', async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(gallery());
    await expect(map(page)).toHaveAttribute('data-map', 'unavailable');
    await expect(page.getByRole('status')).toContainText(sentence);
    consoleErrors.length = 0;
  });

  test('without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(gallery());
    await expect(page.getByText(sentence)).toBeVisible();
    await context.close();
  });
});
