import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';

/** Pages of the four designs, with headings, cards, figures and forms. */
const pages = [
  ['solvik-se', '/'],
  ['solvik-se', '/kop-bil/alla-bilar-i-lager'],
  ['solvik-se', '/kop-bil/bilmarken/bmw'],
  ['solvik-se', '/kop-bil/bilmarken/mini'],
  ['solvik-se', '/service-och-verkstad/boka-service'],
  ['solvik-uk', '/buy-car/used-cars'],
  ['carstore-fi', '/'],
  ['carstore-fi', '/osta-auto/vaihtoautot'],
] as const;

for (const [site, path] of pages) {
  test(`letters below 20 px are not pushed together on ${site}${path}, on a phone and on a wide screen`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, path));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tightTexts(page), `${width} px`).toEqual([]);
    }
  });
}

async function tightTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tight = [...document.querySelectorAll('body *')].filter((element) => {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { fontSize, letterSpacing } = getComputedStyle(element);
      return hasWords && Number.parseFloat(fontSize) < 20 && Number.parseFloat(letterSpacing) < 0;
    });
    return [...new Set(tight.map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`))];
  });
}
