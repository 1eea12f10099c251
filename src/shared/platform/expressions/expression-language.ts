import { Environment } from '@marcbachmann/cel-js';
import { fillTemplate } from '../fill-template.ts';
import { type ExpressionProblem, expressionProblems, readExpressionProblem } from './expression-problems.ts';
import { matchPattern } from './pattern.ts';

export const MAX_EXPRESSION_LENGTH = 2000;
const MAX_LIST = 500;
const MAX_TEXT = 50_000;

/** Why an expression cannot be used; the message is for who wrote it. */
export class ExpressionError extends Error {
  constructor({ code, values }: ExpressionProblem) {
    super(fillTemplate(expressionProblems[code], values));
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

/** Functions of the place where expressions are used, by their declaration: 'date(dyn): string'. */
export type ExpressionFunctions = Readonly<Record<string, (value: unknown) => unknown>>;

type ExpressionVariables = {
  record: string;
  /** All that it can have, so that others are refused; without it, anything. */
  parts?: readonly string[];
  others?: readonly string[];
};

/**
 * Expressions over a record, which is called `record` in them by this name, and over other values. CEL has no loops; what
 * could still take long is refused: regular expressions, and a macro inside another one, for lists of five hundred make that
 * a quarter of a million steps.
 */
export function expressionLanguage(
  { record, parts: known, others = [] }: ExpressionVariables,
  functions: ExpressionFunctions = {},
) {
  const environment = withArithmetic(
    new Environment({ unlistedVariablesAreDyn: false, homogeneousAggregateLiterals: false, limits })
      .registerVariable(record, 'map<string, dyn>')
      .registerFunction('text(dyn): string', textOf)
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
  for (const other of others) environment.registerVariable(other, 'dyn');
  for (const [declaration, run] of Object.entries(functions)) environment.registerFunction(declaration, run);

  /** Compiles once; throws an `ExpressionError` that says what is wrong. */
  return (source: string) => {
    if (source.length > MAX_EXPRESSION_LENGTH)
      throw new ExpressionError({ code: 'expression-long', values: { length: MAX_EXPRESSION_LENGTH } });
    const parsed = attempt(() => environment.parse(source), source);
    const names = new Set<string>();
    inspect(parsed.ast as Ast, 0, { record, names });
    const unknown = [...names].find((name) => known && !known.includes(name));
    if (unknown !== undefined)
      throw new ExpressionError({ code: 'expression-part', values: { name: `${record}.${unknown}` } });
    const checked = parsed.check?.();
    if (checked && !checked.valid) throw new ExpressionError(readExpressionProblem(checked.error, source));
    return (given: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>> = {}) => {
      const parts: Record<string, unknown> = {};
      for (const name of names) parts[name] = '';
      for (const [name, part] of Object.entries(given))
        if (part !== undefined) parts[name] = Array.isArray(part) ? part.slice(0, MAX_LIST) : part;
      return plain(attempt(() => parsed({ ...values, [record]: parts }), source));
    };
  };
}

type Ast = { op: string; args: unknown };

const macros = ['map', 'filter', 'all', 'exists', 'exists_one', 'bind'];
const refused = ['matches', 'bytes', 'json', 'base64', 'hex'];

type Named = { record: string; names: Set<string> };

/** Also collects the parts of the record that are named: it lacks those that are empty. */
function inspect(node: Ast, macroDepth: number, named: Named): void {
  const { op, args } = node;
  const name = (op === 'call' || op === 'rcall') && Array.isArray(args) ? String(args[0]) : '';
  if (refused.includes(name))
    throw new ExpressionError({ code: 'expression-not-available', values: { name } });
  const isMacro = op === 'rcall' && macros.includes(name);
  if (isMacro && macroDepth > 0)
    throw new ExpressionError({ code: 'expression-in-another', values: { name } });
  if ((op === '[]' || op === '.' || op === '.?' || op === '[?]') && Array.isArray(args)) {
    const [of, key] = args as [Ast, Ast | string];
    const name = typeof key === 'string' ? key : key.op === 'value' ? key.args : undefined;
    if (of.op === 'id' && of.args === named.record && typeof name === 'string') named.names.add(name);
  }
  for (const part of asts(args)) inspect(part, macroDepth + (isMacro ? 1 : 0), named);
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

export function textOf(value: unknown): string {
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

function attempt<Value>(run: () => Value, source: string): Value {
  try {
    return run();
  } catch (error) {
    throw new ExpressionError(readExpressionProblem(error, source));
  }
}
