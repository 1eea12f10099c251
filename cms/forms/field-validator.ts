import type { z } from 'zod';
import type { TextRule } from '../../src/shared/platform/fields/fields.ts';
import { inBothLanguages } from '../i18n/in-both-languages.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { fieldErrorMessages } from './field-error-messages.ts';

type FieldValidator = (value: unknown, options?: { req?: { i18n?: { language?: string } } }) => string | true;

/** The module's own validation, with messages for editors. Of a list only the length is checked: its fields validate themselves. */
export function createFieldValidator(schema: z.ZodType, only?: 'length'): FieldValidator {
  return (value, options) => {
    if (value === undefined || value === null || value === '') return true;
    const { error } = schema.safeParse(value);
    const issue = error?.issues.find(({ path }) => only !== 'length' || path.length === 0);
    return issue ? messageFor(issue, languageOf(options)) : true;
  };
}

/** What is written must have the one form that is stored. */
export function createRuleValidator(rule: TextRule, schema: z.ZodType): FieldValidator {
  const validateSchema = createFieldValidator(schema);
  return (value, options) => {
    if (typeof value === 'string' && value.trim() !== '' && rule.normalise(value) === undefined)
      return chooseText(inBothLanguages(rule.refusal), languageOf(options));
    return validateSchema(value, options);
  };
}

function languageOf(options: Parameters<FieldValidator>[1]): string {
  return options?.req?.i18n?.language ?? 'en';
}

function messageFor(issue: z.core.$ZodIssue, language: string): string {
  const texts = chooseText(fieldErrorMessages, language);
  if (issue.code === 'too_big') return tooBig(issue, texts);
  if (issue.code === 'too_small') return texts.tooSmall(Number(issue.minimum));
  if (issue.code !== 'invalid_type')
    return chooseText(
      inBothLanguages(`${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`),
      language,
    );
  if (issue.expected === 'number') return texts.noNumber;
  return issue.expected === 'string' ? texts.noText : texts.wrongKind;
}

type FieldErrorMessages = (typeof fieldErrorMessages)['en'];

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, texts: FieldErrorMessages): string {
  if (origin === 'string') return texts.tooLong(Number(maximum));
  return origin === 'array' ? texts.tooManyRows(Number(maximum)) : texts.tooBig(Number(maximum));
}
