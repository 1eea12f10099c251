import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';
import { findRecordPath } from './sitemap.ts';

const pages = [
  ['solvik-se', '/kop-bil/alla-bilar-i-lager'],
  ['solvik-se', '/berattelser/2026/fyrtio-mil-kust'],
  ['carstore-se', '/'],
  ['trucks', '/'],
  ['finance', '/'],
  ['bistro', '/'],
] as const;

for (const [site, path] of pages)
  test(`on paper all is white, dark, in its place and whole: ${site}${path}`, async ({ page }) => {
    await page.goto(siteUrl(site, path));
    await expectWhitePaper(page);
  });

test('on paper all is white, dark, in its place and whole: a car and a dealership', async ({ page }) => {
  const car = await findRecordPath('solvik-se', 'cars', 0);
  for (const path of [car, '/anlaggningar/solvik-goteborg']) {
    await page.goto(siteUrl('solvik-se', path));
    await expectWhitePaper(page);
  }
});

async function expectWhitePaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body, body *:not(svg, svg *)')].filter(
      (element) => element.checkVisibility(),
    );
    const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 90);
    const luminance = (colour: string) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
        byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return {
      coloured: shown
        .filter((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
        })
        .map(named),
      pale: shown
        .filter((element) => hasWords(element) && element.clientWidth !== 1)
        .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.4)
        .map(named),
      // What is sticky stays in its place, because paper does not scroll.
      floating: shown.filter((element) => getComputedStyle(element).position === 'fixed').map(named),
      // Words that are wider or higher than the box which hides what is beyond it.
      cut: shown
        .filter((element) => hasWords(element) && element.clientWidth > 1)
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          return (
            (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
          );
        })
        .map(named),
    };
  });
  expect(found).toEqual({ coloured: [], pale: [], floating: [], cut: [] });
}
