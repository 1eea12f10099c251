import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Hex } from '../src/shared/platform/colours.ts';
import { checkContrast } from '../src/shared/ui/themes/check-contrast.ts';
import { contrastPairs } from '../src/shared/ui/themes/contrast-pairs.ts';
import { darkTokens } from '../src/shared/ui/themes/dark-tokens.ts';
import { deriveTheme } from '../src/shared/ui/themes/derive-theme.ts';
import { mixedTokens } from '../src/shared/ui/themes/mixed-tokens.ts';
import { createTheme, type Theme } from '../src/shared/ui/themes/theme.ts';
import { themeTokens } from '../src/shared/ui/themes/theme-tokens.ts';
import { BookingPage } from './booking-page.ts';
import { expect, siteUrl, test } from './fixtures.ts';

type Shown = { name: string; open: (page: Page) => Promise<unknown> };

const pages: readonly Shown[] = [
  at('solvik-se', '/'),
  at('solvik-se', '/kop-bil/alla-bilar-i-lager'),
  at('solvik-se', '/anlaggningar'),
  at('solvik-se', '/service-och-verkstad'),
  at('solvik-se', '/salja-bil'),
  at('solvik-se', '/dackhotell'),
  first('solvik-se', '/kop-bil/alla-bilar-i-lager', '.car-card a[href]'),
  first('solvik-se', '/anlaggningar', 'main li a[href^="/anlaggningar/"]'),
  at('solvik-se', '/berattelser'),
  first('solvik-se', '/berattelser', 'main a[href^="/berattelser/"]'),
  { name: 'a comparison', open: openComparison },
  { name: 'the services of a booking', open: openServices },
  at('solvik-uk', '/'),
  at('carstore-se', '/'),
  at('solvik-group', '/'),
  at('charging', '/'),
  at('bistro', '/'),
  at('kits-fi', '/'),
  at('kits-fi', '/setit'),
];

function at(site: string, path: string): Shown {
  return { name: site + path, open: (page) => page.goto(siteUrl(site, path)) };
}

/** The page behind the first link of a list. */
function first(site: string, list: string, link: string): Shown {
  const open = async (page: Page) => {
    await page.goto(siteUrl(site, list));
    const path = await page.locator(link).first().getAttribute('href');
    await page.goto(siteUrl(site, path ?? list));
  };
  return { name: `${site}${list} ${link}`, open };
}

async function openComparison(page: Page): Promise<void> {
  await page.goto(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  const toggles = page.locator('[data-compare]');
  for (const nth of [0, 1]) {
    await toggles.nth(nth).click();
    await expect(toggles.nth(nth)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.locator('.compare-tray').getByRole('button', { name: 'Jämför', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^Jämför / })).toBeVisible();
}

async function openServices(page: Page): Promise<void> {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.enterCar();
}

/** `THEME_PALETTES=200` tries them all; a sample says as much of each change. */
const palettes = Number(process.env['THEME_PALETTES'] ?? 8);

test('every text and its ground on pages and in the galleries is a pair that themes are checked for', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const known = new Set(contrastPairs.map(({ front, ground }) => `${front} on ${ground}`));
  const missing = new Map<string, string>();
  const galleries = [at('', '/gallery?theme=solvik'), at('', '/gallery/blocks?theme=solvik')];
  for (const { name, open } of [...pages, ...galleries]) {
    await open(page);
    for (const [pair, text] of await pairsOn(page))
      if (!known.has(pair)) missing.set(pair, `${name}: ${text}`);
  }
  expect(Object.fromEntries(missing)).toEqual({});
});

test('no palette that passes shows a text below AA', async ({ page }) => {
  test.setTimeout(Math.max(300_000, palettes * 60_000));
  const passing = Array.from({ length: palettes }, (_, at) => randomTheme(at)).filter(
    (theme) => checkContrast(theme).length === 0,
  );
  expect(passing.length).toBeGreaterThanOrEqual(palettes / 2);
  for (const { name, open } of pages) {
    await open(page);
    await loadAxe(page);
    await wear(page, unreadable);
    expect(await weakTexts(page), name).not.toEqual([]);
    for (const theme of passing) {
      await wear(page, theme);
      const found = await weakTexts(page);
      expect(found, `${name} ${JSON.stringify([theme.colours, theme.dark])}`).toEqual([]);
    }
  }
});

/** Were it not found, nothing would be. */
const unreadable = createTheme('unreadable', {
  colours: {
    brand: '#777777',
    accent: '#777777',
    ink: '#777777',
    paper: '#787878',
    onBrand: '#777777',
    onAccent: '#777777',
  },
});

/** Once a page: axe itself is half a megabyte, and looking at one more palette is then a fraction of a second. */
async function loadAxe(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).withRules(['color-contrast']);
  await builder.include('title').analyze();
}

type AxeResults = { violations: { nodes: { html: string; failureSummary?: string }[] }[] };
type WithAxe = { axe: { run: (context: object, options: object) => Promise<AxeResults> } };

async function weakTexts(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async () => {
    const exclude = [[':is(.list-grid, .kit-grid) > :nth-child(n + 7)']];
    const runOnly = { type: 'rule', values: ['color-contrast'] };
    const options = { runOnly, resultTypes: ['violations'], preload: false };
    const { violations } = await (window as unknown as WithAxe).axe.run(
      { include: [document], exclude },
      options,
    );
    return violations.map(({ nodes }) => nodes.map(({ html, failureSummary }) => ({ html, failureSummary })));
  });
  return violations.flat().map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`);
}

/** Every other one from two colours of a brand, the others of any colours; half of both in the dark. */
function randomTheme(at: number): Theme {
  const next = numbers(at + 1);
  const colour = (): Hex =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const mode = at % 4 < 2 ? 'light' : 'dark';
  if (at % 2 === 0) {
    const derived = deriveTheme('random', { brand: colour(), accent: colour() });
    return { ...derived, dark: { ...derived.dark, mode } };
  }
  const [brand, accent, ink, paper] = [colour(), colour(), colour(), colour()];
  const [first, second] = [
    { brand, accent, ink, paper },
    { brand: colour(), ink: colour(), paper: colour() },
  ];
  return mode === 'light'
    ? createTheme('random', { colours: first })
    : createTheme('random', { dark: { mode, ...second } });
}

/** The same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every token at once, so that nothing of the page's own theme is left. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await setTokens(page, {
    ...mixedTokens,
    ...Object.fromEntries(themeTokens(theme)),
    ...(theme.dark.mode === 'dark' && Object.fromEntries(darkTokens(theme))),
  });
}

/** Outside of layers, and so before the page's own. */
async function setTokens(page: Page, tokens: Readonly<Record<string, string>>): Promise<void> {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    `:root,[data-theme]{${declarations.join(';')}} *{transition:none!important}`,
  );
}

/** With a colour of its own for each token, what is painted says which tokens were put together. */
async function pairsOn(page: Page): Promise<[pair: string, text: string][]> {
  const names = ['ink', 'brand', 'paper', 'accent', 'on-brand', ...Object.keys(mixedTokens)];
  const colours = Object.fromEntries(
    names.map((name, at) => [
      name,
      `rgb(${(at * 37) % 251}, ${(at * 59 + 20) % 241}, ${(at * 83 + 90) % 239})`,
    ]),
  );
  await setTokens(page, colours);
  return page.evaluate((colours) => {
    const tokenOf = new Map(Object.entries(colours).map(([name, colour]) => [colour, name]));
    const pairs = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!words || !element || !isShown(element)) continue;
      const front = tokenOf.get(getComputedStyle(element).color);
      const ground = groundOf(element);
      if (front && ground) pairs.set(`${front} on ${ground}`, words.slice(0, 40));
    }
    return [...pairs];

    function isShown(element: Element): boolean {
      // WCAG asks nothing of what cannot be used; a map and its names are one picture.
      if (
        element.closest(
          'script, style, noscript, :disabled, [aria-disabled="true"], .maplibregl-map, .sr-only',
        )
      )
        return false;
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    }

    /** Undefined over a picture, a gradient, or what is translucent over one. */
    function groundOf(element: Element): string | undefined {
      for (let behind: Element | null = element; behind; behind = behind.parentElement) {
        const { backgroundColor, backgroundImage, position } = getComputedStyle(behind);
        if (backgroundImage !== 'none') return undefined;
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return tokenOf.get(backgroundColor);
        if (position === 'absolute' || position === 'fixed') return undefined;
        if (behind.matches('.site-header')) return undefined;
      }
      return undefined;
    }
  }, colours);
}
