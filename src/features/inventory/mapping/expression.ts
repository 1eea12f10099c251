import { Environment } from '@marcbachmann/cel-js';
import type { FlatRecord } from '../reading/flat-record.ts';
import { textFromHtml } from '../text-from-html.ts';
import { matchPattern } from './pattern.ts';
import { readDate } from './values/read-date.ts';
import { readNumber } from './values/read-number.ts';

export const MAX_EXPRESSION_LENGTH = 2000;
const MAX_LIST = 500;
const MAX_TEXT = 50_000;

/** What a rule's expression makes of a row; `value` is what the rule's columns say. */
export type Expression = (row: FlatRecord, value: unknown) => unknown;

/** Why an expression cannot be used; the message is for who wrote it. */
export class ExpressionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExpressionError';
  }
}

const limits = {
  maxAstNodes: 500,
  maxDepth: 40,
  maxListElements: 100,
  maxMapEntries: 200,
  maxCallArguments: 20,
};

const dynList = (list: unknown): unknown[] => (Array.isArray(list) ? list.slice(0, MAX_LIST) : [list]);

const environment = withArithmetic(
  new Environment({ unlistedVariablesAreDyn: false, homogeneousAggregateLiterals: false, limits })
    .registerVariable('row', 'map<string, dyn>')
    .registerVariable('value', 'dyn')
    .registerFunction('text(dyn): string', textOf)
    .registerFunction(
      'number(dyn): double',
      (value: unknown) => readNumber(textOf(value), { isLarge: true })?.value ?? 0,
    )
    .registerFunction('date(dyn): string', (value: unknown) => readDate(textOf(value)) ?? '')
    .registerFunction('htmlToText(dyn): string', (value: unknown) => textFromHtml(textOf(value)))
    .registerFunction('isEmpty(dyn): bool', (value: unknown) => textOf(value) === '')
    .registerFunction(
      'firstNonEmpty(list<dyn>): dyn',
      (list: unknown) => dynList(list).find((each) => textOf(each) !== '') ?? '',
    )
    .registerFunction('split(dyn, string): list<string>', (value: unknown, by: string) =>
      textOf(value)
        .split(by, MAX_LIST)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .registerFunction(
      'part(dyn, string): string',
      (value: unknown, pattern: string) => matchPattern(textOf(value), pattern) ?? '',
    )
    .registerFunction('replace(dyn, string, string): string', (value: unknown, from: string, to: string) =>
      from === '' ? textOf(value) : textOf(value).split(from).join(to).slice(0, MAX_TEXT),
    ),
);

/**
 * Compiles once. CEL has no loops; what could still take long is refused: regular expressions, and a macro inside another
 * one, for lists of five hundred make that a quarter of a million steps.
 */
export function compileExpression(source: string): Expression {
  if (source.length > MAX_EXPRESSION_LENGTH)
    throw new ExpressionError(`It is longer than ${MAX_EXPRESSION_LENGTH} characters.`);
  const parsed = attempt(() => environment.parse(source));
  const columns = new Set<string>();
  inspect(parsed.ast as Ast, 0, columns);
  const checked = parsed.check?.();
  if (checked && !checked.valid) throw new ExpressionError(firstLine(checked.error));
  return (row, value) => {
    const cells: Record<string, unknown> = {};
    for (const column of columns) cells[column] = '';
    for (const [name, cell] of Object.entries(row))
      cells[name] = Array.isArray(cell) ? cell.slice(0, MAX_LIST) : cell;
    return plain(attempt(() => parsed({ row: cells, value: value ?? '' })));
  };
}

type Ast = { op: string; args: unknown };

const macros = ['map', 'filter', 'all', 'exists', 'exists_one', 'bind'];
const refused = ['matches', 'bytes', 'json', 'base64', 'hex'];

/** Also collects the columns that are named: a row lacks those that are empty. */
function inspect(node: Ast, macroDepth: number, columns: Set<string>): void {
  const { op, args } = node;
  const name = (op === 'call' || op === 'rcall') && Array.isArray(args) ? String(args[0]) : '';
  if (refused.includes(name))
    throw new ExpressionError(`It uses ${name}, which is not available. For texts there is part.`);
  const isMacro = op === 'rcall' && macros.includes(name);
  if (isMacro && macroDepth > 0) throw new ExpressionError(`It has ${name} inside another one.`);
  if ((op === '[]' || op === '.' || op === '.?' || op === '[?]') && Array.isArray(args)) {
    const [of, key] = args as [Ast, Ast | string];
    const column = typeof key === 'string' ? key : key.op === 'value' ? key.args : undefined;
    if (of.op === 'id' && of.args === 'row' && typeof column === 'string') columns.add(column);
  }
  for (const part of asts(args)) inspect(part, macroDepth + (isMacro ? 1 : 0), columns);
}

function asts(args: unknown): Ast[] {
  if (Array.isArray(args)) return args.flatMap(asts);
  return typeof args === 'object' && args !== null && 'op' in args ? [args as Ast] : [];
}

/** 'number(value) * 10': CEL tells whole numbers from others, people do not. */
function withArithmetic(of: Environment): Environment {
  const calculate: Readonly<Record<string, (one: number, other: number) => number>> = {
    '+': (one, other) => one + other,
    '-': (one, other) => one - other,
    '*': (one, other) => one * other,
    '/': (one, other) => one / other,
  };
  for (const [sign, result] of Object.entries(calculate))
    for (const [one, other] of [
      ['double', 'int'],
      ['int', 'double'],
    ])
      of.registerOperator(`${one} ${sign} ${other}: double`, (left: unknown, right: unknown) =>
        result(Number(left), Number(right)),
      );
  return of;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.slice(0, MAX_LIST).map(textOf).join(', ').slice(0, MAX_TEXT);
  return String(value).slice(0, MAX_TEXT);
}

/** Whole numbers of CEL are big integers. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.slice(0, MAX_LIST).map(plain);
  if (typeof value === 'string') return value.slice(0, MAX_TEXT);
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

function attempt<Value>(run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    throw new ExpressionError(firstLine(error));
  }
}

function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.endsWith('.') ? line : `${line}.`;
}
