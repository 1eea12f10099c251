import type { DeclaredFormProps, FieldErrors, FieldView } from '../declared-form-props.ts';
import { fieldError, parseWholeNumber } from '../field-rules.ts';
import type { FormFieldError } from '../form-field.ts';

/** The errors of all fields, in the order of the form. */
export function findErrors(entered: FormData, { sections }: DeclaredFormProps, now: Date): FieldErrors {
  const fields = sections.flatMap((section) => section.fields);
  const found = fields.map((field) => [field.name, errorOf(field, entered, now)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, FormFieldError] => Boolean(entry[1])));
}

export function errorOf(field: FieldView, entered: FormData, now: Date): FormFieldError | undefined {
  const { timeZone, notBefore } = field;
  // The page may have been rendered yesterday: today is decided now, in the site's time zone.
  const ruled = timeZone ? { ...field, notBefore: localDate(now, timeZone) } : { ...field, notBefore };
  return fieldError(ruled, entered.getAll(field.name).map(String));
}

/** YYYY-MM-DD */
export function localDate(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

/** The posted values: every field, and what goes with the chosen options. */
export function valuesToSend(entered: FormData, { sections, constants, token }: DeclaredFormProps) {
  const values: Record<string, unknown> = { ...constants };
  for (const field of sections.flatMap((section) => section.fields)) {
    values[field.name] = valueToSend(field, entered);
    const chosen = field.options?.find(({ value }) => value === values[field.name]);
    Object.assign(values, chosen?.also);
  }
  const website = String(entered.get('website') ?? '');
  return { ...values, formToken: token, ...(website && { website }) };
}

function valueToSend({ name, kind }: FieldView, entered: FormData): unknown {
  const all = entered.getAll(name).map((value) => String(value).trim());
  if (kind === 'choices' || kind === 'slot') return all;
  if (kind === 'checkbox') return all.length > 0;
  const [value = ''] = all;
  return kind === 'number' ? parseWholeNumber(value) : value;
}
