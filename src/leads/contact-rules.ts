// Shared by the form in the browser and the route on the server, so no zod here.

import type { FieldError } from './field-error.ts';

/** The text fields of the contact form. */
export type ContactField = 'name' | 'phone' | 'email' | 'message' | 'siteName';
export type ContactErrors = Partial<Record<ContactField, FieldError>>;

export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_MESSAGE_LENGTH = 4000;
const MIN_PHONE_DIGITS = 6;
const MAX_PHONE_DIGITS = 20;

/** All errors at once; empty when the form can be sent. Sample cars need a seller (CONT-07). */
export function contactErrors(
  values: Readonly<Record<ContactField, string>>,
  { isSample }: { isSample: boolean },
): ContactErrors {
  const found: Record<ContactField, FieldError | undefined> = {
    siteName: isSample ? nameError(values.siteName) : undefined,
    name: nameError(values.name),
    phone: phoneError(values.phone),
    email: emailError(values.email),
    message: messageError(values.message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error)) as ContactErrors;
}

export function nameError(name: string): FieldError | undefined {
  const { length } = name.trim();
  if (length === 0) return 'missing';
  return length > MAX_NAME_LENGTH ? 'too long' : undefined;
}

/** An optional plus, then 6 to 20 digits or spaces: the plus does not count (CONT-03, CONT-04). */
export function phoneError(phone: string): FieldError | undefined {
  const value = phone.trim();
  if (value === '') return 'missing';
  if (/^\+?[0-9 ]{6,20}$/.test(value)) return undefined;
  const rest = value.replace(/^\+/, '');
  if (rest.replace(/[^0-9]/g, '').length < MIN_PHONE_DIGITS && !/[^0-9 ()./-]/.test(rest)) return 'too short';
  return /^[0-9 ]*$/.test(rest) && rest.length > MAX_PHONE_DIGITS ? 'too long' : 'wrong';
}

// As browsers check it (HTML, input type=email), but with a dot after the @: 'a@b' is refused (CONT-05).
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function emailError(email: string): FieldError | undefined {
  const value = email.trim();
  if (value === '') return 'missing';
  if (value.length > MAX_EMAIL_LENGTH) return 'too long';
  return emailPattern.test(value) ? undefined : 'wrong';
}

export function messageError(message: string): FieldError | undefined {
  return message.length > MAX_MESSAGE_LENGTH ? 'too long' : undefined;
}
