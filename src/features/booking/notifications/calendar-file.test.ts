import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import type { Booking } from '../booking.ts';
import { aVisitKind } from '../testing/visit-kinds.ts';
import { calendarFile } from './calendar-file.ts';
import { anAppointment, aServiceBooking } from './testing/a-service-booking.ts';

const manageUrl = `https://solvik.example/booking/${'k'.repeat(43)}`;

function fileOf(booking: Booking, isInvitation = true) {
  const { languages: _, ...site } = aSite();
  const options = {
    site: { ...site, languages: ['sv'] as const },
    texts: textsFor('sv'),
    visit: aVisitKind,
    manageUrl,
    isChangeable: true,
  };
  return calendarFile(booking, { ...options, organiser: 'no-reply@solvik.example', isInvitation });
}

/** As a calendar reads it. */
function parsed(booking: Booking, isInvitation = true) {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(booking, isInvitation).content));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('the file has no event');
  const event = new ICAL.Event(component);
  return { method: calendar.getFirstPropertyValue('method'), component, event };
}

test('a calendar reads the car, the workshop, the time and the link', () => {
  const { event, component, method } = parsed(aServiceBooking());
  expect(method).toBe('REQUEST');
  expect(event.summary).toBe('Verkstad: Volvo V60');
  expect(event.location).toBe('Solvik Uppsala, Rapsgatan 25, 754 50 Uppsala');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-18T06:30:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-18T08:00:00.000Z');
  expect(event.description).toBe(
    `Originalservice, Hjulskifte, Felsökning\nBokningsnummer: SB-7K3M9Q\nÄndra eller avboka: ${manageUrl}`,
  );
  expect(component.getFirstPropertyValue('url')).toBe(manageUrl);
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:no-reply@solvik.example');
  expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['mailto:ebba@example.com']);
});

test('SB-74 a whole day says before 08:00, in the title and in the description', () => {
  const { event } = parsed(aServiceBooking({ appointment: anAppointment({ isFullDay: true }) }));
  expect(event.summary).toBe('Verkstad: Volvo V60. Lämna bilen före kl. 08:00');
  expect(event.description).toContain('Lämna bilen före kl. 08:00. Vi hör av oss när den är klar.');
});

test('the calendar reminds the day before and two hours before, of what is not cancelled', () => {
  const triggers = (booking: Booking) =>
    parsed(booking)
      .component.getAllSubcomponents('valarm')
      .map((alarm) => [
        alarm.getFirstPropertyValue('action'),
        String(alarm.getFirstPropertyValue('trigger')),
      ]);
  expect(triggers(aServiceBooking())).toEqual([
    ['DISPLAY', '-P1D'],
    ['DISPLAY', '-PT2H'],
  ]);
  expect(triggers(aServiceBooking({ sequence: 1, state: 'cancelled' }))).toEqual([]);
});

test('a change and a cancellation have the same UID, a higher sequence and the right method', () => {
  const booked = parsed(aServiceBooking());
  const moved = parsed(aServiceBooking({ sequence: 1 }));
  const cancelled = parsed(aServiceBooking({ sequence: 2, state: 'cancelled' }));
  const all = [booked, moved, cancelled];
  expect(new Set(all.map(({ event }) => event.uid))).toEqual(new Set(['SB-7K3M9Q@solvik.example']));
  expect(all.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
  expect(all.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(all.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect(fileOf(aServiceBooking({ sequence: 2, state: 'cancelled' })).type).toBe(
    'text/calendar; charset=utf-8; method=CANCEL',
  );
});

test('the file to download is no invitation and names no customer', () => {
  const { method, event } = parsed(aServiceBooking(), false);
  expect(method).toBe('PUBLISH');
  expect(event.attendees).toEqual([]);
  expect(fileOf(aServiceBooking(), false).content).not.toMatch(/ebba|lindmark/i);
});

test('a car that is left for the whole day is there from 08:00 until the workshop closes', () => {
  const appointment = anAppointment({ isFullDay: true, startsAt: 7 * 60, endsAt: 17 * 60 });
  const { event } = parsed(aServiceBooking({ appointment }));
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-18T07:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-18T16:00:00.000Z');
});

describe('both clock changes of 2026', () => {
  test.each([
    ['Saturday before summer time', '2026-03-28', 'Europe/Stockholm', '2026-03-28T06:30:00.000Z'],
    ['Sunday of summer time', '2026-03-29', 'Europe/Stockholm', '2026-03-29T05:30:00.000Z'],
    ['Monday after it', '2026-03-30', 'Europe/Stockholm', '2026-03-30T05:30:00.000Z'],
    ['Saturday before winter time', '2026-10-24', 'Europe/Stockholm', '2026-10-24T05:30:00.000Z'],
    ['Sunday of winter time', '2026-10-25', 'Europe/Stockholm', '2026-10-25T06:30:00.000Z'],
    ['Monday after it', '2026-10-26', 'Europe/Stockholm', '2026-10-26T06:30:00.000Z'],
    ['Sunday of summer time in Finland', '2026-03-29', 'Europe/Helsinki', '2026-03-29T04:30:00.000Z'],
    ['Sunday of winter time in Britain', '2026-10-25', 'Europe/London', '2026-10-25T07:30:00.000Z'],
  ])('%s, %s at 07:30 in %s', (_, date, timeZone, instant) => {
    const { workshop } = aServiceBooking();
    const booking = aServiceBooking({
      appointment: anAppointment({ date }),
      workshop: { ...workshop, timeZone },
    });
    const { event } = parsed(booking);
    expect(event.startDate.toJSDate().toISOString()).toBe(instant);
    expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(90 * 60_000);
  });
});

test('what people typed cannot break out of its line', () => {
  const hostile = 'A;B,C\\D"E\r\nATTENDEE:mailto:stranger@evil.example\u0007';
  const { workshop, customer } = aServiceBooking();
  const { event } = parsed(
    aServiceBooking({
      workshop: { ...workshop, siteName: hostile },
      customer: { ...customer, lastName: hostile },
    }),
  );
  expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['mailto:ebba@example.com']);
  expect(event.location).toBe(
    'A;B,C\\D"E\nATTENDEE:mailto:stranger@evil.example , Rapsgatan 25, 754 50 Uppsala',
  );
});

test('lines end in CRLF and have at most 75 octets, and no character is cut in two', () => {
  const { workshop } = aServiceBooking();
  const siteName = 'Åäö 🚗 '.repeat(40).trim();
  const booking = aServiceBooking({ workshop: { ...workshop, siteName } });
  const { content } = fileOf(booking);
  const lines = content.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(content.isWellFormed()).toBe(true);
  expect(lines.every((line) => line.isWellFormed())).toBe(true);
  expect(parsed(booking).event.location).toContain(siteName);
});
