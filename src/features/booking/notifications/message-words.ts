import type { MessageWords, VisitKind } from '../visit-kind.ts';
import type { BookingMessageKind } from './booking-deliveries.ts';

/** What every kind of visit says in the same words, and the reminder of its own feature. */
export function messageWords(kind: BookingMessageKind, { reminder }: VisitKind): MessageWords {
  if (kind === 'reminder') return reminder;
  const suffix = suffixes[kind];
  return {
    subject: `bookingMailSubject${suffix}`,
    heading: `bookingMailHeading${suffix}`,
    intro: `bookingMailIntro${suffix}`,
    sms: `bookingSms${suffix}`,
  };
}

const suffixes = { confirmed: 'Confirmed', changed: 'Changed', cancelled: 'Cancelled' } as const;
