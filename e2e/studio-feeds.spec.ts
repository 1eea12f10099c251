import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aPhotograph, aPhotoOrigin } from '../src/features/inventory/photos/testing/photo-origin.ts';
import { expect, expectAccessible, siteUrl } from './fixtures.ts';
import { people, studioAddress } from './studio-client.ts';
import { expectErrorMessages, publicText, test } from './studio-fixtures.ts';
import { inventoryKey } from './studio-servers.ts';

const ofPayload = ['landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique', 'region'];
const list = '/kop-bil/alla-bilar-i-lager';

/** As a dealer's system writes it: in Latin-1, 'Pris' being what they paid themselves. */
const stock = [
  'Lagernr;Fabrikat;Modell;Utförande;Årsm;Mil;Pris;Annonspris;Drivmedel;Växellåda;Färg',
  'KJ-1041;Volvo;V60;T6 Plus;2022;4 512;289 000;349 900;Laddhybrid;Automat;Svart',
  'KJ-1042;hyundi;i20;1.0 Essential;2021;3 180;119 000;154 900;Bensin;Manuell;Röd',
  'KJ-1043;Skoda;Enyaq;iV 80;2023;2 050;339 000;419 900;El;Automat;Blå',
].join('\r\n');
const file = { name: 'lager.csv', mimeType: 'text/csv', buffer: Buffer.from(stock, 'latin1') };

test('a stock manager brings a dealer’s file in, corrects how it is read, and rolls it back', async ({
  page,
  editor: _,
  consoleErrors,
}) => {
  await page.goto(studioAddress('/feeds'));
  await expectUsable(page, 'feeds');
  const feeds = page.getByRole('table', { name: 'Stock by index' });
  await expect(feeds.getByRole('row', { name: /cars-solvik-se/ })).toContainText('Solvik Sverige');
  await expect(feeds).not.toContainText('cars-solvik-no');
  await feeds.getByRole('link', { name: 'Bring in a file into cars-solvik-se' }).click();

  const sendings: string[] = [];
  page.on('request', (request) => {
    const type = request.headers()['content-type'] ?? '';
    if (/octet-stream|multipart/.test(type)) sendings.push(request.url());
  });
  await page.getByLabel('Drop the file here').setInputFiles(file);
  const row = (field: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(field, { exact: true }) });
  await expect(row('Make')).toContainText('hyundi');
  await expect(row('Price')).toContainText('289000');
  await row('Price').getByLabel('Where Price comes from').selectOption({ label: 'Annonspris · 349 900' });
  await expect(row('Price')).toContainText('349900');
  await page.getByLabel('Bring in one more field').selectOption('Model year');
  await row('Model year').getByLabel('Where Model year comes from').selectOption({ label: 'Årsm · 2022' });
  await expect(row('Model year')).toContainText('2021');
  await expectUsable(page, 'fields');

  await page.reload();
  await expect(page.getByText(/Your choices for lager.csv/)).toBeVisible();
  await expect(row('Price')).toContainText('349900');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('What hyundi in Make means').selectOption('Hyundai (most like it)');
  await expect(page.getByRole('heading', { name: 'Hyundai i20 2021' })).toBeVisible();
  await expectUsable(page, 'values');

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Try the whole file' }).click();
  await expect(page.getByText(/the file may be only a part of it/)).toBeVisible();
  expectErrorMessages(consoleErrors, 422, 1);
  await expect(page.getByRole('button', { name: 'Import now' })).toBeDisabled();
  await expectUsable(page, 'trial');
  await page.getByLabel(/records are gone: withdraw them/).check();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 60_000 });
  expect(sendings).toEqual([expect.stringContaining('/uploads')]);

  await expect.poll(() => publicText('solvik-se', list), { timeout: 60_000 }).toContain('KJ-1042');
  const site = await page.context().newPage();
  await site.goto(siteUrl('solvik-se', list));
  await site
    .getByRole('link', { name: /Hyundai i20/ })
    .first()
    .click();
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Hyundai i20');
  await expect(site.locator('main')).toContainText('154 900');
  await site.close();

  await page.getByRole('link', { name: 'See this import, or roll it back' }).click();
  await expect(page.getByText('By Rebecka')).toBeVisible();
  await expectUsable(page, 'one import');
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText(/records are as they were before this import/)).toBeVisible();
  await expect.poll(() => publicText('solvik-se', list), { timeout: 60_000 }).not.toContain('KJ-1042');
});

test('how files are read is looked back at, compared, taken back, copied, and kept as a file', async ({
  page,
  editor: _,
  consoleErrors,
}) => {
  await page.goto(studioAddress('/feeds/cars-solvik-se/mapping'));
  const versions = page.getByRole('table', { name: 'Versions' });
  await expect(versions.getByRole('row', { name: /Rebecka/ }).first()).toContainText('lager.csv');

  // A second version by another road: the choices as a file, changed and brought back.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the version in force' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('cars-solvik-se.mapping.json');
  const mapping = JSON.parse(await readFile(await download.path(), 'utf8'));
  mapping.fields.car_price = { columns: ['Pris'] };
  const changed = { name: 'changed.json', mimeType: 'application/json', buffer: asBuffer(mapping) };
  await page.getByLabel('Take choices from a file').setInputFiles(changed);
  await expect(page.getByText('It is version 2.')).toBeVisible();
  await expect(versions.getByRole('row').nth(1)).toContainText('From the file changed.json');
  const differences = page.getByRole('table', { name: 'What changed' });
  await expect(differences.getByRole('row', { name: /Price/ })).toContainText('Column Annonspris');
  await expect(differences.getByRole('row', { name: /Price/ })).toContainText('Column Pris');
  await expectUsable(page, 'versions of a mapping');

  await page.getByLabel('Take choices from a file').setInputFiles({
    ...changed,
    buffer: asBuffer({ ...mapping, fields: { car_colour: { columns: ['Färg'] } } }),
  });
  await expect(page.locator('.studio-problem')).toContainText('There is no field car_colour');
  expectErrorMessages(consoleErrors, 422, 1);

  await versions.getByRole('button', { name: 'Go back to it (version 1)' }).click();
  await expect(page.getByRole('dialog').getByLabel('Note')).toHaveValue('Back to version 1');
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByText('That is version 3 now.')).toBeVisible();
  await page.getByRole('combobox', { name: 'From' }).selectOption('Version 1');
  await expect(page.getByText('Both read files alike.')).toBeVisible();
});

test.describe('an administrator', () => {
  test.use({ mail: people.administrator });

  test('copies how files are read to another stock', async ({ page, editor: _ }) => {
    await page.goto(studioAddress('/feeds/cars-solvik-se/mapping'));
    await page.getByRole('combobox', { name: 'Stock', exact: true }).selectOption('cars-carstore-se');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('link', { name: 'See it there' }).click();
    const first = page.getByRole('table', { name: 'Versions' }).getByRole('row').nth(1);
    await expect(first).toContainText('Copied from cars-solvik-se, version 3');
    await expect(first).toContainText('in force');
  });
});

test('what cars lack is shown with the cars, and as a file', async ({ page, editor: _ }) => {
  await page.goto(studioAddress('/feeds/cars-solvik-se/quality'));
  await page.getByRole('button', { name: 'Without a picture' }).click();
  const cars = page.getByRole('table', { name: 'Without a picture' });
  await expect(cars.getByRole('link').first()).toHaveAttribute('href', /\/kop-bil\//);
  await expectUsable(page, 'data quality');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download these as a file (CSV)' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.csv$/);
});

test('photos have a page of their own, which no car may need', async ({ page, editor: _ }) => {
  await page.goto(studioAddress('/feeds/cars-solvik-se/photos'));
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
  await expect(page.getByText('No car of this stock names a photo by web address.')).toBeVisible();
  await expectUsable(page, 'photos');
});

test('photos that stay away are shown with their reasons, and are fetched once they are there', async ({
  page,
  editor: _,
}) => {
  const origin = await aPhotoOrigin();
  try {
    const good = origin.file('/good.jpg', await aPhotograph());
    const late = `${origin.url}/late.jpg`;
    const noPhoto = origin.file('/page.jpg', Buffer.from('<!doctype html><p>Signed out'));
    const damaged = origin.file('/damaged.jpg', (await aPhotograph()).subarray(0, 400));
    const refused = origin.answer('/refused.jpg', (response) => void response.writeHead(403).end());
    const images = [good, late, noPhoto, damaged, refused].map((original) => ({ original }));
    const made = await page.request.put(
      new URL('/api/inventory/cars-solvik-se/FOTO-1', studioAddress()).href,
      {
        headers: { 'x-api-key': inventoryKey },
        data: { car_brand: 'Volvo', car_model: 'V60', car_price: 299_000, car_images: images },
      },
    );
    expect(made.status(), await made.text()).toBe(201);

    const open = async () => {
      await page.goto(studioAddress('/feeds/cars-solvik-se/photos'));
      await page.getByRole('heading', { name: 'Photos', exact: true }).waitFor();
    };
    const failing = page.getByRole('table', { name: 'Photos that stay away' });
    await expect(async () => {
      await open();
      await expect(failing.getByRole('row')).toHaveCount(5, { timeout: 1000 });
    }).toPass({ timeout: 90_000 });
    for (const [address, reason] of [
      ['/late.jpg', 'not there (404)'],
      ['/page.jpg', 'no JPEG, PNG, WebP or AVIF'],
      ['/damaged.jpg', 'damaged'],
      ['/refused.jpg', 'the server refuses it'],
    ] as const)
      await expect(failing.getByRole('row', { name: new RegExp(address) })).toContainText(reason);
    await expect(page.getByText('1 of 5 photos are shown')).toBeVisible();
    await expectUsable(page, 'photos that stay away');
    const downloaded = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as a file (CSV)' }).click();
    const file = await readFile(await (await downloaded).path(), 'utf8');
    expect(file).toContain('FOTO-1,2,');

    origin.file('/late.jpg', await aPhotograph({ colour: '#993322' }));
    await page.getByRole('button', { name: 'Try all again' }).click();
    await expect(page.getByText(/photos are fetched again|being fetched already/)).toBeVisible();
    await expect(async () => {
      await open();
      await expect(page.getByText('2 of 5 photos are shown')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 90_000 });
    await expect(failing).not.toContainText('late.jpg');
  } finally {
    origin.close();
  }
});

test('what is wrong with a file is said in Swedish', async ({ page, context, editor: _, consoleErrors }) => {
  await context.addCookies([{ name: 'payload-lng', value: 'sv', url: studioAddress() }]);
  await page.goto(studioAddress('/feeds/cars-solvik-se/import-wizard'));
  const pdf = {
    name: 'lager.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 Bilar i lager'),
  };
  await page.getByLabel('Släpp filen här').setInputFiles(pdf);
  await expect(page.locator('.studio-problem')).toHaveText(
    'Det här är en PDF. Skicka CSV, JSON, XML eller Excel.',
  );
  expectErrorMessages(consoleErrors, 422, 1);
});

test('a source is saved, paused and removed', async ({ page, editor: _ }) => {
  await page.goto(studioAddress('/feeds/cars-solvik-se/source'));
  await page.getByLabel('Where the file is').selectOption('In a folder on our server');
  await page.getByLabel('Name of the file in the folder of this stock').fill('stock.csv');
  await expectUsable(page, 'a new source');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('nothing fetched yet')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('not while it is paused')).toBeVisible();
  await expectUsable(page, 'a source');
  await page.getByRole('button', { name: 'Remove the source' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('Nothing is fetched for this stock.', { exact: false })).toBeVisible();
});

test.describe('an author', () => {
  test.use({ mail: people.author });

  test('looks at the stock of their sites and changes nothing', async ({ page, editor: _ }) => {
    await page.goto(studioAddress('/feeds/cars-solvik-se/import-wizard'));
    await expect(page.getByText(/You may look at this stock/)).toBeVisible();
    await expect(page.locator('input[type=file]')).toHaveCount(0);
  });
});

const asBuffer = (json: object) => Buffer.from(JSON.stringify(json));

/** On a desk and on a phone. */
async function expectUsable(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where, ofPayload);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
}
