import type { Page } from '@playwright/test';
import { kyselyBookingStore } from '../src/features/booking/adapters/kysely-booking-store.ts';
import { aBookingToSave } from '../src/features/booking/testing/a-booking.ts';
import { openDatabase } from '../src/main/database.ts';
import { wallTime } from '../src/shared/platform/wall-time.ts';
import { expect, expectAccessible, siteUrl } from './fixtures.ts';
import { people } from './studio-client.ts';
import { test } from './studio-fixtures.ts';
import { password } from './studio-servers.ts';

const site = 'solvik-se';
const department = '4610-0310';
const bay = `${department}.1`;

/** The calendar of the demo begins today, and a workshop may be closed today: this booking is there at any hour. */
async function saveEarlyBooking(id: string, date: string): Promise<void> {
  const db = await openDatabase({ dataDir: process.env['FORECOURT_DATA'] ?? '' });
  const claim = {
    departmentId: department,
    bayIds: [bay],
    date,
    startsAt: 300,
    endsAt: 330,
    isFullDay: false,
  };
  const booking = aBookingToSave({
    id,
    claim,
    idempotencyKey: id,
    manageTokenHash: id,
    registrationNumber: 'HJK31E',
  });
  const { state } = await kyselyBookingStore(db).save(booking, () => [], new Date());
  await db.destroy();
  expect(state).toBe('booked');
}

test('an administrator signs in, sees the day of a workshop, moves a booking, marks a no-show and blocks a bay', async ({
  page,
  consoleErrors,
}) => {
  const today = wallTime(new Date(), 'Europe/Stockholm').date;
  await saveEarlyBooking('SB-EARLY1', today);

  await page.goto(siteUrl(site, `/workshop/${department}/${today}`));
  await signIn(page);
  await expect(page).toHaveURL(siteUrl(site, `/workshop/${department}/${today}`));
  await expect(page.getByText('Solvik Trollhättan').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '05:00–05:30 HJK31E' })).toBeVisible();

  await firstDayWithBookings(page);
  await expectAccessible(page, 'a day of the workshop');

  const noShow = page.getByText('The customer did not come');
  await page.goto(siteUrl(site, '/workshop/booking/SB-EARLY1'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Volvo V60');
  await expectAccessible(page, 'a booking of the workshop');
  await moveToNextFreeDay(page);
  await expect(page.getByRole('status')).toContainText('The booking has moved.');
  // Its new day is still to come, so nobody has failed to come yet.
  await expect(noShow).toHaveCount(0);

  await saveEarlyBooking('SB-EARLY2', today);
  await page.goto(siteUrl(site, '/workshop/booking/SB-EARLY2'));
  await noShow.click();
  await page.getByRole('button', { name: 'Mark as a no-show' }).click();
  await expect(page.getByRole('status')).toContainText('its time is free');
  await page.getByRole('link', { name: 'Solvik Trollhättan' }).click();
  await expect(page.getByText('No-show')).toBeVisible();

  await blockTwice(page);
  // The browser logs the 409 of the second block.
  forget(consoleErrors, '409');
});

test.describe('an editor of another site', () => {
  test.use({ mail: people.finnishEditor });

  test('sees no workshop of solvik-se', async ({ page, context, editor, consoleErrors }) => {
    await context.addCookies([{ name: 'payload-token', value: editor.cookie, url: siteUrl(site) }]);
    const response = await page.goto(siteUrl(site, `/workshop/${department}/2026-11-16`));
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not a workshop of yours|No workshop/);
    forget(consoleErrors, '403');
  });
});

function forget(errors: string[], status: string): void {
  errors.splice(0, errors.length, ...errors.filter((each) => !each.includes(status)));
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(people.administrator);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const plates = (page: Page) => page.locator('.day-entry .staff-plate');

/** Demo bookings are on working days. */
async function firstDayWithBookings(page: Page): Promise<void> {
  for (let days = 0; days < 7; days += 1) {
    await page.getByRole('link', { name: 'Next day' }).click();
    if ((await plates(page).count()) > 2) return;
  }
  throw new Error('No bookings in a week.');
}

async function moveToNextFreeDay(page: Page): Promise<void> {
  const times = page.getByRole('radio');
  for (let days = 0; days < 14; days += 1) {
    await page.getByRole('link', { name: 'Next day' }).click();
    if ((await times.count()) > 0) break;
  }
  await times.first().check();
  await page.getByRole('button', { name: 'Move and tell the customer' }).click();
}

async function blockTwice(page: Page): Promise<void> {
  // So far ahead the demo has no bookings.
  const { date } = wallTime(new Date(Date.now() + 60 * 24 * 3600_000), 'Europe/Stockholm');
  await page.goto(siteUrl(site, `/workshop/${department}/${date}/block`));
  await page.getByRole('button', { name: 'Block the bay' }).click();
  await expect(page.getByRole('status')).toContainText('The bay is blocked.');
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a blocked bay');
  await page.goto(siteUrl(site, `/workshop/${department}/${date}/block`));
  await page.getByRole('button', { name: 'Block the bay' }).click();
  await expect(page.getByRole('alert')).toContainText('Something stands in that bay then.');
}
