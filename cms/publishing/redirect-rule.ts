import { z } from 'zod';
import { type RedirectRule, redirectRule } from '../../src/content/redirects/rule.ts';
import { type Row, toRow } from './to-published.ts';

/** The rule that a row of the studio holds: every field of the schema, without optional ones that were left empty. */
export function toRedirectRule(row: Row): RedirectRule {
  return schemaFields(redirectRule, row) as RedirectRule;
}

function schemaFields({ shape }: z.ZodObject, row: Row): Row {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      if (field instanceof z.ZodLiteral) return [[name, field.value]];
      if (!(field instanceof z.ZodOptional)) return [[name, fieldValue(field, row[name])]];
      const value = fieldValue(field.unwrap(), row[name]);
      return isEmpty(value) ? [] : [[name, value]];
    }),
  );
}

/** The table of rules is what checks it: a rule that is wrong is left out there, with a reason. */
function fieldValue(field: unknown, value: unknown): unknown {
  if (field instanceof z.ZodString) return String(value ?? '');
  if (!(field instanceof z.ZodArray && field.element instanceof z.ZodObject)) return value;
  const { element } = field;
  return Array.isArray(value) ? value.map((each) => schemaFields(element, toRow(each))) : [];
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && !value.length);
}
