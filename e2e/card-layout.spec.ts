import type { Page } from '@playwright/test';
import { readSites } from '../demo/sites.ts';
import { themes } from '../demo/themes.ts';
import { themeRule } from '../src/shared/ui/themes/theme-rule.ts';
import { openCarList } from './car-list-page.ts';
import { expect, siteUrl, test } from './fixtures.ts';

/** Where cards stand, in four themes and the languages with the longest words. */
const pages = [
  ['solvik-se', '/kop-bil/alla-bilar-i-lager'],
  ['solvik-se', '/kop-bil/foretag/transportbilar'],
  ['solvik-uk', '/buy-car/used-cars'],
  ['solvik-uk', '/'],
  ['carstore-se', '/kop-bil/alla-bilar'],
  ['carstore-se', '/'],
  ['carstore-fi', '/osta-auto/vaihtoautot'],
  ['carstore-sk', '/kupit-auto/ponuka'],
] as const;
const widths = [1024, 1280, 1440, 1920];
const CARDS_MEASURED = 24;

for (const [site, path] of pages) {
  test(`CARD-01 no text of a card on ${site}${path} is cut and no part covers another, from 1024 to 1920 px`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, path));
    await expect(page.locator('.car-card').first()).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await problemsOfCards(page), `${width} px`).toEqual([]);
    }
  });
}

for (const theme of ['bmw', 'mini']) {
  test(`CARD-01 a card in the ${theme} design is as whole as in the site’s own`, async ({ page }) => {
    await page.goto(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
    await wearTheme(page, theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await problemsOfCards(page), `${width} px`).toEqual([]);
    }
  });
}

test('six whole cars are above the fold of a laptop on every site, their prices level and no control over the car', async ({
  page,
}) => {
  test.slow();
  const lists = (await readSites()).flatMap(({ name, settings: { pathToCarList, languages = [] } }) =>
    pathToCarList
      ? languages.map(({ code }, at) => siteUrl(name, `${at === 0 ? '' : `/${code}`}${pathToCarList}`))
      : [],
  );
  expect(lists.length).toBeGreaterThan(7);
  for (const address of lists) {
    await openCarList(page, address);
    const places = await page
      .locator('.car-list__results [data-car]')
      .evaluateAll((cards) => cards.slice(0, 6).map((card) => card.getBoundingClientRect().bottom));
    expect(Math.max(...places), address).toBeLessThanOrEqual(900);
    for (const row of [0, 3]) expect(new Set(await pricesOfRow(page, row)).size, address).toBe(1);
    await expect(page.locator('.list-count')).toBeInViewport();
    expect(await page.evaluate(coveredCars), address).toEqual([]);
  }
});

test('LIST-05 a skeleton is exactly as large as a card, at every width', async ({ page }) => {
  await openCarList(page, siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  await page.route('**/api/catalogue/search', () => undefined);
  const sizes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRectReadOnly));
  const cards = new Map<number, readonly DOMRectReadOnly[]>();
  for (const width of [390, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    cards.set(width, await sizes('.list-grid .car-card'));
  }
  await page
    .locator('.filters')
    .getByRole('checkbox', { name: /^Diesel/ })
    .click();
  await expect(page.locator('.car-card--skeleton')).toHaveCount(24);
  for (const width of [390, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    const [skeleton] = await sizes('.car-card--skeleton');
    // A name that takes two lines makes its card higher; a phone lays out only the first ones.
    const [usual] = [...(cards.get(width)?.slice(0, 3) ?? [])].sort(
      (one, other) => one.height - other.height,
    );
    expect(skeleton?.width, `${width} px`).toBeCloseTo(usual?.width ?? 0, 0);
    expect(skeleton?.height, `${width} px`).toBeCloseTo(usual?.height ?? 0, 0);
  }
});

/** Where prices end: that of a van has a second line, with VAT. */
const pricesOfRow = (page: Page, from: number) =>
  page
    .locator('.car-list__results .price')
    .evaluateAll(
      (all, first) =>
        all.slice(first, first + 3).map((price) => Math.round(price.getBoundingClientRect().bottom)),
      from,
    );

async function problemsOfCards(page: Page): Promise<string[]> {
  const found = await page.locator('.car-card').evaluateAll(measureCards, CARDS_MEASURED);
  expect(found.measured).toBeGreaterThan(3);
  return found.problems;
}

/** Runs in the page. */
function measureCards(cards: Element[], limit: number) {
  const parts = [
    '.card__tags > .tag',
    '.car-card__save',
    '.car-card__pictures',
    '.car-card__name',
    '.car-card__version',
    '.car-card__facts > li',
    '.price',
    '.car-card__info',
    '.car-card__compare',
    '.car-card__monthly',
  ];
  const problems: string[] = [];
  const shown = cards.filter((card) => card.clientHeight > 0).slice(0, limit);
  for (const card of shown) {
    const name = card.querySelector('[data-car-name]')?.textContent;
    const whole = card.getBoundingClientRect();
    const media = card.querySelector('.car-card__media')?.getBoundingClientRect() ?? whole;
    if (Math.abs(media.width / media.height - 1.6) > 0.02)
      problems.push(`${name}: the picture is ${media.width} × ${media.height}`);
    const boxes = parts.flatMap((part) =>
      [...card.querySelectorAll<HTMLElement>(part)].map((element) => ({
        part,
        element,
        box: element.getBoundingClientRect(),
      })),
    );
    for (const { part, element, box } of boxes) {
      const isOutside =
        box.left < whole.left - 1 || box.right > whole.right + 1 || box.bottom > whole.bottom + 1;
      const isCut =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (isOutside || isCut) problems.push(`${name}: ${part} is cut: ${element.textContent}`);
    }
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) problems.push(`${name}: ${one.part} is over ${other.part}`);
      }
  }
  return { problems, measured: shown.length };
}

/** Runs in the page: a car stands in the middle of its picture, its wheels at 83 % of the height; its plate lies on it. */
function coveredCars(): string[] {
  return [...document.querySelectorAll('.list-grid .car-card')].slice(0, 6).flatMap((card) => {
    const image = card.querySelector('.car-card__media img')?.getBoundingClientRect();
    const plate = card.querySelector('.picture-plate')?.getBoundingClientRect();
    if (!image) return [];
    const [left, right] = [image.left + image.width * 0.12, image.right - image.width * 0.12];
    const bottom = image.top + image.height * 0.83;
    const isOver = (selector: string) => {
      const box = card.querySelector(selector)?.getBoundingClientRect();
      const roof = image.top + image.height * 0.25;
      return box && box.left < right && box.right > left && box.top < bottom && box.bottom > roof;
    };
    const isPlateOff = plate && Math.abs(plate.top - image.top) + Math.abs(plate.left - image.left) > 2;
    return [
      ...['.car-card__compare', '.car-card__pictures', '.car-card__save'].filter(isOver),
      ...(isPlateOff ? ['the plate is beside its picture'] : []),
    ];
  });
}

/** A page carries only the rules of its own themes. */
async function wearTheme(page: Page, name: string): Promise<void> {
  const theme = themes.find((each) => each.name === name);
  if (!theme) throw new Error(`the demo has no theme ${name}`);
  await page.evaluate(
    ({ name, rule }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets.push(sheet);
      document.documentElement.setAttribute('data-theme', name);
    },
    { name, rule: themeRule(theme) },
  );
}
