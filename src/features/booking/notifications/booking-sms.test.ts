import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { toGsmText } from '../../../shared/messaging/sms-text.ts';
import { smsSegments } from '../../../shared/messaging/testing/sms-segments.ts';
import { allLanguages } from '../../../shared/sites/languages.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { aVisitKind } from '../testing/visit-kinds.ts';
import type { VisitKind } from '../visit-kind.ts';
import { bookingSms } from './booking-sms.ts';
import { anAppointment, aServiceBooking } from './testing/a-service-booking.ts';

const manageUrl = `https://www.solvik-fahrzeuge.example/booking/${'k'.repeat(43)}`;
const kinds = ['confirmed', 'changed', 'cancelled', 'reminder'] as const;

test('the SMS says who, when and where, and how to change it', () => {
  const sms = bookingSms('confirmed', aServiceBooking(), {
    site: aSite(),
    texts: textsFor('sv'),
    visit: aVisitKind,
    manageUrl,
    isChangeable: true,
  });
  expect(sms).toEqual({
    from: 'Solvik',
    text: `Solvik Sverige: din tid är bokad onsdag 18 november kl. 07:30, Solvik Uppsala. Ändra eller avboka: ${manageUrl}`,
  });
});

test('SB-74 the SMS of a whole day says before 08:00, as page and mail do', () => {
  const booking = aServiceBooking({ appointment: anAppointment({ isFullDay: true }) });
  const context = { site: aSite(), texts: textsFor('sv'), visit: aVisitKind, manageUrl, isChangeable: true };
  expect(bookingSms('confirmed', booking, context).text).toContain('onsdag 18 november före kl. 08:00,');
});

test('the reminder says what its kind of visit says', () => {
  const visit: VisitKind = { ...aVisitKind, reminder: { ...aVisitKind.reminder, sms: 'bookingManageKeep' } };
  const context = { site: aSite(), texts: textsFor('sv'), visit, manageUrl, isChangeable: true };
  expect(bookingSms('reminder', aServiceBooking(), context).text).toBe(textsFor('sv')('bookingManageKeep'));
});

test('within 24 hours the SMS does not invite to change', () => {
  const context = { site: aSite(), texts: textsFor('sv'), visit: aVisitKind, manageUrl, isChangeable: false };
  const { text } = bookingSms('confirmed', aServiceBooking(), context);
  expect(text).toContain(`Din bokning: ${manageUrl}`);
});

test.each(allLanguages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
  'in %s, the SMS of kind %s has two segments at most, in the alphabet of telephones',
  (language, kind) => {
    const { workshop } = aServiceBooking();
    const booking = aServiceBooking({
      language,
      workshop: {
        ...workshop,
        siteName: 'Solvik Norrköping Ingelsta',
        address: 'Exportgatan 47 B, 602 28 Norrköping',
      },
    });
    const { text } = bookingSms(kind, booking, {
      site: aSite(),
      texts: textsFor(language),
      visit: aVisitKind,
      manageUrl,
      isChangeable: true,
    });
    expect(text).not.toMatch(/[{}?]/);
    expect(toGsmText(text)).toBe(text);
    expect(smsSegments(text)).toBeLessThanOrEqual(2);
    expect(text.includes(manageUrl)).toBe(kind !== 'cancelled');
  },
);
