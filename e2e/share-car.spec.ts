import { devices, type Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';
import { findRecordPath } from './sitemap.ts';

const aCar = () => findRecordPath('solvik-se', 'cars', 300);

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('a car is shared by the phone’s share sheet, with its title and its address', async ({ page }) => {
    await stubShare(page, undefined);
    const path = await aCar();
    await page.goto(siteUrl('solvik-se', `${path}?utm_source=letter`));
    await page.getByRole('button', { name: 'Dela', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual([{ title: await page.title(), url: await canonicalAddress(page) }]);
    expect(await canonicalAddress(page)).toMatch(new RegExp(`${path}$`));
  });

  test('who closes the share sheet gets no message; where it fails the link is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stubShare(page, 'AbortError');
    await page.goto(siteUrl('solvik-se', await aCar()));
    const share = page.getByRole('button', { name: 'Dela', exact: true });
    await share.click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared').length)).toBe(1);
    await expect(share).not.toHaveAttribute('data-copied');
    await page.evaluate(() => Reflect.set(window, 'shareFails', 'NotAllowedError'));
    await share.click();
    await expect(page.getByText('Länken är kopierad')).toBeAttached();
    expect(await clipboardOf(page)).toBe(await canonicalAddress(page));
  });
});

test('on a computer the link of a car is copied, also where there is a share sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stubShare(page, undefined);
  await page.goto(siteUrl('solvik-se', await aCar()));
  await page.locator('main').getByRole('button', { name: 'Kopiera länken' }).first().click();
  await expect(page.getByText('Länken är kopierad')).toBeAttached();
  expect(await clipboardOf(page)).toBe(await canonicalAddress(page));
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([]);
});

/** Records what is shared; fails with the DOMException of that name. */
async function stubShare(page: Page, fails: string | undefined): Promise<void> {
  await page.addInitScript((name) => {
    Object.assign(window, { shared: [], shareFails: name });
    const share = async (data: ShareData) => {
      Reflect.get(window, 'shared').push(data);
      const failure = Reflect.get(window, 'shareFails');
      if (failure) throw new DOMException('stubbed', failure);
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }, fails);
}

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function canonicalAddress(page: Page): Promise<string> {
  return (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
}
