import type { z } from 'zod';

type FieldValidator = (value: unknown) => string | true;

/** The module's own validation, with messages for editors. Of a list only the length is checked: its fields validate themselves. */
export function createFieldValidator(schema: z.ZodType, only?: 'length'): FieldValidator {
  return (value) => {
    if (value === undefined || value === null || value === '') return true;
    const { error } = schema.safeParse(value);
    const issue = error?.issues.find(({ path }) => only !== 'length' || path.length === 0);
    return issue ? messageFor(issue) : true;
  };
}

function messageFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return `At least ${issue.minimum}.`;
  if (issue.code === 'invalid_type') return `This is not a ${issue.expected}.`;
  return `${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`;
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `At most ${maximum} characters.`;
  if (origin === 'array') return `At most ${maximum} rows.`;
  return `At most ${maximum}.`;
}
