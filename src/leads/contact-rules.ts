// Shared by the form in the browser and the intake on the server: no zod here, and the same answer on both sides.

export type Fault = 'missing' | 'too short' | 'too long' | 'wrong';

/** What a visitor writes; the rest of a contact form is ticked or chosen. */
export type ContactText = 'name' | 'phone' | 'email' | 'message' | 'siteName';
export type ContactFaults = Partial<Record<ContactText, Fault>>;

export const LONGEST_NAME = 100;
export const LONGEST_EMAIL = 254;
export const LONGEST_MESSAGE = 4000;
const PHONE_FEWEST = 6;
const PHONE_MOST = 20;

/** All that is wrong at once; nothing, when the form can be sent. Sample cars need a seller (CONT-07). */
export function contactFaults(
  values: Readonly<Record<ContactText, string>>,
  { isSample }: { isSample: boolean },
): ContactFaults {
  const found: Record<ContactText, Fault | undefined> = {
    siteName: isSample ? nameFault(values.siteName) : undefined,
    name: nameFault(values.name),
    phone: phoneFault(values.phone),
    email: emailFault(values.email),
    message: messageFault(values.message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as ContactFaults;
}

export function nameFault(name: string): Fault | undefined {
  const { length } = name.trim();
  if (length === 0) return 'missing';
  return length > LONGEST_NAME ? 'too long' : undefined;
}

/** An optional plus, then 6 to 20 digits or spaces: the plus does not count (CONT-03, CONT-04). */
export function phoneFault(phone: string): Fault | undefined {
  const given = phone.trim();
  if (given === '') return 'missing';
  if (/^\+?[0-9 ]{6,20}$/.test(given)) return undefined;
  const rest = given.replace(/^\+/, '');
  if (rest.replace(/[^0-9]/g, '').length < PHONE_FEWEST && !/[^0-9 ()./-]/.test(rest)) return 'too short';
  return /^[0-9 ]*$/.test(rest) && rest.length > PHONE_MOST ? 'too long' : 'wrong';
}

// As browsers check it (HTML, input type=email), but with a dot after the @: 'a@b' reaches nobody (CONT-05).
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function emailFault(email: string): Fault | undefined {
  const given = email.trim();
  if (given === '') return 'missing';
  if (given.length > LONGEST_EMAIL) return 'too long';
  return emailPattern.test(given) ? undefined : 'wrong';
}

export function messageFault(message: string): Fault | undefined {
  return message.length > LONGEST_MESSAGE ? 'too long' : undefined;
}
