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
