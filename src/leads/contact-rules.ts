// Shared by the form in the browser and the intake on the server: no zod here, and the same answer on both sides.

export type FieldError = 'missing' | 'too short' | 'too long' | 'wrong';

/** What a visitor writes; the rest of a contact form is ticked or chosen. */
export type ContactField = 'name' | 'phone' | 'email' | 'message' | 'siteName';
export type ContactErrors = Partial<Record<ContactField, FieldError>>;

export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_MESSAGE_LENGTH = 4000;
const MIN_PHONE_DIGITS = 6;
const MAX_PHONE_DIGITS = 20;

/** All that is wrong at once; nothing, when the form can be sent. Sample cars need a seller (CONT-07). */
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
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as ContactErrors;
}

export function nameError(name: string): FieldError | undefined {
  const { length } = name.trim();
  if (length === 0) return 'missing';
  return length > MAX_NAME_LENGTH ? 'too long' : undefined;
}

/** An optional plus, then 6 to 20 digits or spaces: the plus does not count (CONT-03, CONT-04). */
export function phoneError(phone: string): FieldError | undefined {
  const given = phone.trim();
  if (given === '') return 'missing';
  if (/^\+?[0-9 ]{6,20}$/.test(given)) return undefined;
  const rest = given.replace(/^\+/, '');
  if (rest.replace(/[^0-9]/g, '').length < MIN_PHONE_DIGITS && !/[^0-9 ()./-]/.test(rest)) return 'too short';
  return /^[0-9 ]*$/.test(rest) && rest.length > MAX_PHONE_DIGITS ? 'too long' : 'wrong';
}

// As browsers check it (HTML, input type=email), but with a dot after the @: 'a@b' reaches nobody (CONT-05).
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function emailError(email: string): FieldError | undefined {
  const given = email.trim();
  if (given === '') return 'missing';
  if (given.length > MAX_EMAIL_LENGTH) return 'too long';
  return emailPattern.test(given) ? undefined : 'wrong';
}

export function messageError(message: string): FieldError | undefined {
  return message.length > MAX_MESSAGE_LENGTH ? 'too long' : undefined;
}
