// Shared by forms in the browser and routes on the server, so no zod here.

/** Why a form field is refused. */
export type FieldError = 'missing' | 'too short' | 'too long' | 'wrong';

export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
const MIN_PHONE_LENGTH = 6;
const MAX_PHONE_LENGTH = 20;

export function nameError(name: string): FieldError | undefined {
  const { length } = name.trim();
  if (length === 0) return 'missing';
  return length > MAX_NAME_LENGTH ? 'too long' : undefined;
}

/** An optional plus, then 6 to 20 digits or spaces: the plus does not count (CONT-03, CONT-04). */
export function phoneError(phone: string): FieldError | undefined {
  const plain = plainPhone(phone);
  if (plain === '') return 'missing';
  const rest = plain.replace(/^\+/, '');
  if (/[^0-9 ]/.test(rest)) return 'wrong';
  if (rest.length < MIN_PHONE_LENGTH) return 'too short';
  return rest.length > MAX_PHONE_LENGTH ? 'too long' : undefined;
}

/**
 * A number without the signs that people group it by, in any country: '070-123 45 67', '(020) 7946 0958', '0905/123 456',
 * '+46 (0)70 123 45 67', '0046 70…'. Digits with spaces alone stay as they were written.
 */
export function plainPhone(phone: string): string {
  const written = phone.trim();
  if (/^(?!00)\+?[0-9 ]*$/.test(written)) return written;
  return written
    .replace(/^(\(?(?:\+|00).*?)\(0\)/, '$1')
    .replace(/[\s\p{Pd}\u2212()./]+/gu, '')
    .replace(/^00(?=[1-9])/, '+');
}

// As browsers check it (HTML, input type=email), but with a dot after the @, and at the end a domain that can exist: no
// top-level domain has one letter or digits alone, so 'a@b' and 'a@b.c' are refused (CONT-05).
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?:[a-zA-Z]{2,63}|xn--[a-zA-Z0-9-]{1,58}[a-zA-Z0-9])$/;

export function emailError(email: string): FieldError | undefined {
  const value = email.trim();
  if (value === '') return 'missing';
  if (value.length > MAX_EMAIL_LENGTH) return 'too long';
  return emailPattern.test(value) ? undefined : 'wrong';
}
