import { emailError, type FieldError, phoneError } from '../../../shared/platform/contact-rules.ts';
import type { TyreBookingRequest } from '../tyre-booking.ts';
import type { BookingDraft, Contact } from './tyre-hotel-state.ts';

const requiredFields = ['firstName', 'lastName', 'phoneMobile', 'email'] as const;

type RequiredField = (typeof requiredFields)[number];

/** Date, time where there are times, and four filled fields open the button (TH-47). */
export function isReadyToBook(draft: BookingDraft, hasTimes: boolean): boolean {
  return !lacksTime(draft, hasTimes) && missingFields(draft).length === 0;
}

/** Without times the workshop sets one itself (TH-44). */
export function lacksTime({ date, time }: BookingDraft, hasTimes: boolean): boolean {
  return date === undefined || (time === undefined && hasTimes);
}

/** Required and not filled in, in the order of the form. */
export function missingFields({ contact }: BookingDraft): readonly RequiredField[] {
  return requiredFields.filter((field) => contact[field].trim() === '');
}

/** Only digits and plus signs are kept (TH-48). */
export function normalizeMobile(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/** What is filled in but cannot be right, so that a confirmation would not arrive. */
export function contactErrors({ phoneMobile, email }: Contact): {
  phoneMobile?: FieldError | undefined;
  email?: FieldError | undefined;
} {
  return { phoneMobile: phoneError(phoneMobile), email: emailError(email) };
}

/** The body of create (TH-50). Without a time the workshop sets it itself (TH-44). */
export function toBookingRequest(draft: BookingDraft): TyreBookingRequest | undefined {
  const { regNo, date, time, contact } = draft;
  if (!date) return undefined;
  const bookingDate = `${date}T${time ?? '00:00'}:00.00`;
  const { firstName, lastName, email, phoneMobile, freeText } = contact;
  return {
    bookingDate,
    bookingStart: time ? bookingDate : null,
    regNo,
    freeText: freeText.trim(),
    customer: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phoneMobile,
    },
  };
}
