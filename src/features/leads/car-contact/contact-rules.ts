// Shared by the form in the browser and the route on the server, so no zod here.

import {
  emailError,
  type FieldError,
  nameError,
  phoneError,
} from '../../../shared/platform/contact-rules.ts';

/** The text fields of the contact form. */
export const contactFields = ['name', 'phone', 'email', 'message', 'siteName'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactErrors = Partial<Record<ContactField, FieldError>>;

export const MAX_MESSAGE_LENGTH = 4000;

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

export function messageError(message: string): FieldError | undefined {
  return message.length > MAX_MESSAGE_LENGTH ? 'too long' : undefined;
}
