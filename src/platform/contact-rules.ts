// Shared by forms in the browser and routes on the server, so no zod here.

/** Why a form field is refused. */
export type FieldError = 'missing' | 'too short' | 'too long' | 'wrong';

export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
const MIN_PHONE_DIGITS = 6;
const MAX_PHONE_DIGITS = 20;

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
