import { BookingPage } from './booking-page.ts';
import { bookButton, confirmed, contact, field, slots, timesLoaded } from './booking-times.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { inputDevices } from './input-devices.ts';

/**
 * With the journeys of booking-time.spec.ts (mouse at 1440 px, keyboard at 1024, touch at 390) every input device books
 * at every width; here without detours, and at workshops of their own: they run at the same time.
 */
const journeys = {
  mouse: { widths: [390, 1024], place: 'Västerås', plates: ['abc 201', 'abc 210'] },
  keyboard: { widths: [390, 1440], place: 'Norrköping', plates: ['abc 202', 'abc 211'] },
  touch: { widths: [1024, 1440], place: 'Karlstad', plates: ['abc 203', 'abc 212'] },
} as const;

for (const name of ['mouse', 'keyboard', 'touch'] as const) {
  const { widths, place, plates } = journeys[name];
  test.describe(name, () => {
    test.use({ hasTouch: name === 'touch' });

    test(`SB-01 SB-17 SB-35 SB-57 SB-71 SB-83 SB-92 by ${name} alone from the plate to the confirmation at ${widths.join(' and ')} px`, async ({
      page,
    }) => {
      const booking = new BookingPage(page);
      const device = inputDevices[name](page);
      const [narrow, wide] = widths;
      await page.setViewportSize({ width: narrow, height: 844 });
      await booking.open();
      await book(plates[0]);
      await page.setViewportSize({ width: wide, height: 844 });
      await device.press(page.getByRole('button', { name: 'Ny bokning' }));
      await expect(booking.step(1)).toHaveAttribute('aria-current', 'step');
      // Another car: the first is in the workshop then.
      await book(plates[1]);

      async function book(plate: string) {
        await booking.reachTimesBy(device, place, 'AC-service', plate);
        await timesLoaded(page);
        await device.press(slots(page).first());
        for (const [label, value] of Object.entries(contact)) await device.type(field(page, label), value);
        await expectNoSidewaysScroll(page);
        await device.press(bookButton(page));
        await expect(confirmed(page)).toBeFocused();
      }
    });
  });
}
