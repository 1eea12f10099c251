import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { aVisitKind } from '../testing/visit-kinds.ts';
import { bookingMail } from './booking-mail.ts';
import { bookingMailHtml } from './booking-mail-html.ts';
import { bookingMailText } from './booking-mail-text.ts';
import { anAppointment, aServiceBooking } from './testing/a-service-booking.ts';

const manageUrl = 'https://solvik.example/booking/secret';

function contextIn(language: Language) {
  return {
    site: aSite({ workshopBookingPath: '/boka-service' }),
    texts: textsFor(language),
    visit: aVisitKind,
    manageUrl,
    isChangeable: true,
  };
}

test('the confirmation has the plate, the time, the workshop, the services with prices and the manage link', () => {
  const mail = bookingMail('confirmed', aServiceBooking(), contextIn('sv'));
  expect(mail.subject).toBe('Bokning bekräftad: onsdag 18 november kl. 07:30');
  expect(bookingMailText(mail).replaceAll('\u00a0', ' ')).toBe(`Din tid är bokad, Ebba.

Vi tar hand om din Volvo V60. Kalenderfilen som följer med lägger tiden i din kalender.

Tid:            onsdag 18 november kl. 07:30
Bil:            ABC 123, Volvo V60, 2020
Verkstad:       Solvik Uppsala
                Rapsgatan 25, 754 50 Uppsala
                018-17 40 60
Bokningsnummer: SB-7K3M9Q

Det här gör vi:

Originalservice: 4 295 kr
Hjulskifte, 4 st: 595 kr
Felsökning, ”Gnisslar till vänster”: Pris saknas*
Totalt inkl. moms: 4 890 kr

* Vissa priser kan inte beräknas förrän din bokning nått vår verkstad.

Ditt meddelande:

Nyckeln ligger i brevlådan.

Hitta hit: ${aSite().url}/api/maps/directions?to=Solvik+Uppsala%2C+Rapsgatan+25%2C+754+50+Uppsala

Ändra eller avboka: https://solvik.example/booking/secret

--
Du kan ändra eller avboka fram till 24 timmar före besöket. Därefter når du verkstaden på 018-17 40 60.
`);
});

test('the HTML mail says the same, and what a customer wrote is escaped', () => {
  const booking = aServiceBooking({ freeText: '<script>alert(1)</script>' });
  const html = bookingMailHtml(bookingMail('confirmed', booking, contextIn('sv')), aSite());
  for (const part of [
    'ABC 123',
    'Onsdag 18 november kl.\u00a007:30',
    'Rapsgatan 25',
    'Pris saknas*',
    '4\u00a0890\u00a0kr',
  ])
    expect(html).toContain(part);
  expect(html).toContain(`href="${manageUrl}"`);
  expect(html).toContain('href="tel:018174060"');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
});

test('a cancelled booking offers to book again and has no way to be managed', () => {
  const mail = bookingMail('cancelled', aServiceBooking({ state: 'cancelled' }), contextIn('sv'));
  expect(mail.subject).toBe('Avbokad: onsdag 18 november kl. 07:30');
  const text = bookingMailText(mail);
  expect(text).toContain('Boka en ny tid: https://solvik.example/boka-service');
  expect(text).not.toContain(manageUrl);
  expect(bookingMailHtml(mail, aSite())).toContain('line-through');
});

test('a car for the whole day is left before 08:00', () => {
  const booking = aServiceBooking({
    appointment: anAppointment({ isFullDay: true, startsAt: 420, endsAt: 1020 }),
  });
  const mail = bookingMail('reminder', booking, contextIn('sv'));
  expect(mail.when).toMatchObject({
    value: 'onsdag 18 november före kl. 08:00',
    note: 'Lämna bilen före kl. 08:00. Vi hör av oss när den är klar.',
  });
});

test.each([
  ['sv', 'Vi ses i morgon, Ebba.', 'onsdag 18 november kl. 07:30'],
  ['nb', 'Vi ses i morgen, Ebba.', 'onsdag 18. november kl. 07:30'],
  ['en', 'See you tomorrow, Ebba.', 'Wednesday 18 November at 07:30'],
  ['fi', 'Nähdään huomenna, Ebba.', 'keskiviikko 18. marraskuuta klo 07:30'],
  ['sk', 'Uvidíme sa zajtra, Ebba.', 'streda 18. novembra o 07:30'],
] as const)('the reminder in %s', (language, heading, time) => {
  const mail = bookingMail('reminder', aServiceBooking({ language }), contextIn(language));
  expect(mail.heading).toBe(heading);
  expect(mail.when.value).toBe(time);
});

test('where the last 24 hours have begun, nothing is promised about changing', () => {
  const mail = bookingMail('reminder', aServiceBooking(), { ...contextIn('sv'), isChangeable: false });
  expect(mail.action.label).toBe('Din bokning');
  expect(mail.foot).toBe('Behöver du ändra något? Ring verkstaden på 018-17 40 60.');
});
