// Shared by the form in the browser and the route on the server, so no zod here.

import { emailError, nameError, phoneError } from '../platform/contact-rules.ts';
import type { FieldKind, FormFieldError } from './form-field.ts';

/** What the rules need to know of a field; the browser gets this and no more. */
export type RuledField = {
  kind: FieldKind;
  required: boolean;
  min?: number | undefined;
  /** YYYY-MM-DD in the site's time zone. */
  notBefore?: string | undefined;
};

export const MAX_LINE_LENGTH = 200;
export const MAX_MESSAGE_LENGTH = 4000;
export const MAX_PLATE_LENGTH = 12;
const MAX_NUMBER = 9_999_999;

/** What is wrong with what was entered; several values are one field's ticked options. */
export function fieldError(field: RuledField, values: readonly string[]): FormFieldError | undefined {
  const value = values[0]?.trim() ?? '';
  if (value === '') return field.required ? 'missing' : undefined;
  const rule = rules[field.kind];
  return rule?.(value, field);
}

type Rule = (value: string, field: RuledField) => FormFieldError | undefined;

const shortLine: Rule = (value) => (value.length > MAX_LINE_LENGTH ? 'too long' : undefined);

const rules: Partial<Record<FieldKind, Rule>> = {
  text: shortLine,
  name: nameError,
  phone: phoneError,
  email: emailError,
  plate: plateError,
  message: messageError,
  number: numberError,
  date: dateError,
};

export function messageError(message: string): 'too long' | undefined {
  return message.length > MAX_MESSAGE_LENGTH ? 'too long' : undefined;
}

/** Letters and digits of any country; spaces and dashes are how people write them. */
function plateError(value: string): FormFieldError | undefined {
  if (value.length > MAX_PLATE_LENGTH) return 'too long';
  return /^[\p{L}\d][\p{L}\d -]+$/u.test(value) ? undefined : 'wrong';
}

function numberError(value: string, { min = 0 }: RuledField): FormFieldError | undefined {
  const number = parseWholeNumber(value);
  if (number === undefined) return 'wrong';
  if (number > MAX_NUMBER) return 'too long';
  return number < min ? 'too low' : undefined;
}

/** '12 500' and '12500'. */
export function parseWholeNumber(text: string): number | undefined {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '');
  return /^-?\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

function dateError(value: string, { notBefore }: RuledField): FormFieldError | undefined {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value) && toIsoDate(value) === value;
  if (!isDate) return 'wrong';
  return notBefore !== undefined && value < notBefore ? 'too early' : undefined;
}

/** 30 February becomes 2 March: a date that comes back changed is none. */
function toIsoDate(value: string): string | undefined {
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
