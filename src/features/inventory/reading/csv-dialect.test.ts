import { expect, test } from 'vitest';
import { detectDialect } from './csv-dialect.ts';

const list = (count: number, between: string) =>
  Array.from({ length: count }, (_, at) => `part ${at}`).join(between);

test.each([
  [';', '|', 30],
  [';', ',', 20],
  ['\t', '|', 60],
  [',', ';', 12],
  ['|', ';', 12],
])('a table cut at %s, whose cells have lists cut at %s', (delimiter, between, count) => {
  const row = (at: number) => [`A${at}`, 'Volvo', 'V60', '199900', list(count, between)].join(delimiter);
  const header = ['Number', 'Make', 'Model', 'Price', 'Equipment'].join(delimiter);
  const table = [header, ...Array.from({ length: 40 }, (_, at) => row(at))].join('\n');
  expect(detectDialect(`${table}\n`).delimiter).toBe(delimiter);
});

test('a title above the header', () => {
  const table = ['Stock of Harrow Motors', 'Number;Make;Price', ...Array(20).fill('A1;Volvo;9000')].join(
    '\n',
  );
  expect(detectDialect(`${table}\n`).delimiter).toBe(';');
});
