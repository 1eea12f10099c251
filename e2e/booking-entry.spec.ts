import type { Page } from '@playwright/test';
import { BookingPage, setWorkshopFaults } from './booking-page.ts';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { LAYOUT_SHIFT_LIMIT, measurePage } from './page-metrics.ts';

const SCRIPT_LIMIT_KB = 130;
const services = 'Välj en eller flera tjänster';
const times = 'Välj en verkstad och tid som passar dig';

test('SB-14 SB-08 SB-18 SB-19 SB-20 SB-26 SB-27 SB-28 SB-30 SB-31 SB-32 ANA-09 ERR-35 from a dealer page to a car, by way of every wrong plate', async ({
  page,
  consoleErrors,
}) => {
  const booking = new BookingPage(page);
  const reported = await clientErrors(page);
  const { layoutShift } = await measurePage(page);
  const scripts = weighScripts(page);
  await booking.open('?latitude=57.7&longitude=11.97');
  expect(scripts.kilobytes()).toBeLessThan(SCRIPT_LIMIT_KB);
  expect(await layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boka service, däckbyte och verkstad');
  const brandLinks = page.getByRole('navigation', { name: 'Bokas på egna sidor' }).getByRole('link');
  await expect(brandLinks).toHaveCount(4);
  expect(await brandLinks.evaluateAll((links) => links.map((link) => link.getAttribute('target')))).toEqual([
    '_blank',
    '_blank',
    null,
    null,
  ]);
  await page.getByText('Märken vi är auktoriserade för').click();
  await expect(page.getByText(/Kia, .*Volvo/)).toBeVisible();
  await page.getByText('Märken vi är auktoriserade för').click();
  await expect(booking.place).toHaveValue('Göteborg');
  await expect(booking.summary).toContainText('Fyll i registreringsnummer och plats');
  await expectAccessible(page, 'step 1');

  await test.step('SB-18 SB-19 SB-20 the plate is written as plates are; both fields are needed', async () => {
    await expect(booking.continue).toBeDisabled();
    await booking.plate.pressSequentially('abc123x');
    await expect(booking.plate).toHaveValue('ABC123');
    await booking.plate.fill('abc 123');
    await expect(booking.plate).toHaveValue('ABC123');
    await expect(booking.continue).toBeEnabled();
    await booking.place.fill('Göteb');
    await expect(booking.continue).toBeDisabled();
    await expect(page.getByText('Välj ett av förslagen i listan.')).toBeVisible();
    await booking.choosePlace('Göteborg');
  });

  await test.step('every lookup error is explained under the form', async () => {
    const wrong = {
      A1: 'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt',
      ZZZ999: 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt',
      LDA100: 'Vi kan inte erbjuda service för bilar av märket Lada.',
      MNB207: 'Du bokar din service, däckbyte och verkstad för BMW via länken högst upp på sidan.',
    };
    for (const [plate, text] of Object.entries(wrong)) {
      await booking.plate.fill(plate);
      await booking.continue.click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    }
    await expectAccessiblePart(page, '.booking', 'step 1 with an error');
    await page.route('**/api/mechmate/car/*', (route) => route.abort(), { times: 1 });
    await booking.plate.fill('ABC123');
    await booking.continue.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Något gick fel, försök igen' })).toBeVisible();
    const codes = (await booking.events('booking_lookup_error')).map(({ error_code }) => error_code);
    expect(codes).toEqual(['InvalidReg', 'VehicleNotFound', 'BrandNotSupported', 'ServerError']);
    await expect
      .poll(() => reported().map(({ code, message, level }) => [code, message, level]))
      .toEqual(codes.map((code) => ['BOOKING_LOOKUP_FAILED', code, 'warn']));
    // The browser itself complains of every response that is no success.
    expect(consoleErrors.splice(0)).toHaveLength(4);
  });

  await test.step('SB-33 SB-11 SB-06 the right one leads to step 2', async () => {
    await booking.continue.click();
    await booking.expectOpened(services);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vi har auktoriserade verkstäder för Volvo',
    );
    expect(await booking.stored()).toMatchObject({
      car: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', hasServiceAgreement: true },
      location: { name: 'Göteborg' },
      services: {},
      bookingState: 2,
      maxBookingState: 4,
      displayState: 2,
    });
    const steps = await booking.events('booking_step');
    expect(steps.map(({ step, step_name }) => `${step} ${step_name}`)).toEqual(['1 car', '2 services']);
  });
});

test('SB-01 SB-02 SB-34 SB-35 SB-41 SB-42 SB-44 SB-48 SB-50 SB-57 SB-58 services and add-ons are chosen, kept and changed', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.enterCar('ABC123', 'Göteborg');
  await expect(booking.continue).toBeDisabled();
  const damage = page.getByRole('link', { name: 'Till skadebesiktning' });
  await expect(damage).toHaveAttribute('target', '_blank');

  await test.step('SB-38 SB-44 a base service asks for the mileage and excludes the others', async () => {
    await booking.choose('Originalservice');
    await expect(booking.continue).toBeEnabled();
    await expect(page.getByText('Ange miltal')).toBeVisible();
    await page.getByRole('textbox', { name: 'Miltal' }).fill('6240');
    await expect(page.getByText('Ange miltal')).toHaveCount(0);
    const other = booking.offering('Basservice');
    await expect(other.getByRole('checkbox')).toBeDisabled();
    await expect(other).toContainText('Originalservice är redan valt');
    await expect(other.locator('.offering__name')).toHaveCSS('font-weight', '400');
    await expect(booking.summary).toContainText('6 240 mil');
  });

  await test.step('SB-50 another quantity has another price', async () => {
    await booking.choose('Balansering');
    const row = booking.offering('Balansering');
    const price = row.locator('.offering__price');
    const [two] = [await kronor(price)];
    const quantity = row.getByRole('combobox');
    const lowest = Number(await quantity.inputValue());
    await quantity.selectOption(String(lowest * 2));
    expect(await kronor(price)).toBe(two * 2);
  });

  await test.step('SB-47 SB-48 SB-49 a message is needed where it is asked for', async () => {
    await booking.choose('Felsökning');
    const row = booking.offering('Felsökning');
    const message = row.getByRole('textbox', { name: 'Meddelande' });
    await message.focus();
    await damage.focus();
    await expect(row.getByText('Ange meddelande')).toBeVisible();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await expectAccessiblePart(page, '.booking', 'a message is missing');
    await message.fill('x'.repeat(81));
    await expect(message).toHaveValue('x'.repeat(80));
    await expect(row.getByText('80/80')).toBeVisible();
    await expect(row.getByRole('checkbox')).toBeChecked();
    await expect(row.getByText('Ange meddelande')).toHaveCount(0);
    await expect(booking.summary).toContainText('Pris saknas*');
    await expect(booking.summary).toContainText(
      'Vissa priser kan inte beräknas förrän din bokning nått vår verkstad.',
    );
  });

  await test.step('SB-42 SB-07 a reload goes on with everything', async () => {
    const before = await booking.stored();
    await page.reload();
    await expect(booking.offering('Originalservice').getByRole('checkbox')).toBeChecked();
    await expect(booking.offering('Felsökning').getByRole('textbox')).toHaveValue('x'.repeat(80));
    await expect(page.getByRole('textbox', { name: 'Miltal' })).toHaveValue('6240');
    expect(await booking.stored()).toEqual(before);
    await expect(page.getByRole('heading', { name: 'Välj en eller flera tjänster' })).not.toBeFocused();
    await expectAccessible(page, 'step 2');
  });

  await test.step('SB-54 SB-57 SB-58 one add-on of a group; chosen again, none', async () => {
    await booking.continue.click();
    await booking.expectOpened('Välj tillval');
    await expect(booking.withoutAddons).toBeEnabled();
    await expect(booking.continue).toBeDisabled();
    const [first, second] = [page.getByRole('radio').nth(0), page.getByRole('radio').nth(1)];
    await first.click();
    await second.click();
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked();
    await expect(booking.withoutAddons).toBeDisabled();
    await expect(booking.continue).toBeEnabled();
    await second.click();
    await expect(second).not.toBeChecked();
    await first.click();
    await expectAccessiblePart(page, '.booking', 'step 3');
  });

  await test.step('SB-59 SB-97 SB-101 the summary adds up, and the flag is stored', async () => {
    await booking.continue.click();
    await booking.expectOpened(times);
    expect(await booking.stored()).toMatchObject({ bookingState: 4, bookingInfo: { addons: true } });
    const prices = await booking.summary.locator('.booking-lines b').allTextContents();
    const sum = prices.reduce((total, text) => total + (Number(text.replace(/\D/g, '')) || 0), 0);
    expect(await kronor(booking.summary.locator('.booking-total b'))).toBe(sum);
  });

  await test.step('SB-02 SB-34 back and forward, and headers, move between the steps', async () => {
    await page.goBack();
    await booking.expectOpened('Välj tillval');
    await page.goForward();
    await booking.expectOpened(times);
    await expect(booking.step(2).getByRole('button')).toContainText('Originalservice');
    await booking.step(1).getByRole('button').click();
    await booking.expectOpened('Din bil');
    await booking.continue.click();
    await booking.expectOpened(times);
  });

  await test.step('SB-33 another car begins the choices afresh', async () => {
    await booking.step(1).getByRole('button').click();
    await booking.plate.fill('POR911');
    await booking.continue.click();
    await booking.expectOpened(services);
    expect(await booking.stored()).toMatchObject({ services: {}, bookingState: 2 });
    await expect(booking.step(3).getByRole('button')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('SB-95 SB-96 CONST-20 the summary is a drawer that is toggled and dragged', async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.open();
    await expectNoSidewaysScroll(page);
    await booking.plate.tap();
    await booking.plate.fill('KLM456');
    await booking.place.fill('Uppsala');
    await page.getByRole('option').first().tap();
    await booking.continue.tap();
    await booking.expectOpened(services);
    await page.locator('.offering-group', { hasText: 'AC och klimat' }).locator('summary').tap();
    await booking.offering('AC-service').getByText('AC-service', { exact: true }).tap();
    await expect(booking.handle).toContainText('1 tjänst');
    const drawer = booking.summary.locator('.booking-summary__drawer');
    const visible = () => drawer.evaluate((box) => innerHeight - box.getBoundingClientRect().top);
    expect(await visible()).toBe(72);
    await expect(booking.summary.getByText('Serviceavtal', { exact: true })).toBeHidden();

    await booking.handle.tap();
    await expect(booking.handle).toHaveAttribute('aria-expanded', 'true');
    expect(await visible()).toBeCloseTo(844 * 0.8, 0);
    await expect(booking.summary.getByText('Serviceavtal', { exact: true })).toBeVisible();
    await expectAccessible(page, 'step 2 with the open drawer');
    await page.keyboard.press('Escape');
    await expect(booking.handle).toHaveAttribute('aria-expanded', 'false');
    await expect(booking.handle).toBeFocused();

    await drag(page, booking, -120);
    await expect(booking.handle).toHaveAttribute('aria-expanded', 'true');
    await drag(page, booking, 199);
    await expect(booking.handle).toHaveAttribute('aria-expanded', 'true');
    await drag(page, booking, 201);
    await expect(booking.handle).toHaveAttribute('aria-expanded', 'false');
    expect(await visible()).toBe(72);
    await expectNoSidewaysScroll(page);
  });
});

test('SB-24 SB-29 SB-52 SB-60 ERR-28 ERR-29 what fails is said, logged and can be tried again', async ({
  page,
  context,
  consoleErrors,
}) => {
  const booking = new BookingPage(page);
  const reported = await clientErrors(page);
  await booking.open();

  await page.route('**/api/maps/places?*', (route) => route.fulfill({ status: 503, json: {} }));
  await booking.plate.fill('ABC123');
  await booking.place.fill('Lun');
  const failed = page.getByRole('alert').filter({ hasText: 'Karttjänsten kunde inte laddas' });
  await expect(failed).toBeVisible();
  await expect(booking.place).toHaveCount(0);
  await expectAccessiblePart(page, '.booking', 'the place search failed');
  await page.unroute('**/api/maps/places?*');
  await failed.getByRole('button', { name: 'Försök igen' }).click();
  await booking.choosePlace('Lund');

  await setWorkshopFaults(context, 'car:error,services:error');
  await booking.continue.click();
  await expect(page.getByText('Något gick fel, försök igen', { exact: true })).toBeVisible();
  await setWorkshopFaults(context, 'services:error');
  await booking.continue.click();
  await booking.expectOpened(services);
  const alert = page.getByRole('alert').filter({ hasText: 'Något gick fel, vänligen försök igen senare.' });
  await expect(alert.getByRole('link')).toHaveAttribute('href', 'mailto:verkstad@solvik.example');
  await expect(page.getByRole('link', { name: 'Till skadebesiktning' })).toBeVisible();
  await expect(booking.continue).toBeDisabled();
  await expectAccessiblePart(page, '.booking', 'the services failed');
  await setWorkshopFaults(context, 'addons:error');
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await booking.choose('AC-service');

  await booking.continue.click();
  await booking.expectOpened(times);
  expect(await booking.stored()).toMatchObject({ bookingInfo: { addons: false }, displayState: 4 });
  await page.goBack();
  await booking.expectOpened(services);

  await expect
    .poll(() => reported().map(({ code }) => code))
    .toEqual([
      'PLACE_SEARCH_FAILED',
      'BOOKING_LOOKUP_FAILED',
      'BOOKING_SERVICES_FAILED',
      'BOOKING_ADDONS_FAILED',
    ]);
  expect(consoleErrors.splice(0).every((text) => /status of 50[03]/.test(text))).toBe(true);
});

test('SB-21 SB-22 SB-23 CONST-20 the visitor’s own position fills the place, or a text says what it needs', async ({
  page,
  context,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  const locate = page.getByRole('button', { name: 'Använd min plats' });
  await locate.click();
  await expect(
    page.getByText('För att använda funktionen behöver din webbläsare kunna använda platstjänster.'),
  ).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 59.86, longitude: 17.64 });
  await locate.click();
  await expect(booking.place).toHaveValue('Uppsala');
  await booking.plate.fill('ABC123');
  await expect(booking.continue).toBeEnabled();

  await test.step('SB-21 CONST-20 places are fetched once the typing pauses, and only those of Sweden are offered', async () => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/maps/places')) requested.push(request.url());
    });
    const response = page.waitForResponse('**/api/maps/places?*');
    await booking.place.evaluate(
      (field, texts) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        for (const text of texts) {
          set?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      },
      ['O', 'Os', 'Osl', 'Oslo'],
    );
    const { places } = (await (await response).json()) as { places: { country: string }[] };
    expect(places.map(({ country }) => country)).toContain('NO');
    expect(requested.map((url) => new URL(url).searchParams.get('q'))).toEqual(['Oslo']);
    expect(new URL(requested[0] ?? '').searchParams.get('language')).toBe('sv');
    await expect(page.getByRole('option')).toHaveCount(0);
    await booking.place.press('Enter');
    await expect(page.getByText('Vi hittar ingen plats som heter ”Oslo”.')).toBeVisible();
    await expect(booking.continue).toBeDisabled();
  });
});

test('SB-07 what is stored by somebody else begins afresh', async ({ page }) => {
  const booking = new BookingPage(page);
  await page.addInitScript(() => sessionStorage.setItem('serviceBooking', '{"version":0,"displayState":4}'));
  await booking.open();
  await expect(booking.step(1)).toHaveAttribute('aria-current', 'step');
  await expect(booking.plate).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to book, with telephone and mail', async ({ page }) => {
    await page.goto(siteUrl('solvik-se', BookingPage.path));
    const note = page.getByText('Bokningen behöver JavaScript').locator('..');
    await expect(note.getByRole('link', { name: '010-550 01 40' })).toBeVisible();
    await expect(note.getByRole('link', { name: 'verkstad@solvik.example' })).toBeVisible();
  });
});

async function kronor(price: { textContent: () => Promise<string | null> }): Promise<number> {
  return Number((await price.textContent())?.replace(/\D/g, ''));
}

async function drag(page: Page, { handle }: BookingPage, distance: number): Promise<void> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + distance / 2);
  await page.mouse.move(x, y + distance);
  await page.mouse.up();
}

type Reported = { code: string; message: string; level: string };

/** What the page reports to the server's log; not sent on, so that the log stays clean. */
async function clientErrors(page: Page): Promise<() => Reported[]> {
  const reported: Reported[] = [];
  await page.route('**/api/client-errors', async (route) => {
    reported.push(route.request().postDataJSON() as Reported);
    await route.fulfill({ status: 204 });
  });
  return () => reported;
}

function weighScripts(page: Page): { kilobytes: () => number } {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    scripts.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  return { kilobytes: () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024 };
}
