import { expressionLanguage, textOf } from '../../../shared/platform/expressions/expression-language.ts';
import type { FlatRecord } from '../reading/flat-record.ts';
import { textFromHtml } from '../text-from-html.ts';
import { readDate } from './values/read-date.ts';
import { readNumber } from './values/read-number.ts';

/** What a rule's expression makes of a row; `value` is what the rule's columns say. */
export type Expression = (row: FlatRecord, value: unknown) => unknown;

const compile = expressionLanguage(
  { record: 'row', others: ['value'] },
  {
    'number(dyn): double': (value) => readNumber(textOf(value), { isLarge: true })?.value ?? 0,
    'date(dyn): string': (value) => readDate(textOf(value)) ?? '',
    'htmlToText(dyn): string': (value) => textFromHtml(textOf(value)),
  },
);

export function compileExpression(source: string): Expression {
  const run = compile(source);
  return (row, value) => run(row, { value: value ?? '' });
}
