import { BookingPage } from './booking-page.ts';
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
