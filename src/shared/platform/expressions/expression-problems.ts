/**
 * What can be wrong with an expression, in our own words, each by its code, so that they can be said in other languages.
 * `at` counts characters from 1, `found` is what stands there.
 */
export const expressionProblems = {
  'expression-long': 'It is longer than {length} characters.',
  'expression-size': 'It has too many parts, or is nested too deep.',
  'expression-part': 'A record has no part {name}.',
  'expression-not-available': 'It uses {name}, which is not available. For texts there is part.',
  'expression-in-another': 'It has {name} inside another one.',
  'expression-ends': 'It ends before it is complete.',
  'expression-lacks': "'{sign}' is missing at character {at}.",
  'expression-sign': "'{found}' cannot stand at character {at}.",
  'expression-quote': 'The quote at character {at} is never closed.',
  'expression-escape': "'{found}' at character {at} stands for no sign. A backslash itself is written twice.",
  'expression-number': "'{found}' at character {at} is not a number.",
  'expression-reserved': "'{found}' at character {at} is a word of the language and cannot be a name.",
  'expression-unknown': "'{found}' at character {at} is the name of nothing. Texts stand in quotes.",
  'expression-operator':
    "'{operation}' cannot be calculated, at character {at}. Both must be of one kind: text(…) makes a text of anything.",
  'expression-function':
    '{call}, at character {at}, is no function, or one that takes other values: text, whole number, list.',
  'expression-condition': "'{found}' at character {at} is neither true nor false. Compare it with something.",
  'expression-list': "'{found}' at character {at} is not a list.",
  'expression-macro': "'{found}' at character {at} is not what belongs there: list.map(x, text(x)).",
  'expression-inside': "Nothing can be taken out of what stands at character {at}: '{found}'.",
  'expression-no-key': "'{found}' at character {at} is not there.",
  'expression-zero': "'{found}' at character {at} divides by 0.",
  'expression-overflow': "'{found}' at character {at} is too large a number.",
  'expression-conversion': "'{found}' at character {at} does not work with this value.",
  'expression-other': 'The language of expressions says: {reason}',
} as const satisfies Readonly<Record<string, string>>;

type ExpressionProblemCode = keyof typeof expressionProblems;
export type ExpressionProblem = {
  code: ExpressionProblemCode;
  values: Readonly<Record<string, string | number>>;
};

/** By the library's codes. */
const codes: Readonly<Record<string, ExpressionProblemCode>> = {
  unexpected_character: 'expression-sign',
  unexpected_token: 'expression-sign',
  expected_token: 'expression-sign',
  unterminated_string: 'expression-quote',
  unterminated_triple_quoted_string: 'expression-quote',
  newline_in_string: 'expression-quote',
  ...Object.fromEntries(
    [
      ...[
        'bytes_unicode_escape',
        'invalid_unicode_escape',
        'invalid_unicode_surrogate',
        'invalid_hex_escape',
      ],
      ...['invalid_octal_escape', 'octal_escape_out_of_range', 'invalid_escape_sequence'],
    ].map((code) => [code, 'expression-escape'] as const),
  ),
  invalid_number: 'expression-number',
  invalid_exponent: 'expression-number',
  invalid_hex_integer: 'expression-number',
  reserved_identifier: 'expression-reserved',
  limit_exceeded: 'expression-size',
  unknown_variable: 'expression-unknown',
  no_such_overload: 'expression-operator',
  no_matching_overload: 'expression-function',
  invalid_condition_type: 'expression-condition',
  invalid_logical_operand: 'expression-condition',
  invalid_comprehension_range: 'expression-list',
  invalid_macro_argument: 'expression-macro',
  cannot_index_type: 'expression-inside',
  invalid_index_type: 'expression-inside',
  no_such_key: 'expression-no-key',
  index_out_of_bounds: 'expression-no-key',
  index_out_of_range: 'expression-no-key',
  division_by_zero: 'expression-zero',
  modulo_by_zero: 'expression-zero',
  numeric_overflow: 'expression-overflow',
  int_conversion_error: 'expression-conversion',
  uint_conversion_error: 'expression-conversion',
  double_conversion_error: 'expression-conversion',
  invalid_timestamp: 'expression-conversion',
  invalid_duration: 'expression-conversion',
};

const signs: Readonly<Record<string, string>> = {
  ...{ RPAREN: ')', RBRACKET: ']', RBRACE: '}', LPAREN: '(', COLON: ':', COMMA: ',' },
};

const MAX_FOUND = 60;

/** What the library says is wrong with an expression; its own words only where it says something new. */
export function readExpressionProblem(error: unknown, source: string): ExpressionProblem {
  const { code: theirs, range, summary } = error as Partial<LibraryError>;
  const said = summary ?? firstLine(error);
  const code = typeof theirs === 'string' ? codes[theirs] : undefined;
  if (code === 'expression-size') return { code, values: {} };
  if (!code || !range) return { code: 'expression-other', values: { reason: endedSentence(said) } };
  const at = range.start + 1;
  if (code === 'expression-sign') return signProblem(said, range, source);
  const found = shortened(source.slice(range.start, range.end));
  if (code === 'expression-operator') return { code, values: { operation: operationIn(said) || found, at } };
  if (code === 'expression-function') return { code, values: { call: callIn(said) ?? found, at } };
  return { code, values: { found, at } };
}

type LibraryError = { code: string; range: { start: number; end: number }; summary: string };

function signProblem(said: string, { start, end }: LibraryError['range'], source: string): ExpressionProblem {
  const at = start + 1;
  const [, expected = ''] = /^Expected (\w+),/.exec(said) ?? [];
  const sign = signs[expected];
  if (sign) return { code: 'expression-lacks', values: { sign, at } };
  if (source.slice(start).trim() === '') return { code: 'expression-ends', values: {} };
  return {
    code: 'expression-sign',
    values: { found: shortened(source.slice(start, Math.max(end, at))), at },
  };
}

/** 'no such overload: dyn<string> + int' */
function operationIn(said: string): string {
  return said.replace(/^no such overload: /, '').replace(/dyn<(\w+)>/g, '$1');
}

/** "found no matching overload for 'text(int, int)'" */
function callIn(said: string): string | undefined {
  return /'(.+)'/.exec(said)?.[1]?.replace(/dyn<(\w+)>/g, '$1');
}

function shortened(text: string): string {
  return text.length > MAX_FOUND ? `${text.slice(0, MAX_FOUND)}…` : text;
}

function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
}

function endedSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
