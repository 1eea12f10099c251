import type { Site } from '../../sites/site.ts';
import type { Texts } from '../../sites/texts.ts';
import type { Booking } from '../booking.ts';
import { addDays } from '../calendar/local-date.ts';
import { isTimeToCome } from '../wheel-change.ts';
import { arrivalInstant, endInstant } from './appointment-time.ts';
import { carName } from './booking-mail.ts';

export type CalendarFileOptions = {
  site: Site;
  texts: Texts;
  manageUrl: string;
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
  { site, texts, manageUrl, organiser, isInvitation }: CalendarFileOptions,
) {
  const { id, sequence, changedAt, state, workshop, customer, services } = booking;
  const { hostname } = new URL(site.url);
  const description = [
    services.map(({ name }) => name).join(', '),
    `${texts('bookingMailNumber')}: ${id}`,
    `${texts('bookingMailManage')}: ${manageUrl}`,
  ].join('\n');
  return [
    `UID:${id}@${hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(new Date(changedAt))}`,
    ...timeLines(booking),
    `SUMMARY:${escapeText(texts('bookingCalendarTitle', { car: carName(booking) }))}`,
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
  ];
}

/** A day without a time, where the workshop gets back with it; DTEND is then the day after. */
function timeLines(booking: Booking): string[] {
  if (!isTimeToCome(booking))
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
