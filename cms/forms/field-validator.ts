import type { z } from 'zod';
import type { TextRule } from '../../src/platform/fields/fields.ts';
import { inBothLanguages } from '../i18n/in-both-languages.ts';
import { chooseText, type InStudioLanguages } from '../i18n/studio-text.ts';

type FieldValidator = (value: unknown, options?: { req?: { i18n?: { language?: string } } }) => string | true;

/** The module's own validation, with messages for editors. Of a list only the length is checked: its fields validate themselves. */
export function createFieldValidator(schema: z.ZodType, only?: 'length'): FieldValidator {
  return (value, options) => {
    if (value === undefined || value === null || value === '') return true;
    const { error } = schema.safeParse(value);
    const issue = error?.issues.find(({ path }) => only !== 'length' || path.length === 0);
    return issue ? chooseText(messageFor(issue), languageOf(options)) : true;
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

function messageFor(issue: z.core.$ZodIssue): InStudioLanguages<string> {
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return { en: `At least ${issue.minimum}.`, sv: `Minst ${issue.minimum}.` };
  if (issue.code === 'invalid_type')
    return {
      en: `This is not a ${issue.expected}.`,
      sv: notA[issue.expected] ?? 'Det här är inte rätt sorts värde.',
    };
  return inBothLanguages(`${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`);
}

const notA: Readonly<Record<string, string>> = {
  number: 'Det här är inget tal.',
  string: 'Det här är ingen text.',
};

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): InStudioLanguages<string> {
  if (origin === 'string') return { en: `At most ${maximum} characters.`, sv: `Högst ${maximum} tecken.` };
  if (origin === 'array') return { en: `At most ${maximum} rows.`, sv: `Högst ${maximum} rader.` };
  return { en: `At most ${maximum}.`, sv: `Högst ${maximum}.` };
}
