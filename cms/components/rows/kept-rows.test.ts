import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { collapsedRows, findOverwrittenRows } from './kept-rows.ts';

const fields = {
  name: { value: 'Hem' },
  main: { rows: [{ id: 'a', collapsed: true }, { id: 'b' }] },
} as FormState;

test('a row that a late answer collapsed is expanded again, others stay as they are', () => {
  expect(findOverwrittenRows(fields, new Map([['a', false]]))).toEqual({
    path: 'main',
    updatedRows: [{ id: 'a', collapsed: false }, { id: 'b' }],
  });
  expect(findOverwrittenRows(fields, new Map([['a', true]]))).toBeUndefined();
  expect(findOverwrittenRows(fields, new Map())).toBeUndefined();
});

test('rows are known by their ids', () => {
  expect([...collapsedRows(fields)]).toEqual([
    ['a', true],
    ['b', false],
  ]);
});
