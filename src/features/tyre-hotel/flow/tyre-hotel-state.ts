import type { TyreBookingConfirmation } from '../tyre-booking.ts';
import type { TyreHotelCustomer } from '../tyre-hotel-service.ts';
import type { Validated } from '../tyre-vehicle.ts';

/** The states of the page (TH-01). The rating is a part of the confirmation, no state of its own (TH-02). */
export type Stage =
  | { step: 'search' }
  /** With the code that was sent before, when a new one is wanted. */
  | { step: 'login'; customer: TyreHotelCustomer; sent?: SentCode | undefined }
  | { step: 'validate'; customer: TyreHotelCustomer; sent: SentCode; isRefused: boolean }
  | { step: 'loggedIn'; validated: Validated }
  | { step: 'booking'; validated: Validated; regNo: string }
  | { step: 'confirmation'; validated: Validated; confirmation: TyreBookingConfirmation };

/** A code on its way to the customer's telephone. */
export type SentCode = {
  authorizationToken: string;
  /** Milliseconds; another code can be asked for a minute later (TH-25). */
  sentAt: number;
  /** How often a wrong code was entered. */
  wrongTries: number;
};

export type TyreHotelStep = Stage['step'];

export type Contact = {
  firstName: string;
  lastName: string;
  phoneMobile: string;
  email: string;
  freeText: string;
};

/** What has been entered for the booking. It lives in memory alone: the tab's storage has no room for it (TH-07). */
export type BookingDraft = {
  /** The vehicle it is for; another plate begins with an empty draft. */
  regNo: string;
  /** YYYY-MM-DD */
  date?: string | undefined;
  /** HH:mm */
  time?: string | undefined;
  contact: Contact;
};

export type TyreHotelState = {
  registrationNumber: string;
  stage: Stage;
  draft: BookingDraft;
  /** The server has ended the session while the visitor was booking. */
  isSessionExpired: boolean;
};

export type TyreHotelAction =
  | { type: 'loaded'; registrationNumber: string; stored: StoredSession | undefined }
  | { type: 'registration number typed'; registrationNumber: string }
  | { type: 'customer found'; customer: TyreHotelCustomer }
  | { type: 'registration number changed' }
  | { type: 'code sent'; authorizationToken: string; at: number }
  | { type: 'code refused' }
  | { type: 'new code wanted' }
  | { type: 'code at hand' }
  | { type: 'validated'; validated: Validated }
  | { type: 'booking opened'; regNo: string }
  | { type: 'booking left' }
  | { type: 'date chosen'; date: string }
  | { type: 'date cleared' }
  | { type: 'time chosen'; time: string }
  | { type: 'time cleared' }
  | { type: 'contact changed'; contact: Partial<Contact> }
  | { type: 'confirmation left' }
  | { type: 'booked'; confirmation: TyreBookingConfirmation }
  | { type: 'session expired' }
  | { type: 'logged out' };

/** What the tab's storage holds, and no more (TH-07). */
export type StoredSession = {
  validated: Validated;
  confirmation?: TyreBookingConfirmation | undefined;
};
