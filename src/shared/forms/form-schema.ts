import { z } from 'zod';
import { plainPhone } from '../platform/contact-rules.ts';
import { fieldError, parseWholeNumber, type RuledField } from './field-rules.ts';
import type { FormField, FormFieldError, FormFields } from './form-field.ts';
import type { LoadedOptions } from './load-options.ts';
import { formValues } from './submitted-form.ts';
import { toLine, toLines } from './text-input.ts';

type SchemaSettings = {
  /** Fields that may be left out although they are declared as required. */
  optional?: readonly string[];
  /** YYYY-MM-DD in the site's time zone. */
  today?: string;
  options?: LoadedOptions;
};

/** The zod schema of a form's values. Without settings it is the one of the API documentation. */
export function formSchema(fields: FormFields, settings: SchemaSettings = {}) {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(name, field, settings)]);
  return formValues.extend(Object.fromEntries(shape) as Record<string, z.ZodType>);
}

function fieldSchema(name: string, field: FormField, settings: SchemaSettings): z.ZodType {
  if (field.kind === 'constant')
    return z
      .unknown()
      .optional()
      .transform(() => field.value)
      .meta({ const: field.value });
  if (field.kind === 'slot')
    return z
      .unknown()
      .optional()
      .meta({ type: 'array', items: { type: 'string' } });
  const required = Boolean(field.required) && !settings.optional?.includes(name);
  const rule = ruledField(field, required, settings.today);
  if (field.kind === 'checkbox') return checkboxSchema(required);
  if (field.kind === 'choices') return choicesSchema(rule, settings.options?.[name]);
  if (field.kind === 'number') return numberSchema(rule);
  const allowed = 'options' in field ? settings.options?.[name] : undefined;
  const checked = z
    .string(missingOrWrong)
    .overwrite(normaliseFor(field.kind))
    .check(({ value, issues }) => {
      const isUnknown = value !== '' && allowed && !allowed.some((option) => option.value === value);
      const error = isUnknown ? 'wrong' : fieldError(rule, [value]);
      if (error) issues.push(issue(value, error));
    });
  return required ? checked : checked.default('');
}

function normaliseFor(kind: FormField['kind']): (value: string) => string {
  if (kind === 'phone') return (value) => plainPhone(toLine(value));
  return kind === 'message' ? toLines : toLine;
}

/** The field as the rules see it. */
export function ruledField(field: FormField, required: boolean, today: string | undefined): RuledField {
  return {
    kind: field.kind,
    required,
    min: field.kind === 'number' ? field.min : undefined,
    notBefore: field.kind === 'date' && field.notBefore === 'today' ? today : undefined,
  };
}

// The message of an issue is the error of its field.
const missingOrWrong = {
  error: ({ input }: { input: unknown }): FormFieldError => (input === undefined ? 'missing' : 'wrong'),
};

function issue(input: unknown, message: FormFieldError) {
  return { code: 'custom' as const, input, message };
}

function checkboxSchema(required: boolean) {
  return z
    .unknown()
    .optional()
    .transform((value, context) => {
      const isTicked = value === true || value === 'on' || value === 'true' || value === '1';
      if (required && !isTicked) context.issues.push(issue(value, 'missing'));
      return isTicked;
    })
    .meta({ type: 'boolean' });
}

function choicesSchema(rule: RuledField, allowed: LoadedOptions[string] | undefined) {
  const one = z.string().transform((value) => [value]);
  return z
    .union([z.array(z.string()), one], missingOrWrong)
    .default([])
    .transform((values, context) => {
      const ticked = [...new Set(values)].filter(Boolean);
      const isKnown = (value: string) => !allowed || allowed.some((option) => option.value === value);
      const error = ticked.every(isKnown) ? fieldError(rule, ticked) : 'wrong';
      if (error) context.issues.push(issue(values, error));
      return ticked;
    })
    .meta({ type: 'array', items: { type: 'string' } });
}

function numberSchema(rule: RuledField) {
  return z
    .union([z.number(), z.string(), z.null()], missingOrWrong)
    .optional()
    .transform((value, context) => {
      const text = String(value ?? '');
      const error = fieldError(rule, [text]);
      if (error) context.issues.push(issue(value, error));
      return parseWholeNumber(text);
    })
    .meta({ type: 'number', minimum: rule.min ?? 0 });
}
