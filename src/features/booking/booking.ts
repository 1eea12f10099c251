import type { Language } from '../../shared/sites/languages.ts';

export type BookingState = 'booked' | 'cancelled' | 'no-show';

/** One line of a booking, as it was offered when it was booked. */
export type BookedService = {
  code: string;
  name: string;
  units: number;
  unitAbbreviation?: string | undefined;
  /** For all units; undefined where it was not known. */
  price: number | undefined;
  userInput: string;
};

/** What the customer, the mails and the staff see. Everything that the calendar needs is in `Appointment`. */
export type Booking = {
  /** What the customer is told, such as SB-7K3M9Q. */
  id: string;
  state: BookingState;
  site: string;
  language: Language;
  appointment: Appointment;
  registrationNumber: string;
  /** As the customer wrote it, where the country's spelling cannot be told from letters and figures alone: 'B-MW 1234'. */
  plate?: string | undefined;
  car: {
    brand: string;
    model: string;
    /** Undefined where only the tyre hotel knows the car. */
    buildYear?: number | undefined;
  };
  mileage: number;
  customer: { firstName: string; lastName: string; phone: string; email: string };
  freeText: string;
  /** Of the staff; customers never see it. */
  note?: string | undefined;
  services: readonly BookedService[];
  workshop: {
    siteId: string;
    siteName: string;
    address: string;
    phone: string;
    email: string;
    latitude: number;
    longitude: number;
    timeZone: string;
  };
  createdAt: string;
  changedAt: string;
  /** Counts the changes that calendars were sent (SEQUENCE in RFC 5545). */
  sequence: number;
};

/** A piece of a bay's day. Local wall time of the department. */
export type Appointment = {
  departmentId: string;
  bayId: string;
  /** YYYY-MM-DD */
  date: string;
  /** Minutes since midnight. */
  startsAt: number;
  endsAt: number;
  isFullDay: boolean;
};
