import type { Page } from '@playwright/test';
import type { GuideContent } from './prepare-content.ts';

/** A picture of the guide: which address of the studio, and what is done there before it is taken. */
export type GuidePicture = {
  name: string;
  path: string;
  width?: number;
  height?: number;
  isSignedOut?: boolean;
  /** What only administrators change. */
  isAdministrator?: boolean;
  /** With the page beside its form. */
  hasPreview?: boolean;
  prepare?: (page: Page) => Promise<void>;
  /** Only this part of the page. */
  part?: string;
};

export function guidePictures({ page, story, asked, picture, theme }: GuideContent): readonly GuidePicture[] {
  const form = `/collections/pages/${page}?locale=sv`;
  return [
    { name: 'sign-in', path: '/login', isSignedOut: true, width: 960, height: 700 },
    { name: 'overview', path: '', height: 1000 },
    { name: 'page-tree', path: '/collections/pages/tree?site=solvik-se' },
    { name: 'page', path: form, width: 1600, height: 900, hasPreview: true },
    { name: 'blocks', path: form, prepare: openBlocks },
    { name: 'request', path: `/collections/pages/${asked}?locale=sv` },
    { name: 'versions', path: `/collections/pages/${page}/versions` },
    { name: 'trash', path: '/collections/pages/trash', height: 560 },
    { name: 'schedule', path: form, prepare: openSchedule, part: '.schedule-panel' },
    { name: 'new-page', path: '/collections/pages/create', width: 960, height: 700 },
    { name: 'story', path: `/collections/pages/${story}?locale=sv`, height: 900 },
    { name: 'links', path: form, height: 900, prepare: openLinkPicker },
    { name: 'languages', path: form, part: '.page-languages' },
    { name: 'media', path: '/collections/media', height: 800 },
    { name: 'focal-point', path: `/collections/media/${picture}`, prepare: openFocalPoint },
    { name: 'feeds', path: '/feeds', height: 620 },
    { name: 'feed-fields', path: '/feeds/cars-solvik-se/import-wizard', height: 900, prepare: dropFeed },
    { name: 'feed-mapping', path: '/feeds/cars-solvik-se/mapping', height: 1000 },
    { name: 'feed-photos', path: '/feeds/cars-solvik-se/photos', height: 1200 },
    { name: 'feed-quality', path: '/feeds/cars-solvik-se/quality', height: 1320, prepare: openRule },
    { name: 'feed-source', path: '/feeds/cars-solvik-se/source', height: 900, prepare: giveAddress },
    { name: 'redirects', path: '/collections/redirects', height: 760, prepare: traceAddress },
    { name: 'texts', path: '/texts?site=solvik-se', height: 760, prepare: findText },
    {
      ...{ name: 'theme', path: `/collections/themes/${theme}?locale=sv`, width: 1600, height: 900 },
      ...{ isAdministrator: true, hasPreview: true, prepare: showPhone },
    },
    {
      ...{ name: 'contrast', path: `/collections/themes/${theme}?locale=sv`, part: '.theme-contrast' },
      ...{ isAdministrator: true, prepare: writeUnreadable },
    },
    { name: 'account', path: '/account', height: 1240 },
  ];
}

async function showPhone(page: Page): Promise<void> {
  await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click();
  await page.getByText(/^390 ×/).click();
  await page.waitForTimeout(1500);
}

async function writeUnreadable(page: Page): Promise<void> {
  await page.locator('#field-colours__onBrand').fill('#5f8f80');
  await page.locator('.theme-contrast > ul li').first().waitFor();
}

async function openBlocks(page: Page): Promise<void> {
  await page.locator('.blocks-field__drawer-toggler').first().click();
  await page.locator('.blocks-drawer__blocks img').first().waitFor();
  await page.waitForTimeout(1500);
}

async function openSchedule(page: Page): Promise<void> {
  await page.locator('.schedule-panel summary').click();
}

async function openLinkPicker(page: Page): Promise<void> {
  // The studio remembers which blocks are expanded.
  const isShut = await page.locator('#main-row-0 .collapsible--collapsed').first().isVisible();
  if (isShut) await page.locator('#main-row-0 .collapsible__toggle').first().click();
  await page.locator('.link-target button').first().click();
  await page.waitForTimeout(1500);
}

/** An invented dealer's list, as their system writes it. */
async function dropFeed(page: Page): Promise<void> {
  const rows = [
    'Lagernr;Fabrikat;Modell;Utförande;Årsm;Mil;Pris;Drivm;Växellåda;Färg',
    'KJ-1041;Volvo;V60;T6 Plus;2022;4 512;349 900;Laddhybrid;Automat;Svart',
    'KJ-1042;hyundi;i20;1.0 Essential;2021;3 180;154 900;Bensin;Manuell;Röd',
    'KJ-1043;Skoda;Enyaq;iV 80;2023;2 050;419 900;El;Automat;Blå',
  ];
  const buffer = Buffer.from(rows.join('\n'), 'latin1');
  await page
    .locator('.import-wizard__drop input')
    .setInputFiles({ name: 'lager.csv', mimeType: 'text/csv', buffer });
  await page.locator('.import-wizard__samples li').first().waitFor();
}

async function openRule(page: Page): Promise<void> {
  await page.locator('button.feeds__link').first().click();
  await page.waitForTimeout(1500);
}

async function giveAddress(page: Page): Promise<void> {
  await page.locator('input[type="url"]').first().fill('https://export.dealer.example/stock.csv');
}

async function openFocalPoint(page: Page): Promise<void> {
  await page.locator('.file-field__edit').first().click();
  await page.locator('.edit-upload').waitFor();
  await page.waitForTimeout(800);
}

async function traceAddress(page: Page): Promise<void> {
  await page.locator('.tester__address input').first().fill('/findus/12/solvik-bil-goteborg');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
}

async function findText(page: Page): Promise<void> {
  await page.locator('.site-texts__filters input[type="search"]').fill('boka');
  await page.locator('.site-text').first().waitFor();
  await page.waitForTimeout(800);
}
