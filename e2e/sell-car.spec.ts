import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aHeic, aHugePng, anSvg } from '../src/features/valuation/photos/testing/photo-files.ts';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { LAYOUT_SHIFT_LIMIT, measurePage, SCRIPT_LIMIT_BYTES } from './page-metrics.ts';
import { sendRequest } from './send-request.ts';

const form = '#sell-form';

/** Scrolls the form into view, which hydrates it. */
async function openForm(page: Page, site: string, path: string): Promise<void> {
  await page.goto(siteUrl(site, path));
  await page.locator(form).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="sell-car-form"]')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator(`${form} form`)).toHaveAttribute('novalidate', '');
}

/** A photo of several chunks: noise does not compress. */
async function aPhoto(name = 'bil.jpg') {
  const raw = { width: 900, height: 700, channels: 3 } as const;
  const buffer = await sharp(randomBytes(900 * 700 * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

type Sent = { formName: string; formSubmissionId: string; values: Record<string, unknown> };

function listen(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forms/comhub')) sent.push(request.postDataJSON());
  });
  return sent;
}

test('SELL-01 SELL-06 SELL-10 ANA-06 a Swedish car by its plate, with an estimate and photos over a line that is cut; its buyer gets the photos', async ({
  page,
  consoleErrors,
}) => {
  const { scriptBytes, layoutShift } = await measurePage(page);
  await openForm(page, 'solvik-se', '/salj-bil');
  expect(scriptBytes()).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
  expect(await layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
  const sent = listen(page);
  const field = (name: string | RegExp) => page.locator(form).getByLabel(name);

  await test.step('the register fills in the car, and what the visitor changes stays', async () => {
    await page.getByText('Sälja bilen', { exact: true }).click();
    await field('Registreringsnummer').fill('zzz 999');
    await expect(page.getByText('Bilen finns inte i registret.')).toBeVisible();
    await field('Registreringsnummer').fill('abc 123');
    await expect(page.getByText('Volvo V60, 2020. Stämmer det inte, ändra här under.')).toBeVisible();
    await expect(field(/^Modell/)).toHaveValue('V60');
    await field('Mätarställning').fill('9 000');
    await expect(page.getByText(/Bygger på \d+ likadana bilar/)).toBeVisible();
    await field(/^Modell/).fill('Amazon');
    await expect(page.getByText(/Bygger på \d+ likadana bilar/)).toBeHidden();
    await field(/^Modell/).fill('V60');
    // The browser itself complains of the car that is not found.
    expect(consoleErrors.splice(0)).toHaveLength(1);
  });

  await test.step('a cut line costs one chunk; every file that is no photo gets its sentence', async () => {
    let cuts = 0;
    await page.route('**/api/forms/photos/*', async (route) => {
      const isSecondChunk = Number(route.request().headers()['upload-offset'] ?? 0) > 0;
      if (route.request().method() !== 'PATCH' || !isSecondChunk || cuts > 0) return route.continue();
      cuts += 1;
      return route.abort();
    });
    const photo = await aPhoto();
    expect(photo.buffer.length).toBeGreaterThan(512 * 1024);
    await page
      .locator('input[type=file]')
      .setInputFiles([
        photo,
        { name: 'ritning.svg', mimeType: 'image/svg+xml', buffer: anSvg },
        { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: aHeic },
        { name: 'karta.png', mimeType: 'image/png', buffer: aHugePng() },
        { name: 'halv.jpg', mimeType: 'image/jpeg', buffer: photo.buffer.subarray(0, 90_000) },
      ]);
    await expect(page.getByText(/^Anslutningen bröts vid \d+ %/)).toBeVisible();
    await page.getByRole('button', { name: 'Be om ett pris' }).click();
    await expect(page.getByText('Vänta tills bilderna är uppladdade, eller ta bort dem.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Bild 1' })).toBeVisible();
    for (const sentence of [
      'ritning.svg Det här är ingen bild vi kan ta emot. Välj JPEG, PNG eller WebP.',
      'IMG_1.heic HEIC kan vi inte läsa. Spara bilden som JPEG och välj den igen.',
      'karta.png Bilden har fler än 50 megapixel. Skicka en mindre.',
      'halv.jpg Bilden är skadad eller ofullständig. Välj en annan.',
    ])
      await expect(page.getByText(sentence)).toBeVisible();
    await expectAccessible(page, 'with photos');
    expect(cuts).toBe(1);
    consoleErrors.splice(0);
  });

  await test.step('a reload keeps what was entered, and the photo', async () => {
    await page.unrouteAll();
    await field('Namn').fill('Ebba Lindmark');
    await field('Telefon').fill('+46 70 174 06 05');
    await field('E-post').fill('ebba@example.com');
    await page.reload();
    await page.locator(form).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: 'Bild 1' })).toBeVisible();
    await expect(field('Namn')).toHaveValue('Ebba Lindmark');
    await expect(page.getByText(/Bygger på \d+ likadana bilar/)).toBeVisible();
  });

  await page.getByRole('button', { name: 'Be om ett pris' }).click();
  await expect(page.getByRole('heading', { name: 'Tack. Nu räknar vi.' })).toBeVisible();
  await expectAccessiblePart(page, form, 'when sent');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    formName: 'solvik-seSellCarForm',
    values: {
      ...{ option: 'sell', regno: 'abc 123', milage: 9000, make: 'Volvo', model: 'V60', year: 2020 },
      ...{ customerName: 'Ebba Lindmark', customerPhone: '+46 70 174 06 05' },
      ...{ customerEmail: 'ebba@example.com', other: '', photos: [expect.any(String)] },
    },
  });
  const events = await page.evaluate(() => window.dataLayer ?? []);
  expect(events).toContainEqual({
    ...{ event: 'form_interaction', form_name: 'solvik-seSellCarForm', interaction: 'submit' },
  });

  await test.step('the mail shows the photo and links to it in full', async () => {
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: 'Vill sälja: Volvo V60 2020, ABC 123' })
      .first();
    await expect(async () => {
      await page.goto(siteUrl('', '/outbox'));
      await expect(entry).toContainText('mail: delivered', { timeout: 500 });
    }).toPass();
    await entry.getByRole('link', { name: 'The mail as it looks' }).click();
    const picture = page.getByRole('img', { name: 'Bild 1' });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    const href = (await page.getByRole('link', { name: 'Bild 1' }).getAttribute('href')) ?? '';
    const path = new URL(href).pathname;
    const full = await sendRequest(siteUrl('solvik-se', path));
    expect([full.status, full.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sendRequest(siteUrl('solvik-se', path.replace(/.{6}$/, 'AAAAAA')))).status).toBe(404);
  });
});

test.describe('by keyboard at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('SITE-32 SELL-02 SELL-03 SELL-05 SELL-07 SELL-08 SELL-09 ERR-31 in Finnish: errors, three attempts that fail, then success', async ({
    page,
    consoleErrors,
  }) => {
    await openForm(page, 'carstore-fi', '/myy-auto');
    await expectAccessible(page, 'empty');
    const sent = listen(page);
    const submit = page.getByRole('button', { name: 'Pyydä hinta' });
    await submit.focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Tarkista' });
    await expect(summary).toBeFocused();
    for (const error of [
      'Valitse, haluatko myydä auton vai antaa sen vaihdossa.',
      'Kirjoita rekisterinumero.',
      'Kirjoita, mitä mittari näyttää.',
    ])
      await expect(summary).toContainText(error);
    await expect(summary.getByRole('link')).toHaveCount(6);
    await expectAccessiblePart(page, form, 'with errors');
    expect(sent).toEqual([]);

    await page.getByLabel('Myydä auton').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Antaa sen vaihdossa')).toBeChecked();
    await expect(page.getByLabel('Myydä auton')).not.toBeChecked();
    const entries = ['ABC-123', '90000', '', '', ''];
    for (const entry of entries) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(entry);
    }
    await page.getByLabel('Nimi').focus();
    for (const entry of ['Aino Laine', '+358 40 123 4567', 'aino@example.com']) {
      await page.keyboard.type(entry);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByLabel('Mittarilukema')).toHaveValue('90000');

    const statuses = [500, 200, 500];
    await page.route('**/api/forms/comhub', (route) =>
      route.fulfill({ status: statuses.shift() ?? 500, json: {} }),
    );
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Lomaketta ei voitu lähettää juuri nyt.')).toBeVisible();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(1);
    expect(sent[0]).toMatchObject({
      formName: 'carstore-fiSellCarForm',
      values: { option: 'trade-in', regno: 'ABC-123', milage: 90000, customerName: 'Aino Laine' },
    });
    consoleErrors.splice(0);
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kiitos. Laskemme hinnan.' })).toBeVisible();
    expect(sent[3]?.formSubmissionId).toBe(sent[0]?.formSubmissionId);
  });
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('SELL-01 SELL-04 in English: eight photos and no ninth, wrong telephone and address, then sent', async ({
    page,
  }) => {
    await openForm(page, 'solvik-uk', '/sell-car');
    await expectNoSidewaysScroll(page);
    const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#225544' } })
      .jpeg()
      .toBuffer();
    const files = Array.from({ length: 9 }, (_, n) => ({
      ...{ name: `${n + 1}.jpg`, mimeType: 'image/jpeg', buffer: small },
    }));
    await page.locator('input[type=file]').setInputFiles(files);
    await expect(page.getByText('9.jpg Eight photos are enough.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(8);
    await page.getByRole('button', { name: 'Remove: Photo 8' }).tap();
    await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(7);
    await expectNoSidewaysScroll(page);

    await page.getByText('Part exchange it', { exact: true }).tap();
    const fill = async (label: string, value: string) => {
      await page.locator(form).getByLabel(label).tap();
      await page.locator(form).getByLabel(label).fill(value);
    };
    await fill('Registration number', 'AB12 CDE');
    await fill('Mileage', '30000');
    await fill('Name', 'Rowan Pike');
    await fill('Phone', '12345');
    await fill('Email', 'rowan@home');
    await page.getByRole('button', { name: 'Ask for a price' }).tap();
    await expect(page.locator(form).getByRole('alert').first()).toBeFocused();
    await expectAccessiblePart(page, form, 'with errors');
    await fill('Phone', '+44 1632 960160');
    await fill('Email', 'rowan@example.com');
    await page.getByRole('button', { name: 'Ask for a price' }).tap();
    await expect(page.getByRole('heading', { name: 'Thank you. We are on it.' })).toBeVisible();
  });
});

for (const [width, site, path, submit, missing] of [
  [390, 'solvik-no', '/selg-bil', 'Be om en pris', 'Velg om du vil selge bilen eller bytte den inn.'],
  [
    1440,
    'carstore-sk',
    '/predat-auto',
    'Požiadať o cenu',
    'Vyberte, či chcete auto predať, alebo dať na protiúčet.',
  ],
  [390, 'carstore-fi', '/sv/myy-auto', 'Be om ett pris', 'Välj om du vill sälja bilen eller byta in den.'],
] as const)
  test(`SELL-02 SELL-03 by keyboard at ${width} px on ${site}${path}: the form says what is missing in the page's language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openForm(page, site, path);
    await page.getByRole('button', { name: submit }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: missing })).toBeFocused();
    await expectAccessiblePart(page, form, 'with errors');
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [site, path, values, thanks] of [
    [
      'carstore-no',
      '/selg-bil',
      ['AB 12345', '41000', 'Kari Moe', '+47 900 12 345', 'kari@example.com'],
      'Takk. Nå regner vi.',
    ],
    [
      'carstore-sk',
      '/predat-auto',
      ['BA 123 CD', '88000', 'Jana Malá', '+421 900 123 456', 'jana@example.com'],
      'Ďakujeme. Už počítame.',
    ],
  ] as const)
    test(`the form of ${site} is posted, and its page says thank you`, async ({ page, consoleErrors }) => {
      await page.goto(siteUrl(site, path));
      await expect(page.locator('.photos')).toBeHidden();
      await page.locator('[name=option][value=sell]').check();
      for (const [n, name] of ['regno', 'milage', 'customerName', 'customerPhone', 'customerEmail'].entries())
        await page.locator(`[name=${name}]`).fill(values[n] ?? '');
      await expect(async () => {
        await page.locator(`${form} [type=submit], main [type=submit]`).first().click();
        await expect(page.getByRole('heading', { name: thanks })).toBeVisible({ timeout: 2000 });
      }).toPass();
      // A page that was rendered this second is sent too fast; the form comes back and can be sent again.
      consoleErrors.splice(0);
      await expect(page.locator(`${form} form`)).toBeHidden();
    });
});
