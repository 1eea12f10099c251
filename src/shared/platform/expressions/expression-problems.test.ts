import { expect, test } from 'vitest';
import { ExpressionError, expressionLanguage } from './expression-language.ts';
import { expressionProblems } from './expression-problems.ts';

const compile = expressionLanguage({ record: 'row', others: ['value'] });

function whatIsWrong(source: string): string {
  try {
    compile(source)({ a: 'A' }, { value: 'V' });
    return 'nothing';
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return error.message;
  }
}

test.each([
  ['row["a"', "']' is missing at character 8."],
  ['(row["a"]', "')' is missing at character 10."],
  ['row["a"] +', 'It ends before it is complete.'],
  ['+ 2', "'+' cannot stand at character 1."],
  ['row["a"] = 1', "'=' cannot stand at character 10."],
  ['row["a] + 1', 'The quote at character 5 is never closed.'],
  ['"\\q"', "'\\q' at character 2 stands for no sign. A backslash itself is written twice."],
  ['0x', "'0x' at character 1 is not a number."],
  ['if', "'if' at character 1 is a word of the language and cannot be a name."],
  ['text(colour)', "'colour' at character 6 is the name of nothing. Texts stand in quotes."],
  ['text(1, 2)', 'text(int, int), at character 1, is no function'],
  ['"a" + 1', "'string + int' cannot be calculated, at character 1."],
  ['value + 1', "'string + int' cannot be calculated, at character 1."],
  ['row["a"] ? 1 : 2', '\'row["a"]\' at character 1 is neither true nor false.'],
  ['value.map(x, x)', "'value' at character 1 is not a list."],
  ['value.map(1, 2)', "'1' at character 11 is not what belongs there"],
  ['1[2]', "Nothing can be taken out of what stands at character 1: '1[2]'."],
  ['[1][5]', "'[1][5]' at character 1 is not there."],
  ['1 / 0', "'1 / 0' at character 1 divides by 0."],
  ['9223372036854775807 + 1', 'is too large a number.'],
  ['int("x")', '\'int("x")\' at character 1 does not work with this value.'],
  [`${'['.repeat(60)}1${']'.repeat(60)}`, 'It has too many parts, or is nested too deep.'],
  ['row["a"].matches("a")', 'It uses matches, which is not available.'],
  ['"x"'.padEnd(2001), 'It is longer than 2000 characters.'],
])('%s: what is wrong, and where', (source, said) => {
  expect(whatIsWrong(source)).toContain(said);
});

test('of many thousand expressions with a mistake none is answered in the words of the library', () => {
  const parts = [
    ...['row', '["a"]', 'value', '"a', '"', '(', ')', '[', ']', '{', '}', '+', '- ', '*', '/', '%', '&&'],
    ...[
      '||',
      '!',
      '?',
      ':',
      ',',
      '.',
      'map',
      '(x, x)',
      '1',
      '0x',
      '1.5e',
      'text(',
      'in',
      'if',
      '\\',
      '#',
      ' ',
    ],
    ...["'''", 'size(value)', 'b"x"', 'r"y"', 'has(row.a)', '99999999999999999999', '== ', '< ', '.b', 'å'],
  ];
  let seed = 11;
  const any = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return parts[seed % parts.length] ?? '';
  };
  const other = expressionProblems['expression-other'].replace('{reason}', '');
  for (let round = 0; round < 5000; round += 1) {
    const source = Array.from({ length: 1 + (round % 7) }, any).join('');
    const said = whatIsWrong(source);
    expect(said.startsWith(other) ? `${source} → ${said}` : '').toBe('');
  }
});
