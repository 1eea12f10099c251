// Shared by the form in the browser and the route on the server, so no zod here.

import type { FieldError } from '../../../shared/platform/contact-rules.ts';

/** The text fields of the contact form. */
export const contactFields = ['name', 'phone', 'email', 'message', 'siteName'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactErrors = Partial<Record<ContactField, FieldError>>;
