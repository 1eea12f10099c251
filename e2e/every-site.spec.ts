import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, siteNames, siteUrl, test } from './fixtures.ts';
import {
  hideWebdriver,
  LAYOUT_SHIFT_LIMIT,
  measurePage,
  SCRIPT_LIMIT_BYTES,
  scrollThrough,
} from './page-metrics.ts';

const languages: Record<string, string> = {
  'solvik-no': 'nb',
  'solvik-uk': 'en',
  'carstore-no': 'nb',
  'carstore-fi': 'fi',
  'carstore-sk': 'sk',
  'kits-fi': 'fi',
  'solvik-group': 'en',
};

/** They have the design of solvik-se or carstore-fi, whose phone layouts are tested. */
const sameDesign = ['solvik-no', 'solvik-uk', 'carstore-se', 'carstore-no', 'carstore-sk'];

for (const site of siteNames) {
  test(`SITE-01 SHELL-24 the home page of ${site} is in its language and theme, without accessibility violations`, async ({
    page,
  }) => {
    const measures = await measurePage(page);
    const answer = await page.goto(siteUrl(site));
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[site] ?? 'sv');
    await expect(page.locator('h1')).toHaveCount(1);
    await scrollThrough(page);
    expect(measures.scriptBytes()).toBeGreaterThan(0);
    expect(measures.scriptBytes()).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
    expect(await measures.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page, `${site} at 1440`);
    expect(await brokenPictures(page)).toEqual([]);
    if (sameDesign.includes(site)) return;
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, `${site} at 390`);
  });

  test(`the home page of ${site} on a phone has no layout shift, and requests nothing from other hosts before consent`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await hideWebdriver(page);
    const measures = await measurePage(page);
    await page.goto(siteUrl(site));
    await expect(page.locator('.cm')).toBeVisible();
    await scrollThrough(page);
    expect(measures.otherHosts).toEqual([]);
    expect(measures.scriptBytes()).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
    expect(await measures.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
    await expectNoSidewaysScroll(page);
  });
}

/** Lazy ones, too. */
async function brokenPictures(page: Page): Promise<(string | null)[]> {
  const images = page.locator('img');
  await images.evaluateAll((all) => {
    for (const image of all) image.setAttribute('loading', 'eager');
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  return images.evaluateAll((all) =>
    all
      .filter((image) => (image as HTMLImageElement).naturalWidth === 0)
      .map((image) => image.getAttribute('src')),
  );
}

const ownersPages = [
  { site: 'solvik-se', path: '/service-och-verkstad/boka-service', shows: 'Registreringsnummer' },
  { site: 'solvik-se', path: '/dack-och-biltillbehor/dackhotell', shows: 'Fyll i ditt registreringsnummer' },
  { site: 'solvik-no', path: '/service-og-verksted/bestill-time', shows: 'Nærmeste forhandler' },
  { site: 'solvik-no', path: '/service-og-verksted/motorsykkel', shows: 'Bestile deler' },
];

test('SITE-31 service booking and tyre hotel are a link away on the Swedish dealer site, the service form on the Norwegian', async ({
  request,
}) => {
  const html = async (site: string, path: string) => {
    const headers = { host: `${site}.localhost` };
    const response = await request.get(`http://127.0.0.1:${process.env['FORECOURT_PORT']}${path}`, {
      headers,
    });
    expect(response.status(), `${site}${path}`).toBe(200);
    return response.text();
  };
  for (const { site, path, shows } of ownersPages) {
    expect(await html(site, '/')).toContain(`href="${path}"`);
    expect(await html(site, path)).toContain(shows);
  }
});

test('SITE-08 headings are 64 and 32 px, weight 400, in all four brand designs', async ({ page }) => {
  for (const theme of ['solvik', 'carstore', 'bmw', 'mini']) {
    await page.goto(siteUrl('', `/gallery?theme=${theme}`));
    const sizes = await page.evaluate(() => {
      const show = (tag: string) => {
        const heading = document.createElement(tag);
        document.body.append(heading);
        const { fontSize, fontWeight } = getComputedStyle(heading);
        heading.remove();
        return [fontSize, fontWeight];
      };
      return [show('h1'), show('h2')];
    });
    expect(sizes, theme).toEqual([
      ['64px', '400'],
      ['32px', '400'],
    ]);
  }
});
