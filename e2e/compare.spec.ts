import type { Page } from '@playwright/test';
import { expect, expectAccessiblePart, expectNoSidewaysScroll, siteUrl, test } from './fixtures.ts';

const list = '/kop-bil/alla-bilar-i-lager';

async function openList(page: Page, path = list, site = 'solvik-se') {
  await page.goto(siteUrl(site, path));
  const toggles = page.locator('[data-compare]');
  const tray = page.locator('.compare-tray');
  const dialog = page.getByRole('dialog', { name: /^Jämför / });
  return {
    toggles,
    tray,
    dialog,
    cars: tray.getByRole('listitem').filter({ has: page.getByRole('button') }),
  };
}

/** Presses the compare buttons of the first cars. */
async function choose(page: Page, amount: number) {
  const toggles = page.locator('[data-compare]');
  for (let at = 0; at < amount; at += 1) {
    const toggle = toggles.nth(at);
    if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
}

test('CMP-01 CMP-02 CMP-06 CMP-07 CARD-04 choose three, compare them, remove them, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { toggles, tray, dialog, cars } = await openList(page);
  await expect(tray).toHaveCount(0);
  const bodies: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.url().endsWith('/api/catalogue/search') && body.includes('car_id')) bodies.push(body);
  });
  await choose(page, 3);
  await expect(cars).toHaveCount(3);
  const queries = bodies.map((body) => JSON.parse(body));
  expect(queries).toHaveLength(3);
  expect(queries[0]).toMatchObject({
    shape: 'cars',
    language: 'sv',
    filters: { car_id: [expect.any(String)] },
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // At the end of the page, where the tray covers nothing that could be clicked.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessiblePart(page, '.compare-tray', `the tray at ${width}`);
  }

  await tray.getByRole('button', { name: 'Jämför', exact: true }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Jämför tre bilar');
  await expect(dialog.getByRole('columnheader')).toHaveCount(5);
  await expect(dialog.getByRole('row', { name: /^Årsmodell/ }).getByRole('cell')).toHaveCount(3);
  await expect(dialog.getByText('gick inte att hämta')).toHaveCount(0);
  // A picture that is shown whole fills its stage: bars beside it would show.
  const picture = dialog.getByRole('columnheader').locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const stretch = await picture.evaluate(
    (img: HTMLImageElement) => (img.clientWidth * img.naturalHeight) / (img.clientHeight * img.naturalWidth),
  );
  // Whole pixels are as exact as the browser tells.
  expect(Math.abs(stretch - 1)).toBeLessThan(0.02);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessiblePart(page, 'dialog[open]', `the comparison at ${width}`);
    await expectNoSidewaysScroll(page);
  }

  await dialog
    .getByRole('button', { name: /^Ta bort / })
    .first()
    .click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Jämför två bilar');
  // The button went away with its car; the next car's button has the focus.
  await expect(dialog.getByRole('button', { name: /^Ta bort / }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await toggles.nth(1).click();
  await toggles.nth(2).click();
  await expect(tray).toHaveCount(0);
  await expect(toggles.nth(2)).toHaveAttribute('aria-pressed', 'false');
});

test('CMP-03 CMP-04 CMP-05 sections collapse, a compact header appears when the large one is out of view; a column is min(60vw, 417px) wide at most, one car alone 480', async ({
  page,
}) => {
  const { tray, dialog } = await openList(page);
  await choose(page, 2);
  await tray.getByRole('button', { name: 'Jämför', exact: true }).click();
  for (const part of ['Utrustning', 'Tekniska data']) {
    const fold = dialog.getByRole('button', { name: part });
    const rows = dialog.locator(`[id="${await fold.getAttribute('aria-controls')}"]`);
    await expect(rows).toBeVisible();
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(rows).toBeHidden();
    await fold.click();
    await expect(rows).toBeVisible();
  }
  const mini = dialog.locator('.comparison__mini > div');
  const scroller = dialog.getByRole('region', { name: 'Jämförelse' });
  await scroller.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(mini).toBeHidden();
  await scroller.evaluate((element) => element.scrollTo({ top: 500 }));
  await expect(mini).toBeVisible();
  const [top, edge] = await Promise.all([mini.boundingBox(), scroller.boundingBox()]);
  expect(top?.y).toBe(edge?.y);
  await scroller.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(mini).toBeHidden();

  const same = dialog.locator('tr.is-same');
  await expect(same).not.toHaveCount(0);
  const onlyDifferences = dialog.getByRole('switch', { name: 'Visa bara skillnader' });
  await onlyDifferences.focus();
  await page.keyboard.press('Space');
  await expect(onlyDifferences).toBeChecked();
  await expect(same).toHaveCount(0);

  const widths = async () => {
    const heads = await dialog
      .getByRole('columnheader')
      .filter({ has: page.getByRole('link') })
      .all();
    const boxes = await Promise.all(heads.map((head) => head.boundingBox()));
    return boxes.map((box) => Math.round(box?.width ?? 0));
  };
  expect(await widths()).toEqual([417, 417]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widths()).toEqual([234, 234]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog
    .getByRole('button', { name: /^Ta bort / })
    .first()
    .click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Jämför med en bil till');
  expect(await widths()).toEqual([480]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await widths())[0]).toBeLessThanOrEqual(390);
});

test('CMP-11 five cars: none is dropped, and what is wider than the window scrolls horizontally', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const { tray, dialog, cars } = await openList(page);
  await choose(page, 5);
  await expect(cars).toHaveCount(5);
  await tray.getByRole('button', { name: 'Jämför', exact: true }).click();
  await expect(dialog.getByRole('link', { name: /^Till bilen/ })).toHaveCount(5);
  const scroller = dialog.getByRole('region', { name: 'Jämförelse' });
  const hidden = await scroller.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(hidden).toBeGreaterThan(0);
  await dialog
    .getByRole('link', { name: /^Till bilen/ })
    .last()
    .focus();
  await expect(dialog.getByRole('link', { name: /^Till bilen/ }).last()).toBeInViewport({ ratio: 1 });
  // The labels stay where they are.
  await expect(dialog.getByRole('rowheader', { name: /^Miltal/ })).toBeInViewport({ ratio: 1 });
});

for (const width of [390, 1000])
  test(`on a car’s page at ${width} px the tray is one button above the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { tray } = await openList(page);
    await choose(page, 2);
    await page.locator('.car-card a').first().click();
    await expect(page.locator(':root[data-compares="above-bar"]')).toBeAttached();
    await expect(tray.getByRole('button')).toHaveText(['Jämför2']);
    await expect(tray.getByRole('list')).toBeHidden();
  });

for (const [width, amount] of [
  [768, 3],
  [1024, 3],
  [1440, 4],
] as const)
  test(`the tray shows the names of ${amount} cars in full at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { tray, cars } = await openList(page);
    await choose(page, amount);
    await expect(cars).toHaveCount(amount);
    const cut = await tray
      .locator('.compare-tray__name > :visible')
      .evaluateAll((lines) =>
        lines
          .filter((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight)
          .map((line) => line.textContent),
      );
    expect(cut).toEqual([]);
  });

test('no word of a label is broken at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const { tray, dialog } = await openList(page);
  await choose(page, 3);
  await tray.getByRole('button', { name: 'Jämför', exact: true }).click();
  await expect(dialog.getByRole('rowheader').first()).toBeVisible();
  const broken = await dialog.locator('tbody .comparison__label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const text = label.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('CMP-09 removing the last car closes comparison and tray; clearing empties both', async ({ page }) => {
  const { toggles, tray, dialog } = await openList(page);
  await choose(page, 1);
  await tray.getByRole('button', { name: 'Jämför', exact: true }).click();
  await dialog.getByRole('button', { name: /^Ta bort / }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tray).toHaveCount(0);
  await expect(toggles.first()).toBeFocused();
  await choose(page, 2);
  await tray.getByRole('button', { name: 'Jämför', exact: true }).click();
  await dialog.getByRole('button', { name: 'Rensa jämförelsen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tray).toHaveCount(0);
  await expect(page.locator('[data-compare][aria-pressed="true"]')).toHaveCount(0);
  await choose(page, 2);
  await tray.getByRole('button', { name: 'Rensa jämförelsen' }).click();
  await expect(tray).toHaveCount(0);
});

test('CMP-10 CMP-12 the choice lasts through the session, on every page of the site, and no longer', async ({
  page,
  context,
}) => {
  test.slow();
  const { cars, tray } = await openList(page);
  await choose(page, 2);
  await expect(cars).toHaveCount(2);
  await page.reload();
  await expect(cars).toHaveCount(2);
  await expect(page.locator('[data-compare][aria-pressed="true"]')).toHaveCount(2);
  // From the list to a car, which can be chosen from its own page; home; and back to the list.
  await page.locator('.car-card a').nth(3).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cars).toHaveCount(2);
  await page.locator('main [data-compare]').first().click();
  await expect(cars).toHaveCount(3);
  await page.goto(siteUrl('solvik-se'));
  await expect(cars).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('solvik-se', list));
  await expect(cars).toHaveCount(3);
  await expect(page.locator('[data-compare][aria-pressed="true"]')).toHaveCount(3);
  // In the site's other language the cars are translated, too.
  await page.goto(siteUrl('solvik-se', '/en'));
  await expect(tray.getByText('3 cars chosen')).toBeVisible();
  await tray.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: /^Mileage/ })).toBeVisible();
  // Another session does not have the choice.
  const other = await context.newPage();
  await other.goto(siteUrl('solvik-se', list));
  await expect(other.locator('[data-script="car-selection"]')).toHaveCount(1);
  expect(await other.evaluate(() => sessionStorage.getItem('compared-cars'))).toBeNull();
  await expect(other.locator('.compare-tray')).toHaveCount(0);
});

for (const [how, answer] of [
  ['fails', { status: 503, body: '{}' }],
  ['is empty', { status: 200, body: JSON.stringify({ content: [], total_items: 0, facet: [] }) }],
] as const) {
  test(`CMP-08 ERR-22 the request for details ${how}: the error is logged, and the card's own data is shown`, async ({
    page,
    consoleErrors,
  }) => {
    const { tray, dialog } = await openList(page);
    await page.route('**/api/catalogue/search', (route) =>
      route.fulfill({ ...answer, contentType: 'application/json' }),
    );
    const logged = page.waitForRequest('**/api/client-errors');
    const card = page.locator('.car-card').first();
    const name = (await card.locator('[data-car-name]').textContent()) ?? '';
    const price = (await card.locator('.price__now').textContent()) ?? '';
    await choose(page, 1);
    expect(JSON.parse((await logged).postData() ?? '{}')).toMatchObject({ place: 'compare' });
    await tray.getByRole('button', { name: 'Jämför', exact: true }).click();
    await expect(dialog.getByRole('columnheader', { name })).toContainText(price);
    await expect(dialog.getByText(`Allt om ${name} gick inte att hämta.`)).toBeVisible();
    await expect(dialog.locator('thead img')).toBeVisible();
    // The response arrives later after all.
    await page.unroute('**/api/catalogue/search');
    await page.keyboard.press('Escape');
    await tray.getByRole('button', { name: 'Jämför', exact: true }).click();
    await expect(dialog.getByRole('row', { name: /^Årsmodell/ })).toBeVisible();
    consoleErrors.length = 0;
  });
}

test('comparing works by keyboard alone', async ({ page }) => {
  const { toggles, tray, dialog } = await openList(page);
  await choose(page, 1);
  await toggles.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(toggles.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-script="car-selection"] [role="status"]')).toHaveText(
    /ligger i jämförelsen\.$/,
  );
  const open = tray.getByRole('button', { name: 'Jämför', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('switch')).toBeFocused();
  // Tab wraps: the focus never leaves the comparison.
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('SITE-12 a site without cars has neither heart nor tray', async ({ page }) => {
  await page.goto(siteUrl('bistro'));
  await expect(page.locator('[data-saved-cars], [data-script="car-selection"]')).toHaveCount(0);
});

test('the tray covers neither the last line of the page nor the consent banner', async ({ page }) => {
  const { tray } = await openList(page);
  await choose(page, 2);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const last = page.locator('.site-footer [data-consent-settings]');
    const panel = tray.locator('.compare-tray__panel');
    // Cards take their true height when they are near, so the end of the page moves while scrolling.
    const isCovered = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return overlap(await last.boundingBox(), await panel.boundingBox());
    };
    await expect.poll(isCovered).toBe(false);
    // This site has no consent banner; an element in its place simulates it.
    await page.evaluate(() => {
      const { documentElement: root, body } = document;
      root.classList.add('show--consent');
      root.style.setProperty('--consent-height', '240px');
      body.insertAdjacentHTML('beforeend', '<div class="cc--anim"><div class="cm">Kakor</div></div>');
      const banner = document.querySelector<HTMLElement>('.cm');
      if (banner) banner.style.height = '240px';
    });
    const banner = page.locator('.cm');
    await expect.poll(async () => overlap(await panel.boundingBox(), await banner.boundingBox())).toBe(false);
    await page.evaluate(() => {
      document.documentElement.classList.remove('show--consent');
      document.querySelector('.cc--anim')?.remove();
    });
  }
});

type Box = { x: number; y: number; width: number; height: number } | null;

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('not on the page');
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}
