import type { Page, Request, Route } from '@playwright/test';
import { carCount, choosing, openCarList } from './car-list-page.ts';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { LIST_SCRIPT_LIMIT_BYTES, measurePage } from './page-metrics.ts';
import { getWhenReady } from './send-request.ts';

const site = 'solvik-se';
const path = '/kop-bil/alla-bilar-i-lager';
const list = siteUrl(site, path);
const search = '**/api/catalogue/search';

const cards = (page: Page) => page.locator('.car-list__results [data-car]');
const names = (page: Page) => cards(page).locator('[data-car-name]').allTextContents();
const panel = (page: Page) => page.locator('.filters');
const box = (page: Page, name: string) =>
  panel(page).getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });
const chips = (page: Page) => page.locator('.list-chips .chip');
const isSearch = (request: Request) => request.url().endsWith('/api/catalogue/search');
const filtersOf = (request: Request) =>
  (request.postDataJSON().facets as { name: string; filters?: unknown[] }[]).flatMap(({ name, filters }) =>
    filters ? [[name, filters]] : [],
  );
const columns = (page: Page) =>
  page
    .locator('.list-grid')
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

const open = (page: Page, address = list) => openCarList(page, address);

test('LIST-10 LIST-20 LIST-31 LIST-37 each filter is one history entry, and its address shows the same list', async ({
  page,
  browser,
}) => {
  await open(page);
  const all = await carCount(page);
  await choosing(page, () => box(page, 'Volvo').click());
  await expect(page).toHaveURL(`${list}/volvo`);
  await expect(page).toHaveTitle('Volvo i lager | Solvik');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo i lager');
  await choosing(page, () => box(page, 'XC60').click());
  await choosing(page, () => box(page, 'Laddhybrid').click());
  await expect(page).toHaveURL(`${list}/volvo/xc60?car_fuel=Laddhybrid`);
  await expect(box(page, 'Volvo')).toHaveAttribute('aria-checked', 'mixed');
  await expect.poll(async () => (await names(page)).length).toBe(await carCount(page));
  expect(new Set(await names(page))).toEqual(new Set(['Volvo XC60']));
  await expect(chips(page)).toHaveText(['Volvo', 'XC60', 'Laddhybrid']);
  const [shown, chosen] = [await names(page), await carCount(page)];
  await expectAccessible(page, 'with three filters');

  const other = await browser.newContext();
  const fresh = await other.newPage();
  await fresh.goto(page.url());
  await expect.poll(() => names(fresh)).toEqual(shown);
  expect(await carCount(fresh)).toBe(chosen);
  await other.close();

  await page.goBack();
  await expect(page).toHaveURL(`${list}/volvo/xc60`);
  await expect(chips(page)).toHaveText(['Volvo', 'XC60']);
  await expect.poll(() => carCount(page)).toBeGreaterThan(chosen);
  await choosing(page, () => chips(page).getByText('XC60').click());
  await expect(page).toHaveURL(`${list}/volvo`);
  await choosing(page, () => page.getByRole('link', { name: 'Rensa alla' }).click());
  await expect.poll(() => carCount(page)).toBe(all);
  for (const back of [`${list}/volvo`, `${list}/volvo/xc60`, `${list}/volvo`, list]) {
    await page.goBack();
    await expect(page).toHaveURL(back);
  }
  await expect.poll(() => carCount(page)).toBe(all);
});

test('LIST-04 LIST-12 LIST-13 LIST-21 more cars are appended, back from a car restores them, a new filter starts at the top', async ({
  page,
}) => {
  await open(page);
  await choosing(page, () => page.getByRole('link', { name: 'Visa fler' }).click());
  await expect(cards(page)).toHaveCount(96);
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(page.getByText('Visar 96 av 1 500 bilar')).toBeVisible();
  await expect(cards(page).nth(48).getByRole('link')).toBeFocused();
  expect(
    new Set(await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-car')))).size,
  ).toBe(96);
  const far = cards(page).nth(70);
  await far.scrollIntoViewIfNeeded();
  const [id, place] = [await far.getAttribute('data-car'), await page.evaluate(() => scrollY)];
  await far.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/kop-bil/${id}/`));
  await page.goBack();
  await expect(cards(page)).toHaveCount(96);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2);

  // In a new browser context the address alone restores the pages.
  await page.reload();
  await expect(page.locator('[data-island="car-list"][data-hydrated]')).toBeAttached();
  await expect(cards(page)).toHaveCount(96);
  await cards(page).nth(70).scrollIntoViewIfNeeded();
  await choosing(page, () => box(page, 'Diesel').click());
  await expect(page).toHaveURL(`${list}?car_fuel=Diesel`);
  await expect(cards(page)).toHaveCount(48);
  await expect(page.locator('.car-list__results')).toBeInViewport();
  expect(
    await page.evaluate(() => document.querySelector('.car-list__results')?.getBoundingClientRect().top),
  ).toBeGreaterThanOrEqual(0);
});

test('LIST-05 three slow responses and a fast one: skeletons meanwhile, and the newest choice is what is shown', async ({
  page,
}) => {
  await open(page);
  const held: Route[] = [];
  await page.route(search, (route) => {
    if (held.length < 3) held.push(route);
    else return route.continue();
    return undefined;
  });
  for (const fuel of ['El', 'Bensin', 'Diesel']) await box(page, fuel).click();
  await expect(page.locator('.car-card--skeleton')).toHaveCount(24);
  await expectAccessiblePart(page, '.car-list__results', 'skeletons');
  await choosing(page, () => page.getByRole('link', { name: 'Ta bort El' }).click());
  await expect(page.locator('.car-card--skeleton')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(48);
  const shown = await names(page);
  const facts = await cards(page).locator('.car-card__facts').allTextContents();
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter((fact) => !/Bensin|Diesel/.test(fact))).toEqual([]);
  for (const route of held.reverse()) await route.continue().catch(() => {});
  await expect(chips(page)).toHaveText(['Bensin', 'Diesel']);
  await expect(page).toHaveURL(`${list}?car_fuel=Bensin&car_fuel=Diesel`);
  expect(await names(page)).toEqual(shown);
});

test('LIST-32 LIST-33 ERR-14 ERR-15 a failed search shows an error and keeps the page; one without results offers to relax filters', async ({
  page,
}) => {
  await open(page);
  const nothing = { facet: [], content: [], total_items: 0, limit: 48, offset: 0, error: true };
  await page.route(search, (route) => route.fulfill({ json: nothing }));
  await choosing(page, () => box(page, 'El').click());
  await expect(page.getByRole('alert')).toContainText('Bilarna kunde inte hämtas just nu.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessiblePart(page, '.car-list__results', 'search down');
  await page.unroute(search);
  await choosing(page, () => page.getByRole('link', { name: 'Försök igen' }).click());
  await expect(cards(page)).toHaveCount(48);

  await page.getByRole('combobox', { name: 'Sök bland bilarna' }).fill('flygande matta');
  await choosing(page, () => page.keyboard.press('Enter'));
  await expect(page.getByText('Inga träffar. Ta bort ett filter')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Utan ”flygande matta”: \d+ bilar$/ })).toBeVisible();
  await expectAccessiblePart(page, '.car-list__results', 'nothing found');
  await choosing(page, () => page.getByRole('link', { name: /^Utan ”flygande/ }).click());
  await expect(page).toHaveURL(`${list}?car_fuel=El`);
  await expect(cards(page)).toHaveCount(48);
});

test('LIST-22 LIST-23 LIST-24 LIST-25 LIST-26 the price is set by slider and by number fields', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const group = panel(page).getByRole('group', { name: 'Pris' });
  const [low, high] = [group.getByRole('slider').first(), group.getByRole('slider').last()];
  const [from, to] = [group.getByRole('textbox').first(), group.getByRole('textbox').last()];
  const searches: Request[] = [];
  page.on('request', (request) => isSearch(request) && searches.push(request));

  // Keys: the number changes at once, the search is debounced.
  await low.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  const moved = await from.inputValue();
  expect(Number(moved.replace(/\D/g, ''))).toBeGreaterThan(100_000);
  await expect(low).toHaveAttribute('aria-valuetext', `${moved}\u00a0kr`);
  await page.clock.runFor(1400);
  expect(searches).toHaveLength(0);
  await choosing(page, () => page.clock.runFor(200));
  expect(filtersOf(searches[0] as Request)).toMatchObject([
    ['car_price', [Number(moved.replace(/\D/g, '')), expect.any(Number)]],
  ]);
  await expect(chips(page)).toHaveText([`från ${moved}\u00a0kr`]);

  // Dragging: the search is sent when the thumb is released, and it stops at the other one.
  await page.keyboard.press('End');
  await choosing(page, () => page.clock.runFor(1500));
  await expect(low).toHaveValue(await high.inputValue());
  await choosing(page, () => chips(page).first().click());
  await high.scrollIntoViewIfNeeded();
  const rail = await high.boundingBox();
  if (!rail) throw new Error('the slider has no place');
  await page.mouse.move(rail.x + rail.width - 12, rail.y + rail.height / 2);
  await page.mouse.down();
  await page.mouse.move(rail.x + rail.width / 2, rail.y + rail.height / 2, { steps: 5 });
  const before = searches.length;
  expect(Number((await to.inputValue()).replace(/\D/g, ''))).toBeGreaterThan(500_000);
  await choosing(page, () => page.mouse.up());
  expect(searches).toHaveLength(before + 1);

  // Number fields: spaces are removed, an empty field is the minimum, and low above high moves both.
  await to.fill('600 000');
  await choosing(page, () => to.press('Enter'));
  await from.fill('250 000');
  await choosing(page, () => page.clock.runFor(1500));
  await expect(page).toHaveURL(`${list}?car_price=250000&car_price=600000`);
  await from.fill('700000');
  await choosing(page, () => from.blur());
  await expect(page).toHaveURL(`${list}?car_price=700000&car_price=700000`);
  await expect(to).toHaveValue('700\u00a0000');
  await from.fill('');
  await choosing(page, () => from.press('Enter'));
  await expect(page).toHaveURL(/\?car_price=&car_price=700000$/);
});

test('LIST-29 LIST-30 LIST-34 HERO-12 search terms become filters with their makes, the rest stays; the sort order is reset', async ({
  page,
}) => {
  await open(page, `${list}?page=2`);
  await page.getByRole('combobox', { name: 'Sök bland bilarna' }).fill('en röd xc60');
  await choosing(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(`${list}/volvo/xc60?car_color=R%C3%B6d`);
  await expect(chips(page)).toHaveText(['Volvo', 'XC60', 'Röd']);
  await expect(page.getByRole('combobox', { name: 'Sök bland bilarna' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Sök bland bilarna' }).fill('land rover');
  await choosing(page, () => page.keyboard.press('Enter'));
  await expect(chips(page)).toHaveText(['Volvo', 'XC60', 'Land Rover', 'Röd']);
  await choosing(page, () => page.getByRole('link', { name: 'Rensa alla' }).click());
  await choosing(page, () => page.getByRole('combobox', { name: 'Sortera' }).selectOption('car_price_asc'));
  await expect(page).toHaveURL(`${list}?sortName=car_price_asc`);
  const prices = (await cards(page).locator('.price__now').allTextContents()).map((price) =>
    Number(price.replace(/\D/g, '')),
  );
  expect(prices.at(-1)).toBeGreaterThan(prices[0] ?? 0);
});

test('LIST-07 LIST-08 LIST-02 sticky or toggled is remembered for the session, from 1024 px on', async ({
  page,
  browser,
}) => {
  const pin = panel(page).getByRole('button', { name: 'Håll filtren kvar när jag rullar' });
  const mode = () => panel(page).getAttribute('data-mode');
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page);
  expect(await mode()).toBe('sticky');
  expect(await columns(page)).toBe(3);
  await pin.click();
  await page.reload();
  await expect.poll(mode).toBe('toggle');
  await page.getByRole('button', { name: 'Dölj filter' }).click();
  await expect(panel(page)).toHaveCount(0);
  expect(await columns(page)).toBe(4);
  await expectAccessiblePart(page, '.car-list', 'panel hidden');
  await page.getByRole('button', { name: 'Visa filter' }).click();
  await pin.click();
  await page.reload();
  await expect.poll(mode).toBe('sticky');
  await page.setViewportSize({ width: 1100, height: 900 });
  expect(await columns(page)).toBe(2);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(panel(page)).toBeInViewport();

  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(panel(page)).toHaveCount(0);
  await expect(pin).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(panel(page)).toBeVisible();

  const another = await browser.newContext();
  const fresh = await another.newPage();
  await open(fresh);
  await expect(fresh.locator('.filters')).toHaveAttribute('data-mode', 'sticky');
  await another.close();
});

test('LIST-09 LIST-03 LIST-16 on a phone the filters are in a drawer, with the count of cars in its footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${list}?car_fuel=El`);
  expect(await columns(page)).toBe(1);
  await expectNoSidewaysScroll(page);
  const button = page.getByRole('button', { name: /^Filter/ });
  await expect(button).toHaveText('Filter1');
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer).toBeVisible();
  await expectAccessiblePart(page, 'dialog', 'the drawer');
  // The focus stays inside, forwards and backwards.
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await drawer.getByRole('searchbox', { name: 'Sök under Märke och modell' }).fill('ex3');
  await expect(drawer.getByRole('checkbox', { name: /^EX30/ })).toBeVisible();
  await expect(drawer.getByRole('checkbox', { name: /^Audi/ })).toHaveCount(0);
  await choosing(page, () => drawer.getByRole('checkbox', { name: /^Volvo/ }).press(' '));
  const found = await carCount(page);
  await drawer.getByRole('button', { name: `Visa ${found} bilar` }).click();
  await expect(drawer).toBeHidden();
  await expect(button).toHaveText('Filter2');
  await expect(page).toHaveURL(`${list}/volvo?car_fuel=El`);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // Back from a car far down: the scroll position is restored.
  const far = cards(page).nth(30);
  await far.scrollIntoViewIfNeeded();
  const top = async () => (await far.boundingBox())?.y ?? -1;
  await far.getByRole('link').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/kop-bil\/\d+\//);
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect.poll(top).toBeGreaterThan(-600);
  await page.setViewportSize({ width: 700, height: 844 });
  expect(await columns(page)).toBe(2);
});

test('LIST-06 LIST-38 a card opens its pictures without leaving the list, and deep links work', async ({
  page,
}) => {
  const links = [
    '?car_brand=Volvo',
    '?car_website_city=Borås&car_site_name=Borås>Solvik Borås',
    '?car_vehicle_type=LCV',
  ];
  for (const link of links) {
    const { text: html } = await getWhenReady(encodeURI(list + link));
    const [, shown = ''] = /<p[^>]*role="status"[^>]*>([^<]*)</.exec(html) ?? [];
    const found = Number(shown.replace(/\D/g, ''));
    expect(found, link).toBeGreaterThan(0);
    expect(found, link).toBeLessThan(1500);
  }
  await open(page);
  await cards(page).first().locator('[data-pictures]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(list);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('more cars open at the place where somebody was', async ({ page }) => {
    await page.goto(list);
    const last = await cards(page).nth(47).getAttribute('data-car');
    await page.getByRole('link', { name: 'Visa fler' }).click();
    await expect(cards(page)).toHaveCount(96);
    await expect(page.locator(`[data-car="${last}"]`)).toBeInViewport();
  });

  test('LIST-37 LIST-34 LIST-15 first page, makes, boxes and order work, on a phone and on a wide screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(list);
    await expect(cards(page)).toHaveCount(48);
    await panel(page)
      .getByRole('link', { name: /^Volvo/ })
      .click();
    await expect(page).toHaveURL(`${list}/volvo`);
    await panel(page).getByRole('checkbox', { name: /^El/ }).first().check();
    await page.getByRole('textbox', { name: 'Pris, högst' }).fill('500 000');
    await page.getByRole('combobox', { name: 'Sortera' }).selectOption('car_price_asc');
    await panel(page).getByRole('button', { name: 'Visa bilar' }).click();
    await expect(chips(page)).toHaveText(['Volvo', 'El', 'upp till 500\u00a0000\u00a0kr']);
    await expect(page.getByRole('combobox', { name: 'Sortera' })).toHaveValue('car_price_asc');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(panel(page).getByRole('button', { name: 'Visa bilar' })).toBeVisible();
    await page.getByRole('link', { name: 'Ta bort El' }).click();
    await expect(chips(page)).toHaveText(['Volvo', 'upp till 500\u00a0000\u00a0kr']);
    await expectNoSidewaysScroll(page);
  });
});

for (const [name, address, word] of [
  ['carstore-fi', '/osta-auto/vaihtoautot', 'autoa'],
  ['solvik-uk', '/buy-car/used-cars', 'cars'],
  ['carstore-sk', '/kupit-auto/ponuka', 'áut'],
  ['solvik-no', '/kjop-bil/alle-brukte-biler', 'biler'],
] as const) {
  test(`the list of ${name} is in its language`, async () => {
    const { text: html } = await getWhenReady(siteUrl(name, address));
    expect(/<p[^>]*role="status"[^>]*>([^<]*)</.exec(html)?.[1]).toContain(word);
  });
}

test('a list in the other design applies a filter, and has no accessibility violations', async ({ page }) => {
  await open(page, siteUrl('carstore-fi', '/osta-auto/vaihtoautot'));
  await choosing(page, () => panel(page).locator('input[name="car_fuel"]').first().click());
  await expect(chips(page)).toHaveCount(1);
  await expectAccessible(page, 'the list of carstore-fi');
});

test('a list brings no more script than a list may, on a phone and on a wide screen', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { scriptBytes } = await measurePage(page);
    await open(page);
    expect(scriptBytes()).toBeGreaterThan(0);
    expect(scriptBytes()).toBeLessThanOrEqual(LIST_SCRIPT_LIMIT_BYTES);
  }
});

test('the count is in view after every press, far down the list and on a phone', async ({ page }) => {
  await open(page);
  await cards(page).nth(30).scrollIntoViewIfNeeded();
  await choosing(page, () => box(page, 'Diesel').click());
  await expect(page.locator('.list-count')).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  await expect(page.locator('.list-count')).toBeInViewport();
});

test('a panel that was hidden stays hidden on the next list, and its button says how many filters are on', async ({
  page,
}) => {
  await open(page);
  await panel(page).getByRole('button', { name: 'Håll filtren kvar när jag rullar' }).click();
  await page.getByRole('button', { name: 'Dölj filter' }).click();
  await open(page, siteUrl(site, '/kop-bil/begagnade-bilar-i-lager?car_fuel=El'));
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Visa filter/ })).toHaveText('Visa filter1');
});

test('Back on a phone closes the filters and keeps what was chosen in them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await choosing(page, () => drawer.getByRole('checkbox', { name: /^Diesel/ }).click());
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`${list}?car_fuel=Diesel`);
  await expect(chips(page)).toHaveText(['Diesel']);
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('a busy search is asked again, and nobody sees a failure', async ({ page, consoleErrors }) => {
  await open(page);
  let refused = 0;
  await page.route(search, (route) => {
    if (refused >= 2) return route.continue();
    refused += 1;
    return route.fulfill({ status: 503, headers: { 'retry-after': '0' }, body: '' });
  });
  await box(page, 'Diesel').click();
  await expect(chips(page)).toHaveText(['Diesel']);
  await expect(page.locator('.car-list__results [aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(refused).toBe(2);
  // The browser's own notes about the two.
  expect(consoleErrors.splice(0)).toHaveLength(2);
});

test('a skip link leads past the filters to the cars', async ({ page }) => {
  await open(page);
  const skip = page.getByRole('link', { name: 'Hoppa till bilarna' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#cars')).toBeFocused();
});
