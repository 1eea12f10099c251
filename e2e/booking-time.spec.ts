import type { Locator, Page, Request } from '@playwright/test';
import type { BookingFlowState } from '../src/features/workshop/flow/booking-flow-state.ts';
import {
  aBookingFlowState,
  aSelectedService,
  volvo,
} from '../src/features/workshop/testing/a-booking-flow.ts';
import { BookingPage, setWorkshopFaults } from './booking-page.ts';
import {
  bookButton,
  confirmed,
  contact,
  field,
  fillContact,
  leaveOneBay,
  openCard,
  slots,
  timesLoaded,
} from './booking-times.ts';
import { expect, expectAccessible, expectAccessiblePart, expectNoSidewaysScroll, test } from './fixtures.ts';
import { inputDevices } from './input-devices.ts';
import { ownMapOf } from './own-map.ts';

const slotTaken = 'Tiden är inte tillgänglig, vänligen välj en annan tid';
const noWorkshops = 'Vi kan ej hitta några anläggningar som passar dig';
const cards = (page: Page) => page.locator('[data-department]');
const weeks = (page: Page) => page.locator('.week-strip__week:visible');
const chosenWeek = (page: Page) => page.locator('.week-strip__week[aria-pressed="true"]');
const changeButton = (page: Page) => page.getByRole('button', { name: 'Ändra verkstad eller tid' });
const namesOf = (page: Page) => page.locator('.workshop__name').allTextContents();

/** Goes on in step 4, with what the earlier steps would have stored. */
async function resumeTimes(page: Page, given: Partial<BookingFlowState> = {}): Promise<BookingPage> {
  const state = aBookingFlowState({
    services: { 'ac-service': aSelectedService({ name: 'AC-service' }) },
    ...given,
  });
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('resumed')) return;
    sessionStorage.setItem('resumed', 'once');
    sessionStorage.setItem('serviceBooking', stored);
  }, JSON.stringify(state));
  const booking = new BookingPage(page);
  await booking.open();
  return booking;
}

/** What the browser sends to the server's log. */
async function recordClientErrors(page: Page): Promise<{ code: string }[]> {
  const reported: { code: string }[] = [];
  await page.route('**/api/client-errors', async (route) => {
    reported.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return reported;
}

const isBook = (request: Request) =>
  request.method() === 'POST' && /\/book\?language=sv$/.test(request.url());

test('SB-61 SB-63 SB-71 SB-72 SB-76 SB-78 SB-81 SB-83 SB-84 SB-87 SB-91 SB-92 SB-93 SB-94 CONST-20 a visitor books a time with the mouse', async ({
  page,
}) => {
  test.slow();
  const booking = new BookingPage(page);
  const sent: Request[] = [];
  page.on('request', (request) => isBook(request) && sent.push(request));
  await booking.open();
  await booking.reachTimes({ place: 'Göteborg', services: ['AC-service', 'Hjulskifte'] });

  await test.step('the map and the list are numbered alike', async () => {
    await timesLoaded(page);
    await expect(page.getByRole('heading', { level: 3, name: 'Bäst matchade anläggningar' })).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    const map = page.locator('.workshop-map');
    await expect(map).toHaveAttribute('data-map', 'ready');
    expect((await map.boundingBox())?.height).toBe(500);
    expect(Number(await map.getAttribute('data-zoom'))).toBeLessThanOrEqual(15);
    const [nearest = ''] = await namesOf(page);
    const pin = page.locator(`[data-marker][aria-label="${nearest}"]`);
    await expect(pin).toHaveText('1');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-position]')).toBeVisible();
    await expectAccessible(page, 'the list of workshops');
    await expectNoSidewaysScroll(page);
  });

  await test.step('four weeks, none before this one, more on the way', async () => {
    await expect(weeks(page)).toHaveCount(4);
    await expect(weeks(page).first()).toContainText(/v\. \d+/);
    const previous = page.getByRole('button', { name: 'Föregående vecka' });
    const next = page.getByRole('button', { name: 'Nästa vecka' });
    while ((await previous.getAttribute('aria-disabled')) !== 'true') await previous.click();
    const current = await chosenWeek(page).textContent();
    await previous.click({ force: true });
    await expect(chosenWeek(page)).toHaveText(current ?? '');
    for (let step = 0; step < 6; step += 1) await next.click();
    await expect(weeks(page)).toHaveCount(4);
    await expect(chosenWeek(page)).not.toHaveText(current ?? '');
    await timesLoaded(page);
    const saturday = openCard(page).locator('.day--weekend').first();
    await expect(saturday.getByRole('heading')).toHaveAccessibleName(/lördag .*helg/);
    const background = (day: Locator) => day.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await background(saturday)).not.toBe(await background(openCard(page).locator('.day').first()));
  });

  await test.step('the picked time, its prices and its hold', async () => {
    const prices = page.waitForResponse(/\/api\/mechmate\/prices\/ABC123\/1\/[^/]+\?serviceOfferings=/);
    const hold = page.waitForResponse(/\/api\/mechmate\/hold$/);
    const time = (await slots(page).first().textContent()) ?? '';
    await slots(page).first().click();
    await expect(page.getByRole('heading', { level: 3, name: 'Solvik', exact: false }).first()).toBeFocused();
    await expect(page.locator('.picked-slot')).toContainText(`kl. ${time}`);
    expect((await hold).status()).toBe(200);
    await expect(page.getByText('Vi håller tiden i 10 min')).toBeVisible();
    const { offers } = (await (await prices).json()) as { offers: { price: number }[] };
    const total = offers.reduce((sum, { price }) => sum + price, 0);
    const digits = (text: string | null) => Number(text?.replace(/\D/g, ''));
    await expect
      .poll(async () => digits(await booking.summary.locator('.booking-total b').textContent()))
      .toBe(total);
    await expectAccessiblePart(page, '.booking-step--now', 'the contact form');
  });

  await test.step('errors stand under their fields, and the message ends at 80', async () => {
    await bookButton(page).click();
    await expect(field(page, 'Förnamn *')).toBeFocused();
    for (const name of Object.keys(contact))
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'E-post *').fill('a@b.c');
    await expect(field(page, 'E-post *')).toHaveAccessibleDescription(
      'Skriv hela adressen, till exempel namn@exempel.se',
    );
    const message = field(page, 'Meddelande till verkstaden');
    await message.pressSequentially('å'.repeat(81));
    await expect(message).toHaveValue('å'.repeat(80));
    await expect(page.getByText('80/80')).toBeVisible();
    await expectAccessible(page, 'the contact form with errors');
  });

  await test.step('a double click is one booking', async () => {
    await fillContact(page);
    await page.route('**/api/mechmate/book?*', async (route) => {
      await expect(bookButton(page).or(page.getByRole('button', { name: 'Bokar …' }))).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await route.continue();
    });
    await bookButton(page).dblclick();
    await expect(confirmed(page)).toBeFocused();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers()['idempotency-key']).toMatch(/^[\w-]{8,100}$/);
  });

  await test.step('the confirmation says when, where and what it costs, and survives a reload', async () => {
    const reference = (await page.locator('.confirmation__reference b').textContent()) ?? '';
    expect(reference).toMatch(/^SB-/);
    const visit = page.locator('.booked-visit');
    await expect(visit).toContainText('Volvo V60');
    await expect(visit).toContainText('Solvik');
    await expect(page.getByRole('link', { name: /Vägbeskrivning/ })).toHaveAttribute(
      'href',
      /google\.com\/maps\/search\/\?api=1&query=Solvik/,
    );
    expect(await ownMapOf(page.getByRole('link', { name: /Vägbeskrivning/ }))).toMatch(
      /^https:\/\/maps\.apple\.com\/\?daddr=Solvik/,
    );
    expect((await page.locator('.booked-visit__map').boundingBox())?.height).toBe(150);
    await expect(booking.summary.locator('.booking-total')).toBeVisible();
    await expectAccessible(page, 'the confirmation');
    const [purchase, ...more] = await booking.events('purchase');
    expect([purchase?.['transaction_id'], purchase?.['currency'], more.length]).toEqual([
      reference,
      'SEK',
      0,
    ]);
    expect(JSON.stringify(purchase)).not.toMatch(/ABC123|Karin|Ekdahl|070/);

    await page.reload();
    await expect(page.locator('.confirmation__reference b')).toHaveText(reference);
    expect(await booking.events('purchase')).toEqual([]);
    expect(sent).toHaveLength(1);

    await page.getByRole('button', { name: 'Ny bokning' }).click();
    await expect(booking.plate).toHaveValue('');
    expect(await booking.stored()).toBeNull();
  });
});

test('SB-39 SB-71 SB-79 SB-86 a visitor books a time by keyboard alone at 1024 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1024, height: 768 });
  const booking = new BookingPage(page);
  const { keyboard } = page;
  const { press, type } = inputDevices.keyboard(page);
  await booking.open();
  await booking.reachTimesBy(inputDevices.keyboard(page), 'Malmö', 'AC-service', 'abc 204');
  await timesLoaded(page);
  await expectNoSidewaysScroll(page);

  await press(page.getByRole('radio', { name: 'Närmast mig' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Första lediga tid' })).toBeChecked();
  await timesLoaded(page);
  await press(cards(page).nth(1).getByRole('button').first());
  await timesLoaded(page);
  await press(page.getByRole('button', { name: 'Nästa vecka' }));
  await timesLoaded(page);
  await press(slots(page).first());
  await expect(page.locator('.picked-slot')).toBeVisible();
  // The focus is on the name of the workshop, so the next stop is the way back.
  await keyboard.press('Tab');
  await expect(changeButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.locator('.booking-form')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'Bäst matchade anläggningar' })).toBeFocused();
  expect((await booking.stored())?.['bookingInfo']).toEqual({ addons: false });
  await timesLoaded(page);
  await press(slots(page).first());
  for (const [name, value] of Object.entries(contact)) await type(field(page, name), value);
  const request = page.waitForRequest(isBook);
  await keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    customer: {
      firstName: 'Karin',
      lastName: 'Ekdahl',
      phone: '070 174 06 22',
      email: 'karin@ekdahl.example',
    },
    registrationNumber: 'ABC204',
    mileage: 1,
    isFullDay: false,
    timeSlot: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/),
    serviceOfferingRequests: [{ kobraId: 'ac-service', unitsSelected: 1, userInput: '' }],
    holdId: expect.any(String),
  });
  await expect(confirmed(page)).toBeFocused();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('SB-72 SB-74 SB-77 a visitor books a whole day by touch', async ({ page }) => {
    test.slow();
    const booking = new BookingPage(page);
    await booking.open();
    const touch = inputDevices.touch(page);
    await booking.reachTimesBy(touch, 'Sundsvall', 'Byte av kamrem', 'abc 205');
    await timesLoaded(page);
    await expectNoSidewaysScroll(page);
    await expect(weeks(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Nästa vecka' }).tap();
    await timesLoaded(page);
    const fullDay = openCard(page)
      .getByRole('button', { name: /^Heldag/ })
      .first();
    await expect(fullDay).toHaveAccessibleDescription(
      'Lämna bilen före kl. 08:00. Vi tar hand om den så snart vi kan.',
    );
    await expectAccessiblePart(page, '.booking-step--now', 'the week picker of a telephone');
    await fullDay.tap();
    await expect(page.locator('.picked-slot')).toContainText('Heldag');
    for (const [name, value] of Object.entries(contact)) await touch.type(field(page, name), value);
    await expectNoSidewaysScroll(page);
    const request = page.waitForRequest(isBook);
    await bookButton(page).tap();
    expect((await request).postDataJSON()).toMatchObject({
      isFullDay: true,
      timeSlot: expect.stringMatching(/T08:00:00$/),
    });
    await expect(confirmed(page)).toBeFocused();
    await expectAccessible(page, 'the confirmation of a telephone');
    await expectNoSidewaysScroll(page);
  });

  test('SB-75 times are in three columns, a day is a row', async ({ page }) => {
    await resumeTimes(page, { car: { ...volvo, registrationNumber: 'ABC208' } });
    await timesLoaded(page);
    const times = openCard(page).locator('.day__times').first();
    const columns = await times.evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' '));
    expect(columns).toHaveLength(3);
    const tops = await openCard(page)
      .locator('.day')
      .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(7);
    expect((await page.locator('.workshop-map').boundingBox())?.height).toBeLessThan(400);
  });
});

test('SB-88 ERR-27 two visitors book the last bay at the same time: one wins, the other is shown other times', async ({
  browser,
}) => {
  test.slow();
  const visitors = await Promise.all(
    ['ABC206', 'ABC207'].map(async (registrationNumber) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      // Without a hold both come as far as the button.
      await setWorkshopFaults(context, 'hold:error');
      const page = await context.newPage();
      await resumeTimes(page, {
        car: { ...volvo, registrationNumber },
        latitude: 56.67,
        longitude: 12.86,
      });
      await timesLoaded(page);
      for (let week = 0; week < 4; week += 1) await page.getByRole('button', { name: 'Nästa vecka' }).click();
      await timesLoaded(page);
      return page;
    }),
  );
  const [first] = visitors as [Page, Page];
  await leaveOneBay(first);
  await Promise.all(
    visitors.map(async (page) => {
      await slots(page).first().click();
      await fillContact(page);
    }),
  );
  await Promise.all(visitors.map((page) => bookButton(page).click()));
  await Promise.all(
    visitors.map((page) => expect(confirmed(page).or(page.getByText(slotTaken))).toBeVisible()),
  );
  const won = await Promise.all(visitors.map((page) => confirmed(page).isVisible()));
  expect(won.filter(Boolean)).toHaveLength(1);

  const loser = visitors[won.indexOf(false)] as Page;
  await expect(loser.getByRole('alert')).toContainText(slotTaken);
  await expect(field(loser, 'Förnamn *')).toHaveValue('Karin');
  const alternatives = loser.locator('.slot-taken .slot');
  await expect(alternatives).toHaveCount(3);
  await expectAccessiblePart(loser, '.booking-step--now', 'a time that is taken');
  await alternatives.first().click();
  await expect(loser.getByText(slotTaken)).toHaveCount(0);
  await expect(field(loser, 'Förnamn *')).toHaveValue('Karin');
  await bookButton(loser).click();
  await expect(confirmed(loser)).toBeVisible();
  await Promise.all(visitors.map((page) => page.context().close()));
});

test('SB-62 SB-66 SB-67 SB-68 SB-80 all workshops are loaded five by five, sorted, and loaded anew for other services', async ({
  page,
}) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('closestAvailable')) streams.push(request.url());
  });
  const booking = await resumeTimes(page);
  await timesLoaded(page);
  await expect(cards(page)).toHaveCount(5);
  const more = page.getByRole('button', { name: 'Hämta fler' });
  const loaded = () => expect(page.locator('.workshop--loading')).toHaveCount(0);
  for (let batch = 0; batch < 5 && (await more.isVisible()); batch += 1) {
    await more.click();
    await loaded();
  }
  await expect(more).toHaveCount(0);
  const ids = await cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-department')));
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect(streams[1]).toContain(`cursor=${ids[4]}`);

  const nearest = await namesOf(page);
  // The server is asked: the first time is the first of all workshops in reach.
  await page.getByText('Första lediga tid', { exact: true }).first().click();
  await expect.poll(() => streams.at(-1)).toContain('sort=firstTime');
  await timesLoaded(page);
  await page.getByText('Närmast mig').click();
  await expect.poll(() => namesOf(page)).toEqual(nearest.slice(0, 5));

  const before = streams.length;
  await booking.step(2).getByRole('button').first().click();
  await booking.choose('Hjulskifte');
  await booking.continue.click();
  await booking.withoutAddons.click();
  await timesLoaded(page);
  await expect(cards(page)).toHaveCount(5);
  expect(streams.length).toBe(before + 1);
  expect(streams.at(-1)).toContain('hjulskifte');
  expect(streams.at(-1)).not.toContain('cursor');
});

test('SB-35 SB-66 SB-71 services, workshops and times that are still loading are announced and accessible', async ({
  page,
}) => {
  const held = await holdRequests(page, ['services', 'departments', 'timeslots']);
  const booking = await resumeTimes(page, { displayState: 2 });
  await expect(page.getByText('Hämtar tjänster för din bil')).toBeAttached();
  await expectAccessiblePart(page, '.booking-step--now', 'services that are loading');
  held.release('services');
  await booking.continue.click();
  await booking.withoutAddons.click();
  await expect(page.locator('.workshop--loading')).toHaveCount(5);
  await expect(page.getByRole('status').filter({ hasText: 'Söker anläggningar' })).toBeAttached();
  await expectAccessiblePart(page, '.workshops', 'workshops that are loading');
  held.release('departments');
  await expect(page.getByRole('status').filter({ hasText: 'Hämtar lediga tider' })).toBeAttached();
  await expectAccessiblePart(page, '.workshop--open', 'times that are loading');
  held.release('timeslots');
  await timesLoaded(page);
});

/** Requests of the workshop's API wait until they are released, so that a test can look at what shows meanwhile. */
async function holdRequests(page: Page, names: readonly string[]) {
  const released = new Map(names.map((name) => [name, Promise.withResolvers<void>()]));
  for (const [name, { promise }] of released)
    await page.route(`**/api/mechmate/${name}/**`, async (route) => {
      await promise;
      await route.continue();
    });
  return { release: (name: string) => released.get(name)?.resolve() };
}

for (const [fault, reason] of [
  ['departments:empty', 'no sites'],
  ['departments:error', 'error'],
  ['departments:lying', 'error'],
] as const)
  test(`SB-69 SB-70 ANA-10 ERR-30 ${fault}: no workshops, with advice, an event and a line in the log`, async ({
    page,
    context,
  }) => {
    await setWorkshopFaults(context, fault);
    const reported = await recordClientErrors(page);
    const booking = await resumeTimes(page);
    const message = page.getByRole('alert').filter({ hasText: noWorkshops });
    await expect(message).toBeVisible();
    await expect(message.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    expect(await booking.events('no_workshop_available')).toMatchObject([{ reason }]);
    await expect.poll(() => reported.map(({ code }) => code)).toEqual(['NO_WORKSHOP_AVAILABLE']);
    if (reason === 'no sites') await expectAccessible(page, 'no workshops');
    await message.getByRole('button', { name: 'Ändra tjänster' }).click();
    await booking.expectOpened('Välj en eller flera tjänster');
  });

test('SB-73 SB-75 SB-82 SB-88 SB-89 SB-90 ERR-30 what fails says so, and keeps what was entered', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.slow();
  await test.step('times that cannot be had are days without times', async () => {
    await setWorkshopFaults(context, 'timeslots:error');
    await resumeTimes(page, { car: { ...volvo, registrationNumber: 'ABC208' } });
    await expect(page.locator('.workshop--loading')).toHaveCount(0);
    await expect(openCard(page).getByText('Inga lediga tider')).toHaveCount(7);
    await expectAccessiblePart(page, '.booking-step--now', 'a week without times');
  });

  await test.step('a hold that comes too late leads back to the times', async () => {
    await setWorkshopFaults(context, 'hold:empty');
    await page.reload();
    await timesLoaded(page);
    await slots(page).first().click();
    await expect(page.getByRole('alert')).toContainText(slotTaken);
    await expect(page.locator('.booking-form')).toHaveCount(0);
    await expect(slots(page).first()).toBeVisible();
  });

  await test.step('a hold that runs out is explained and can be had again', async () => {
    const shortHold = /\/api\/mechmate\/hold$/;
    await setWorkshopFaults(context, '');
    await page.route(shortHold, (route) =>
      route.fulfill({ json: { holdId: 'short', expiresAt: new Date(Date.now() + 1500).toISOString() } }),
    );
    await slots(page).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Vi håller inte längre tiden' })).toBeVisible();
    await expectAccessiblePart(page, '.booking-step--now', 'a hold that ran out');
    await page.unroute(shortHold);
    await page.getByRole('button', { name: 'Håll tiden igen' }).click();
    await expect(page.getByText('Vi håller tiden i 10 min')).toBeVisible();
    await changeButton(page).click();
    await timesLoaded(page);
  });

  await test.step('neither a hold nor prices are needed to go on', async () => {
    await setWorkshopFaults(context, 'hold:error,prices:error,book:error');
    await slots(page).first().click();
    await expect(page.getByText(slotTaken)).toHaveCount(0);
    await fillContact(page);
    await expect(page.getByText('Vi håller tiden')).toHaveCount(0);
    // The workshop's own prices came with it.
    await expect(page.getByText(/Priserna gäller hos/)).toBeVisible();
  });

  await test.step('a booking that fails is explained under the form', async () => {
    const reported = await recordClientErrors(page);
    await bookButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Något gick fel, försök igen');
    await expect(field(page, 'E-post *')).toHaveValue('karin@ekdahl.example');
    await expect.poll(() => reported.map(({ code }) => code)).toEqual(['BOOKING_FAILED']);
    expect(JSON.stringify(reported)).not.toMatch(/karin|ABC208/i);
    await expectAccessiblePart(page, '.booking-step--now', 'a failed booking');
  });

  await test.step('the next attempt books it', async () => {
    await setWorkshopFaults(context, '');
    await bookButton(page).click();
    await expect(confirmed(page)).toBeVisible();
  });
  expect(consoleErrors.splice(0).every((text) => /status of (4|5)\d\d/.test(text))).toBe(true);
});
