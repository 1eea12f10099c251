import { at, expect, expectNoSidewaysScroll, expectReachForAll, siteNames, test } from './visitor.ts';

const languages: Record<string, string> = {
  'solvik-no': 'nb',
  'solvik-uk': 'en',
  'carstore-no': 'nb',
  'carstore-fi': 'fi',
  'carstore-sk': 'sk',
  'kits-fi': 'fi',
  'solvik-group': 'en',
};

for (const site of siteNames) {
  test(`SITE-01 SHELL-24 the home page of ${site} stands in its language and theme, for everyone`, async ({
    page,
  }) => {
    const answer = await page.goto(at(site));
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[site] ?? 'sv');
    await expect(page.locator('h1')).toHaveCount(1);
    await expectReachForAll(page, `${site} at 1440`);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expectReachForAll(page, `${site} at 390`);
    await expectNoSidewaysScroll(page);
  });
}

test('SHELL-09 every site has its own favicon', async ({ page }) => {
  const icons = new Set<string | null>();
  for (const site of siteNames) {
    await page.goto(at(site));
    icons.add(await page.locator('link[rel=icon]').getAttribute('href'));
  }
  expect(icons.size).toBe(siteNames.length);
});

test('SITE-08 headings are 64 and 32 px, weight 400, in all four brand designs', async ({ page }) => {
  for (const theme of ['solvik', 'carstore', 'bmw', 'mini']) {
    await page.goto(at('', `/gallery?theme=${theme}`));
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

test('every internal link of every page leads to a page', async ({ page, request }) => {
  test.setTimeout(180_000);
  const port = process.env['FORECOURT_PORT'];
  const statuses = new Map<string, number>();
  const broken: string[] = [];
  for (const site of siteNames) {
    const sitemap = await request.get(`http://127.0.0.1:${port}/sitemap.xml`, {
      headers: { host: `${site}.localhost` },
    });
    const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(addresses.length, site).toBeGreaterThan(3);
    for (const address of addresses) {
      const answer = await request.get(`http://127.0.0.1:${port}${address}`, {
        headers: { host: `${site}.localhost` },
      });
      expect(answer.status(), `${site}${address}`).toBe(200);
      for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
        const key = `${site} ${href}`;
        if (!statuses.has(key)) {
          const found = await request.get(`http://127.0.0.1:${port}${encodeURI(href)}`, {
            headers: { host: `${site}.localhost` },
            maxRedirects: 0,
          });
          statuses.set(key, found.status());
        }
        if (statuses.get(key) !== 200) broken.push(`${site}${address} → ${href} (${statuses.get(key)})`);
      }
    }
  }
  expect(broken).toEqual([]);
  await page.close();
});
