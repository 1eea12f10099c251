import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { Booking } from '../booking.ts';
import { addDays } from '../calendar/local-date.ts';
import { FULL_DAY_TIME } from '../calendar/time-slot.ts';
import { isTimeToCome, type VisitKind } from '../visit-kind.ts';
import { arrivalInstant, endInstant, fullDayNote } from './appointment-time.ts';
import { carName } from './booking-mail.ts';

export type CalendarFileOptions = {
  site: Site;
  texts: Texts;
  visit: VisitKind;
  manageUrl: string;
  /** Whether the link still leads to another time. */
  isChangeable: boolean;
  /** Of the address that mails come from: the organiser whose updates calendars accept. */
  organiser: string;
  /** For a mail (RFC 5546) to the customer; otherwise a file to download, which names no customer. */
  isInvitation: boolean;
};

export type CalendarFile = { name: string; type: string; content: string };

/**
 * The booking for a calendar (RFC 5545). All versions of it have the same UID and a rising SEQUENCE, so that a calendar
 * moves and removes its entry instead of adding another.
 *
 * Times are in UTC: every calendar reads them alike. With a TZID, Outlook needs a VTIMEZONE that it matches to names of
 * its own, and Google ignores the one it is sent.
 */
export function calendarFile(booking: Booking, options: CalendarFileOptions): CalendarFile {
  const method = calendarMethod(booking, options.isInvitation);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Workshop booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    ...eventLines(booking, options),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    name: `${booking.id}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: lines.map((line) => `${foldLine(line)}\r\n`).join(''),
  };
}

function calendarMethod({ state }: Booking, isInvitation: boolean): 'REQUEST' | 'CANCEL' | 'PUBLISH' {
  if (state === 'cancelled') return 'CANCEL';
  return isInvitation ? 'REQUEST' : 'PUBLISH';
}

function eventLines(
  booking: Booking,
  { site, texts, visit, manageUrl, isChangeable, organiser, isInvitation }: CalendarFileOptions,
) {
  const { id, sequence, changedAt, state, workshop, customer, services } = booking;
  const { hostname } = new URL(site.url);
  const note = fullDayNote(booking, visit, texts);
  const title = texts('bookingCalendarTitle', { car: carName(booking) });
  const summary = isLeftBefore(booking, visit)
    ? `${title}. ${texts('bookingCalendarBefore', { time: FULL_DAY_TIME })}`
    : title;
  const description = [
    ...(note ? [note] : []),
    services.map(({ name }) => name).join(', '),
    `${texts('bookingMailNumber')}: ${id}`,
    `${texts(isChangeable ? 'bookingMailManage' : 'bookingMailShow')}: ${manageUrl}`,
  ].join('\n');
  return [
    `UID:${id}@${hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(new Date(changedAt))}`,
    ...timeLines(booking, visit),
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(`${workshop.siteName}, ${workshop.address}`)}`,
    `GEO:${workshop.latitude};${workshop.longitude}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${manageUrl}`,
    `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${parameter(site.displayName)}:mailto:${organiser}`,
    ...(isInvitation
      ? [
          `ATTENDEE;CN=${parameter(`${customer.firstName} ${customer.lastName}`)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${customer.email}`,
        ]
      : []),
    ...(state === 'cancelled'
      ? []
      : alarmTriggers(booking, visit).flatMap((trigger) => alarmLines(trigger, summary))),
  ];
}

function isLeftBefore(booking: Booking, visit: VisitKind): boolean {
  return booking.appointment.isFullDay && !isTimeToCome(booking, visit);
}

/** The day before and two hours before; where only the day is known, at noon of the day before. */
function alarmTriggers(booking: Booking, visit: VisitKind): readonly string[] {
  return isTimeToCome(booking, visit) ? ['-PT12H'] : ['-P1D', '-PT2H'];
}

function alarmLines(trigger: string, summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
}

/** A day without a time, where the workshop gets back with it; DTEND is then the day after. */
function timeLines(booking: Booking, visit: VisitKind): string[] {
  if (!isTimeToCome(booking, visit))
    return [`DTSTART:${utc(arrivalInstant(booking))}`, `DTEND:${utc(endInstant(booking))}`];
  const { date } = booking.appointment;
  return [`DTSTART;VALUE=DATE:${dateOnly(date)}`, `DTEND;VALUE=DATE:${dateOnly(addDays(date, 1))}`];
}

/** 20261118 */
function dateOnly(date: string): string {
  return date.replaceAll('-', '');
}

/** 20261118T063000Z */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Quoted; a quote or a line break inside would end it. */
function parameter(text: string): string {
  return `"${withoutControls(text).replace(/["\n]/g, ' ')}"`;
}

function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a customer typed may hold them, and RFC 5545 forbids them.
  return text.replaceAll('\r\n', '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}

const MAX_LINE_OCTETS = 75;

/** Lines of at most 75 octets; the space that begins a continuation counts. No character is cut in two. */
function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...folded, current].join('\r\n');
}
