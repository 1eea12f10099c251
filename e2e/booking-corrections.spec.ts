import type { Page } from '@playwright/test';
import { BookingPage } from './booking-page.ts';
import {
  bookButton,
  confirmed,
  contact,
  fillContact,
  leaveOneBay,
  slots,
  timesLoaded,
} from './booking-times.ts';
import { expect, test } from './fixtures.ts';

test('SB-41 SB-47 SB-48 a service whose message is left empty never stops step 2 without a word', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.enterCar();
  await expect(booking.continue).toBeDisabled();
  await expect(booking.continue).toHaveAccessibleDescription('Välj minst en tjänst för att fortsätta.');
  await booking.choose('AC-service');
  await expect(page.locator('[data-step="2"] .missing-hint')).toBeEmpty();
  const box = booking.offering('Felsökning').getByRole('checkbox');
  await box.check();
  await booking.continue.click();
  const message = booking.offering('Felsökning').getByRole('textbox');
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Ange meddelande/);
  await expect(box).not.toBeChecked();
  await booking.continue.click();
  await booking.expectOpened('Välj tillval');
  expect(Object.keys((await booking.stored())?.['services'] as object)).toHaveLength(1);
});

test('SB-38 a mileage that is no whole number is refused, and an unlikely one is asked about', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.enterCar();
  await booking.choose('Originalservice');
  const mileage = page.getByRole('textbox', { name: 'Miltal' });
  for (const wrong of ['12.5', '-5', '12,5']) {
    await mileage.fill(wrong);
    await booking.continue.click();
    await expect(mileage).toBeFocused();
    await expect(mileage).toHaveValue(wrong);
    await expect(mileage).toHaveAccessibleDescription(/utan decimaler/);
  }
  await mileage.fill('85000');
  await booking.continue.click();
  await expect(page.getByRole('group', { name: '85 000 mil är 850 000 km. Stämmer det?' })).toBeVisible();
  await page.getByRole('button', { name: 'Nej, jag menar 8 500 mil' }).click();
  await expect(mileage).toHaveValue('8500');
  await booking.continue.click();
  await booking.expectOpened('Välj tillval');
  expect(await booking.stored()).toMatchObject({ milage: 8500 });
});

test('SB-34 changing step 1 shows the place that was chosen there', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.enterCar('ABC123', 'Uppsala');
  await booking.step(1).getByRole('button').click();
  await expect(booking.place).toHaveValue('Uppsala');
  await expect(booking.continue).toBeEnabled();
  await booking.place.fill('Upp');
  await expect(booking.continue).toBeDisabled();
  await expect(booking.continue).toHaveAccessibleDescription(/Välj orten i listan/);
});

test('SB-81 a price that changed since it was shown is said, and booked only when the customer agrees; the mail goes where they are told', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const booking = new BookingPage(page);
  await booking.open();
  await booking.reachTimes({ plate: 'ABC211', place: 'Västerås' });
  await timesLoaded(page);
  await slots(page).first().click();
  await expect(page.getByText('Vi håller tiden i 10 min')).toBeVisible();
  await fillContact(page);
  const shown: number[] = [];
  await page.route('**/api/mechmate/book?*', async (route) => {
    const body = route.request().postDataJSON() as { shownPrice: number };
    shown.push(body.shownPrice);
    // As if the workshop had raised its price after the page was loaded.
    const shownPrice = shown.length === 1 ? body.shownPrice - 100 : body.shownPrice;
    await route.continue({ postData: JSON.stringify({ ...body, shownPrice }) });
  });
  await bookButton(page).click();
  const asked = page.getByRole('alert').filter({ hasText: 'Inget är bokat än' });
  await expect(asked).toBeVisible();
  await expect(confirmed(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Boka för \d/ }).click();
  await expect(confirmed(page)).toBeFocused();
  expect(shown).toHaveLength(2);

  await expect(page.locator('.next-steps')).toContainText(contact['E-post *']);
  const calendar = page.getByRole('link', { name: 'Lägg i kalendern' });
  const file = await calendar.evaluate(async (link: HTMLAnchorElement) => (await fetch(link.href)).text());
  expect(file).toContain('BEGIN:VALARM');
  await page.getByRole('link', { name: /Ändra/ }).click();
  await expect(page).toHaveURL(/\/booking\//);
  expect(consoleErrors.splice(0).every((text) => /status of 409/.test(text))).toBe(true);
});

/** The server gets every hold that is asked for from now on; its answers never arrive. */
async function loseHoldAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (!/\/hold$/.test(response.url)) return response;
      sessionStorage.setItem('lostAnswer', String(response.status));
      throw new TypeError('the connection was lost');
    };
  });
}

test('SB-88 a hold whose answer got lost does not keep its own visitor from the time', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const booking = new BookingPage(page);
  await booking.open();
  await booking.reachTimes({ plate: 'ABC212', place: 'Halmstad' });
  await timesLoaded(page);
  for (let week = 0; week < 3; week += 1) await page.getByRole('button', { name: 'Nästa vecka' }).click();
  await timesLoaded(page);
  await leaveOneBay(page);
  const lostAnswer = () => page.evaluate(() => sessionStorage.getItem('lostAnswer'));
  await loseHoldAnswers(page);
  const time = (await slots(page).first().textContent()) ?? '';
  await slots(page).first().click();
  await expect.poll(lostAnswer).toBe('200');

  // Loaded again, the page asks once more for the time that it holds itself.
  await page.reload();
  await expect(page.getByText('Vi håller tiden i 10 min')).toBeVisible();
  await expect(page.locator('.picked-slot')).toContainText(time);

  // Back in the list its own time is still offered.
  await page.getByRole('button', { name: 'Ändra verkstad eller tid' }).click();
  await timesLoaded(page);
  await expect(page.getByText('inte tillgänglig')).toHaveCount(0);

  await loseHoldAnswers(page);
  for (let week = 0; week < 3; week += 1) await page.getByRole('button', { name: 'Nästa vecka' }).click();
  await timesLoaded(page);
  await slots(page).first().click();
  await fillContact(page);
  await bookButton(page).click();
  await expect(confirmed(page)).toBeVisible();
  // Of the holds that took all bays but one.
  expect(consoleErrors.splice(0).every((text) => /status of 409/.test(text))).toBe(true);
});
