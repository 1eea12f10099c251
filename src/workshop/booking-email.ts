// Shared by the form in the browser and the routes on the server, so no zod here.
import { emailError, type FieldError } from '../platform/contact-rules.ts';

/** A top-level part of at least two letters is required besides (SB-84). */
export function bookingEmailError(email: string): FieldError | undefined {
  return emailError(email) ?? (/\.[a-z]{2,}$/i.test(email.trim()) ? undefined : 'wrong');
}
