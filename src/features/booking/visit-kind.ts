import type { TextKey } from '../../shared/sites/dictionary.ts';
import type { Booking } from './booking.ts';
import type { Job } from './calendar/bay.ts';

/** What a message to the customer says, as keys of texts. */
export type MessageWords = { subject: TextKey; heading: TextKey; intro: TextKey; sms: TextKey };

/** A kind of visit to the bays of a workshop, as the feature that books it declares it. */
export type VisitKind = {
  /** Bookings with this service are of the kind; without one, all that are of no other. */
  serviceCode?: string;
  /** What it takes of a bay; without one, what the price list says of its services. */
  job?: Job;
  /** Said of a visit that is booked for a day, where the workshop gets back with the time; otherwise the car is left in the morning. */
  timeToCome?: TextKey;
  /** Until so many hours before it the customer may move or cancel it: later, the workshop has ordered what it needs. */
  changeUntilHours: number;
  /** When the customer is reminded of it, and how. */
  reminder: MessageWords & {
    daysBefore: number;
    /** Not where the customer has booked or moved it within so many hours. */
    unlessToldWithinHours: number;
  };
};

/** What a feature that books visits brings besides; main collects them. */
export type BooksVisits = { visits: readonly VisitKind[] };

export type VisitKinds = { all: readonly VisitKind[]; of(booking: Pick<Booking, 'services'>): VisitKind };

export function visitKindsOf(features: readonly Partial<BooksVisits>[]): VisitKinds {
  const all = features.flatMap(({ visits }) => visits ?? []);
  const byCode = new Map(all.map((kind) => [kind.serviceCode, kind]));
  return {
    all,
    of({ services }) {
      const code = services.map((service) => service.code).find((each) => byCode.has(each));
      const kind = byCode.get(code);
      if (!kind) throw new Error('no feature books visits without a service of its own');
      return kind;
    },
  };
}

/** Whether only the day is known. */
export function isTimeToCome({ appointment }: Pick<Booking, 'appointment'>, { timeToCome }: VisitKind) {
  return appointment.isFullDay && timeToCome !== undefined;
}
