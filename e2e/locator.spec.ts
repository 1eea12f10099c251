import type { Locator, Page } from '@playwright/test';
import { toLocationTable } from '../src/features/locator/location-rows.ts';
import { aLocation } from '../src/features/locator/testing/a-location.ts';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { hostOfPage, LAYOUT_SHIFT_LIMIT, measurePage } from './page-metrics.ts';
import { getWhenReady } from './send-request.ts';

const chargers = siteUrl('charging', '/hitta-laddare');
const dealers = siteUrl('solvik-se', '/anlaggningar/karta');

const cards = (page: Page) => page.locator('[data-location]');
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByText(name, { exact: true }) });
const activeCards = (page: Page) => page.locator('.location-card--active');
const field = (page: Page) => page.locator('.locator input[role="combobox"]');
const options = (page: Page) => page.locator('[role="listbox"] [role="option"]');
const map = (page: Page) => page.locator('[data-map]');
const zoom = async (page: Page) => Number(await map(page).getAttribute('data-zoom'));
const pin = (page: Page, name: string) => page.locator(`[data-marker][aria-label="${name}"]`);
const preview = (page: Page) => page.locator('.location-preview');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const count = (page: Page) => page.locator('.locator__count');
const more = (page: Page) => page.locator('.locator__more');
const textOf = async (part: Locator) => ((await part.textContent()) ?? '').trim();
const totalOf = async (page: Page) => Number(/av (\d+)/.exec(await textOf(count(page)))?.[1]);
const distances = (page: Page) => page.locator('.location-card__distance').allTextContents();

const mapReady = (page: Page) => expect(map(page)).toHaveAttribute('data-map', 'ready');
const allLoaded = (page: Page) => expect(page.locator('.locator')).toHaveAttribute('data-locations', 'all');

async function open(page: Page, address: string, width = 1440, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await allLoaded(page);
}

/** The map beside the list, or behind its tab. */
async function openMap(page: Page, width: number): Promise<void> {
  if (width < 1024) await tab(page, 'Karta').click();
  await mapReady(page);
}

/** How many locations the markers on the map stand for. */
const markedCount = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-marker], [data-cluster]')].reduce(
      (sum, { dataset }) => sum + Number(dataset['cluster'] ?? 1),
      0,
    ),
  );

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test.describe('the layout', () => {
  test('LOC-01 LOC-02 LOC-21 CONST-04 CONST-05 a full-height map beside the panel, begins where the settings say; below 1024 px tabs choose between them', async ({
    page,
  }) => {
    await open(page, chargers);
    await mapReady(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Hitta laddare' })).toBeVisible();
    await expect(field(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nära mig', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Visa nära mig' })).toBeVisible();
    const [panel, drawn, header] = await Promise.all(
      ['.locator__panel', '[data-map]', 'header'].map((part) => page.locator(part).first().boundingBox()),
    );
    if (!panel || !drawn || !header) throw new Error('not laid out');
    expect(drawn.x).toBeCloseTo(panel.x + panel.width, -1);
    expect(drawn.x + drawn.width).toBe(1440);
    expect(drawn.height).toBeGreaterThanOrEqual(900 - header.height - 2);
    expect(panel.height).toBe(drawn.height);

    const [latitude = 0, longitude = 0] = ((await map(page).getAttribute('data-center')) ?? '')
      .split(',')
      .map(Number);
    expect(latitude).toBeCloseTo(59.7, 1);
    expect(longitude).toBeCloseTo(16.4, 1);
    expect(await zoom(page)).toBeCloseTo(6.6, 1);

    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    await expect(map(page)).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect(tab(page, 'Lista')).toHaveAttribute('aria-selected', 'true');
    await expect(map(page)).toBeHidden();
    await tab(page, 'Karta').click();
    await expect(map(page)).toBeVisible();
    await expect(cards(page).first()).toBeHidden();
    await tab(page, 'Karta').press('ArrowLeft');
    await expect(tab(page, 'Lista')).toBeFocused();
    await expect(cards(page).first()).toBeVisible();
    await expect(map(page)).toBeHidden();
  });

  test('axe finds nothing and nothing sticks out with the map and a window open, on a wide screen and on a phone', async ({
    page,
  }) => {
    await open(page, chargers);
    await mapReady(page);
    await cards(page).first().locator('summary').click();
    await expect(preview(page)).toBeVisible();
    await expectAccessible(page, 'list, map and window at 1440');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(tab(page, 'Lista')).toBeVisible();
    await expectAccessiblePart(page, '.locator', 'list at 390');
    await expectNoSidewaysScroll(page);
    await tab(page, 'Karta').click();
    await expect(preview(page)).toBeVisible();
    await expectAccessiblePart(page, '.locator', 'map and window at 390');
    await expectNoSidewaysScroll(page);
  });
});

test.describe('markers', () => {
  for (const width of [390, 1440])
    test(`LOC-03 LOC-04 LOC-05 LOC-06 LOC-07 LOC-37 CONST-03 all markers are in view; one opens its window at zoom 10, and closes it, at ${width} px`, async ({
      page,
    }) => {
      await open(page, dealers, width);
      const locations = await cards(page).count();
      await openMap(page, width);
      await expect.poll(() => markedCount(page)).toBe(locations);
      const box = await map(page).boundingBox();
      for (const each of await page.locator('[data-marker], [data-cluster]').all()) {
        const { x = 0, y = 0 } = (await each.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(box?.x ?? 0);
        expect(y).toBeGreaterThanOrEqual(box?.y ?? 0);
      }

      const first = 'Solvik Sundsvall';
      await pin(page, first).click();
      await expect(preview(page)).toContainText(first);
      await expect.poll(() => zoom(page)).toBe(10);
      await expect(pin(page, first)).toHaveAttribute('aria-pressed', 'true');
      await expect(preview(page).getByRole('link', { name: 'Till anläggningen' })).toHaveAttribute(
        'href',
        '/anlaggningar/solvik-sundsvall',
      );
      const directions = await preview(page)
        .getByRole('link', { name: 'Vägbeskrivning' })
        .getAttribute('href');
      const destination = new URL(directions ?? '').searchParams.get('destination');
      for (const part of [first, 'Timmervägen 40', '853 50', 'Sundsvall'])
        expect(destination).toContain(part);
      await expect(card(page, first)).toHaveClass(/location-card--active/);

      await pin(page, first).click();
      await expect(preview(page)).toHaveCount(0);
      await expect(activeCards(page)).toHaveCount(0);

      await pin(page, first).click();
      await page.locator('.map').getByRole('button', { name: 'Stäng' }).click();
      await expect(preview(page)).toHaveCount(0);
      await expect(page.locator('[data-marker][aria-pressed="true"]')).toHaveCount(0);
    });

  test('LOC-06 LOC-22 LOC-37 a card activates its marker, at zoom 10 before the window shows, and lets it go; an emptied field fits all markers', async ({
    page,
  }) => {
    await open(page, dealers);
    await mapReady(page);
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.location-preview')) return;
        const { zoom } = (document.querySelector('[data-map]') as HTMLElement).dataset;
        document.documentElement.dataset['zoomAtPreview'] = zoom ?? '';
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
    const name = 'Solvik Uppsala';
    const summary = card(page, name).locator('summary');
    await summary.click();
    await expect(preview(page)).toContainText(name);
    expect(await page.locator('html').getAttribute('data-zoom-at-preview')).toBe('10');
    await expect(pin(page, name)).toHaveAttribute('aria-pressed', 'true');
    await summary.click();
    await expect(preview(page)).toHaveCount(0);
    await expect(page.locator('[data-marker][aria-pressed="true"]')).toHaveCount(0);

    await summary.click();
    await expect(preview(page)).toBeVisible();
    await field(page).fill('x');
    await field(page).fill('');
    await expect.poll(() => zoom(page)).toBeLessThan(7);
    await expect.poll(() => markedCount(page)).toBe(await cards(page).count());
    await expect(preview(page)).toHaveCount(0);
  });

  test('LOC-22 CONST-03 a single marker is fitted no closer than the base map has something to see', async ({
    page,
  }) => {
    const table = toLocationTable([aLocation()]);
    await page.route(/\/api\/locator\//, (route) => route.fulfill({ json: table }));
    await open(page, chargers);
    await mapReady(page);
    await field(page).fill('x');
    await field(page).fill('');
    await expect.poll(() => zoom(page)).toBe(10);
    const closer = page.getByRole('button', { name: 'Zooma in' });
    for (const next of [11, 12]) {
      await closer.click();
      await expect.poll(() => zoom(page)).toBe(next);
    }
    await expect(closer).toHaveAttribute('aria-disabled', 'true');
    // Who has gone closer stays there: choosing the station does not take the map away again.
    await cards(page).first().locator('summary').click();
    await expect(preview(page)).toBeVisible();
    expect(await zoom(page)).toBe(12);
    await expect(cards(page)).toHaveCount(1);
  });
});

test.describe('the list of charging stations', () => {
  test('LOC-09 LOC-35 shows 20, then 25, then 30, and says so; the focus goes to the first new card', async ({
    page,
  }) => {
    await open(page, chargers, 390);
    const total = await totalOf(page);
    expect(total).toBeGreaterThan(600);
    for (const shown of [20, 25, 30]) {
      await expect(cards(page)).toHaveCount(shown);
      await expect(count(page)).toContainText(`Visar ${shown} av ${total}`);
      await more(page).click();
      await expect(cards(page).nth(shown).locator('summary')).toBeFocused();
    }
  });

  test.describe('with a touch screen', () => {
    test.use({ hasTouch: true });

    test('LOC-10 LOC-12 a card unfolds its connectors and folds again, by click, tap and Enter; the window’s button leads to it', async ({
      page,
    }) => {
      await open(page, chargers, 390);
      const fourth = cards(page).nth(3);
      const summary = fourth.locator('summary');
      const connectors = fourth.locator('.charger-options');
      for (const toggle of [() => summary.click(), () => summary.tap(), () => summary.press('Enter')]) {
        await expect(connectors).toBeHidden();
        await toggle();
        await expect(connectors).toBeVisible();
        await expect(connectors.locator('> li').first()).toContainText(/\d+ kW.*\d+ uttag/);
        await expect(connectors.locator('svg').first()).toBeVisible();
        await toggle();
      }
      await expect(connectors).toBeHidden();

      await summary.click();
      await fourth.getByRole('button', { name: 'Visa på kartan' }).click();
      await mapReady(page);
      await preview(page).getByRole('button', { name: 'Visa mer' }).click();
      await expect(summary).toBeFocused();
      await expect(connectors).toBeVisible();
    });
  });
});

test.describe('the search', () => {
  test('LOC-23 a term is geocoded together with the country', async ({ page }) => {
    await open(page, dealers, 390);
    const asked = page.waitForRequest(/\/api\/maps\/geocode/);
    await search(page, 'Lund');
    expect(new URL((await asked).url()).searchParams.get('q')).toBe('Lund, Sverige');
    await expect(count(page)).toContainText('nära Lund');
  });

  test('LOC-09 LOC-26 LOC-28 a town lists its stations, without a button when all are shown; a remote place exactly the nearest three', async ({
    page,
  }) => {
    await open(page, chargers, 390);
    await search(page, 'Stockholm');
    await expect(count(page)).toContainText('nära Stockholm');
    const total = await totalOf(page);
    expect(total).toBeLessThan(60);
    // The button is gone when all are shown.
    while (await more(page).isVisible()) await more(page).click();
    await expect(cards(page)).toHaveCount(total);
    await expect(count(page)).toContainText(`Visar ${total} av ${total}`);

    await search(page, 'Arjeplog');
    await expect(cards(page)).toHaveCount(3);
    const shown = (await distances(page)).map((text) => Number.parseInt(text.replace(/\s/g, ''), 10));
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(shown[0]).toBeGreaterThan(16);
    await expect(page.locator('.locator__note')).toContainText(/Få träffar inom 16\s?km från Arjeplog/);
  });

  test('LOC-07 LOC-26 LOC-28 LOC-36 LOC-37 a town lists what is within 16 km, one marker at most is chosen, and no request leaves the host', async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== hostOfPage(request)) elsewhere.push(request.url());
    });
    await open(page, chargers);
    await mapReady(page);
    await search(page, 'Uppsala');
    await expect(count(page)).toContainText('nära Uppsala');
    const texts = (await distances(page)).map((text) => text.replace(/\s/g, ' '));
    expect(texts.length).toBeGreaterThanOrEqual(3);
    for (const text of texts) expect(text).toMatch(/^(?:[1-9]00 m|\d+ km)$/);
    const metres = texts.map((text) => Number.parseInt(text, 10) * (text.endsWith('km') ? 1000 : 1));
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
    expect(Math.max(...metres)).toBeLessThanOrEqual(16_000);
    await expect(page.locator('[data-position]')).toBeVisible();
    await expect.poll(() => zoom(page)).toBeGreaterThan(9);
    expect(await zoom(page)).toBeLessThanOrEqual(13);

    const [first, second] = ['Uppsala, E4 Norra', 'Uppsala, resecentrum'];
    // Stations that cover each other come apart closer by.
    const closer = page.getByRole('button', { name: 'Zooma in', exact: true });
    await expect(async () => {
      if (!(await pin(page, first).isVisible())) await closer.click();
      await expect(pin(page, first)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await pin(page, first).click();
    await expect(preview(page)).toContainText(first);
    await pin(page, second).click();
    await expect(preview(page)).toContainText(second);
    await expect(preview(page)).toHaveCount(1);
    await expect(page.locator('[data-marker][aria-pressed="true"]')).toHaveCount(1);
    await expect(activeCards(page)).toHaveCount(1);
    await expect(card(page, second)).toHaveClass(/location-card--active/);
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
  });

  test('LOC-24 LOC-25 ERR-03 an unknown place gives the field an error border until the next letter', async ({
    page,
    consoleErrors,
  }) => {
    await open(page, chargers, 390);
    const before = await cards(page).count();
    const plain = await borderOf(page);
    await search(page, 'zzzzqq');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Vi hittar ingen plats som heter ”zzzzqq”.')).toBeVisible();
    expect(await borderOf(page)).not.toBe(plain);
    await expectAccessiblePart(page, '.locator__panel', 'error');
    await expect(cards(page)).toHaveCount(before);
    await field(page).press('a');
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Vi hittar ingen plats')).toHaveCount(0);
    // The browser itself reports the 404 of the geocoder.
    consoleErrors.splice(0);
  });

  test('LOC-30 LOC-31 suggestions by keyboard alone: arrows move, Enter picks, Escape closes', async ({
    page,
  }) => {
    await open(page, chargers);
    await mapReady(page);
    await field(page).focus();
    await page.keyboard.type('l');
    await expect(options(page).filter({ has: page.locator('.lucide-ev-charger') })).toHaveCount(0);
    await field(page).fill('stokholm');
    await expect(options(page).first()).toContainText('Stockholm');
    expect(await options(page).count()).toBeLessThanOrEqual(5);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    // The town itself comes first, then the stations spelt alike.
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).not.toContainText('Stockholm, ');
    const chosen = page.locator('[role="option"][aria-selected="true"]');
    for (let pressed = 0; pressed < 5 && !(await textOf(chosen)).includes('Stockholm, '); pressed += 1)
      await page.keyboard.press('ArrowDown');
    const name = await textOf(chosen.locator('span > span').first());
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(0);
    await expect(preview(page)).toContainText(name);
    await expect(activeCards(page)).toContainText(name);
  });
});

/** The colour of the box around the field. */
function borderOf(page: Page): Promise<string> {
  return page
    .locator('.locator [data-place-input] .field__box')
    .evaluate((box) => getComputedStyle(box).borderColor);
}

test.describe('near me', () => {
  const uppsala = { latitude: 59.8586, longitude: 17.6389 };

  test('LOC-32 both buttons ask the browser for the position and list the nearest', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(uppsala);
    await page.addInitScript(() => {
      const { permissions } = navigator;
      const query = permissions.query.bind(permissions);
      permissions.query = (asked) => {
        document.documentElement.dataset['permission'] = asked.name;
        return query(asked);
      };
    });
    await open(page, chargers);
    await mapReady(page);
    for (const button of ['Nära mig', 'Visa nära mig']) {
      await field(page).fill('x');
      await field(page).fill('');
      await expect(count(page)).not.toContainText('nära');
      await page.evaluate(() => delete document.documentElement.dataset['permission']);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(count(page)).toContainText('nära Din plats');
      await expect(cards(page).first()).toContainText('Uppsala');
      expect((await distances(page)).length).toBeGreaterThanOrEqual(3);
      expect(await page.locator('html').getAttribute('data-permission')).toBe('geolocation');
    }
  });

  test('LOC-33 ERR-04 a refusal is logged as a warning and changes nothing', async ({ page, context }) => {
    await context.clearPermissions();
    await open(page, chargers, 390);
    const before = await cards(page).allTextContents();
    const reported: unknown[] = [];
    await page.route('**/api/client-errors', async (route) => {
      reported.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.getByRole('button', { name: 'Nära mig', exact: true }).click();
    await expect
      .poll(() => reported)
      .toEqual([expect.objectContaining({ code: 'POSITION_UNKNOWN', level: 'warn' })]);
    expect(await cards(page).allTextContents()).toEqual(before);
    await expect(page.getByRole('button', { name: 'Nära mig', exact: true })).toBeEnabled();
  });
});

test.describe('what the page loads', () => {
  test('the script stays under 130 kB beside the map’s own, which comes with the map, and nothing shifts', async ({
    page,
  }) => {
    const { layoutShift } = await measurePage(page);
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
      scripts.set(response.url(), Number(response.headers()['content-length'] ?? 0));
    });
    await open(page, chargers, 390);
    const kilobytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
    expect([...scripts.keys()].some((url) => /maplibre/.test(url))).toBe(false);
    expect(kilobytes).toBeLessThan(130);
    expect(await layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    await openMap(page, 390);
    expect([...scripts.keys()].some((url) => /maplibre/.test(url))).toBe(true);
  });
});

test.describe('when something fails, the list works and words say what happened', () => {
  const unavailable = 'Kartan kan inte visas just nu.';

  test('without WebGL', async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...rest]);
        },
      });
    });
    await open(page, chargers);
    await expect(map(page)).toHaveAttribute('data-map', 'unavailable');
    await expect(map(page)).toContainText(unavailable);
    await search(page, 'Uppsala');
    await expect(count(page)).toContainText('nära Uppsala');
    await cards(page).first().locator('summary').click();
    await expect(cards(page).first().locator('.charger-options')).toBeVisible();
  });

  test('while tiles and style answer 500', async ({ page, consoleErrors }) => {
    await page.route(/\/maps\/(?:tiles|styles)\//, (route) => route.fulfill({ status: 500 }));
    await open(page, chargers);
    await expect(map(page)).toHaveAttribute('data-map', 'unavailable');
    await expect(map(page)).toContainText(unavailable);
    await more(page).click();
    await expect(cards(page)).toHaveCount(25);
    consoleErrors.splice(0);
  });

  test('while the geocoder hangs', async ({ page }) => {
    await page.route(/\/api\/maps\//, () => {});
    // The page's time limits pass ten times as fast.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10);
    });
    await open(page, chargers, 390);
    await search(page, 'Uppsala');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Platssökningen svarar inte just nu.')).toBeVisible();
    await cards(page).first().locator('summary').click();
    await expect(cards(page).first().locator('.charger-options')).toBeVisible();
  });

  test('while the rest of the list cannot be fetched', async ({ page, consoleErrors }) => {
    await page.route(/\/api\/locator\//, (route) => route.fulfill({ status: 503 }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(chargers);
    await expect(page.getByText('Alla platser kunde inte hämtas.')).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    await page.unroute(/\/api\/locator\//);
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await allLoaded(page);
    await expect(page.getByText('Alla platser kunde inte hämtas.')).toHaveCount(0);
    consoleErrors.splice(0);
  });

  test('a search is asked of the server while the rest cannot be fetched, and no number is claimed without it', async ({
    page,
    consoleErrors,
  }) => {
    // All of them at once are refused, a search is not.
    await page.route(/\/api\/locator\/locations\?source=chargers$/, (route) =>
      route.fulfill({ status: 503 }),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(chargers);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Alla platser kunde inte hämtas.' }),
    ).toBeVisible();
    await search(page, 'Lund');
    await expect(count(page)).toContainText('nära Lund');
    expect(await totalOf(page)).toBeLessThan(50);
    await expect(cards(page).first().locator('.location-card__distance')).toBeVisible();
    // Then nothing answers: what is said stands on top, and no list pretends to be one.
    await page.route(/\/api\/locator\//, (route) => route.fulfill({ status: 503 }));
    await search(page, 'Uppsala');
    await expect(page.getByText('Vi når inte platserna just nu.')).toBeVisible();
    await expect(count(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);
    await page.unroute(/\/api\/locator\//);
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(count(page)).toContainText('nära Uppsala');
    consoleErrors.splice(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('LOC-34 the list, its connectors, the search and more of it are all there', async ({ page }) => {
      await page.goto(chargers);
      await expect(cards(page)).toHaveCount(20);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await cards(page).first().locator('summary').click();
      await expect(cards(page).first().locator('.charger-options')).toBeVisible();
      await more(page).click();
      await expect(cards(page)).toHaveCount(25);
      await field(page).fill('Uppsala');
      await page.getByRole('button', { name: 'Sök' }).click();
      await expect(count(page)).toContainText('nära Uppsala');
      await expect(page.locator('.location-card__distance').first()).toBeVisible();
      await field(page).fill('zzzzqq');
      await field(page).press('Enter');
      await expect(page.getByText('Vi hittar ingen plats som heter ”zzzzqq”.')).toBeVisible();
    });
  });
});

test.describe('the address', () => {
  const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

  test('holds the search, the filters, the station and the map; a reload, Back and a link bring them back', async ({
    page,
    context,
  }) => {
    await open(page, chargers);
    await mapReady(page);
    await search(page, 'Uppsla');
    await expect(count(page)).toContainText('nära Uppsala');
    await expect(page.getByText('Ingen plats heter ”Uppsla”. Vi visar Uppsala.')).toBeVisible();
    await page.getByLabel('Effekt').selectOption('150');
    const found = await textOf(count(page));
    expect(params(page)).toMatchObject({ q: 'Uppsala', power: '150' });
    await cards(page).first().locator('summary').click();
    await expect(activeCards(page)).toHaveCount(1);
    const station = params(page)['station'];
    expect(station).toBe(await cards(page).first().getAttribute('data-location'));
    const shared = page.url();
    await page.goBack();
    await expect(activeCards(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByLabel('Effekt')).toHaveValue('');
    await expect(count(page)).toContainText('nära Uppsala');
    await page.goBack();
    await expect(count(page)).not.toContainText('nära');
    await expect(field(page)).toHaveValue('');
    await page.goForward();
    await expect(field(page)).toHaveValue('Uppsala');
    const guest = await context.newPage();
    await guest.setViewportSize({ width: 1440, height: 900 });
    await guest.goto(shared);
    await allLoaded(guest);
    await expect(guest.locator(`.location-card--active[data-location="${station}"]`)).toBeVisible();
    expect(await textOf(count(guest))).toBe(found);
    await guest.reload();
    await expect(guest.locator(`.location-card--active[data-location="${station}"]`)).toBeVisible();
  });

  test('follows the map: a moved map offers its part to search, and a reload shows the same', async ({
    page,
  }) => {
    await open(page, `${chargers}?q=Uppsala`);
    await mapReady(page);
    await expect(page.getByRole('button', { name: 'Sök i det här området' })).toHaveCount(0);
    const box = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 300, box.y + box.height / 2 + 200, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Sök i det här området' }).click();
    await expect(count(page).or(page.locator('.locator__none'))).toContainText(/kartan/);
    const listed = await cards(page).allTextContents();
    const centre = await map(page).getAttribute('data-center');
    expect(params(page)).toMatchObject({ area: expect.any(String), map: expect.any(String) });
    await page.reload();
    await allLoaded(page);
    await mapReady(page);
    expect(await cards(page).allTextContents()).toEqual(listed);
    const [before = 0, after = 0] = [centre, await map(page).getAttribute('data-center')].map((text) =>
      Number(text?.split(',')[0]),
    );
    expect(Math.abs(before - after)).toBeLessThan(0.01);
  });
});

test('stations are narrowed by open now, power and connector, and an empty result leads back', async ({
  page,
}) => {
  await open(page, chargers);
  const all = await totalOf(page);
  await page.getByLabel('Effekt').selectOption('300');
  const fast = await totalOf(page);
  expect(fast).toBeLessThan(all);
  await page.getByLabel('Kontakt').selectOption({ label: 'Typ 2' });
  await expect(page.getByText('Inget passar filtren.')).toBeVisible();
  await page.getByRole('link', { name: 'Rensa filter' }).click();
  await expect.poll(() => totalOf(page)).toBe(all);
  await page.getByLabel('Öppet nu').check();
  await expect(cards(page).first().locator('.location-card__open')).toHaveText('Öppet nu');
  expect(await totalOf(page)).toBeLessThanOrEqual(all);
  await expectAccessible(page, 'filters');
});

const dealerPages = [
  ['solvik-se', '/anlaggningar/karta', 'Närmaste Solvik', 'Halmstad', 'Till anläggningen'],
  ['carstore-fi', '/loyda-meidat/kartta', 'Lähin myymälä', 'Oulu', 'Myymälän sivulle'],
] as const;

for (const [site, path, title, town, link] of dealerPages)
  test(`LOC-17 LOC-26 the dealer locator of ${site}${path} finds what is near ${town}`, async ({ page }) => {
    await open(page, siteUrl(site, path), 390);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path);
    await search(page, town);
    await expect(cards(page).first()).toContainText(town);
    await cards(page).first().locator('summary').click();
    const href = await cards(page).first().getByRole('link', { name: link }).getAttribute('href');
    const response = await page.goto(siteUrl(site, href ?? ''));
    expect(response?.status()).toBe(200);
  });

const otherDealerPages = [
  ['solvik-se', '/en/anlaggningar/karta', 'Your nearest Solvik', 'Halmstad'],
  ['carstore-se', '/kop-bil/hitta-oss/karta', 'Närmaste butik', 'Uppsala'],
  ['carstore-no', '/finn-oss/kart', 'Nærmeste butikk', 'Bergen'],
  ['carstore-fi', '/sv/loyda-meidat/kartta', 'Närmaste butik', 'Oulu'],
  ['carstore-sk', '/kontakty/mapa', 'Najbližšia predajňa', 'Nitra'],
] as const;

for (const [site, path, title, town] of otherDealerPages)
  test(`LOC-26 LOC-34 the server of ${site}${path} lists what is near ${town}`, async () => {
    const { text } = await getWhenReady(siteUrl(site, `${path}?q=${town}`));
    expect(text).toContain(`>${title}</h1>`);
    const [first = ''] = /<li class="location-card[ "].*?<\/li>/s.exec(text) ?? [];
    expect(first).toContain(town);
    const [, href = ''] = /<a href="(\/[^"]+)"/.exec(first) ?? [];
    expect((await getWhenReady(siteUrl(site, href))).status).toBe(200);
  });
