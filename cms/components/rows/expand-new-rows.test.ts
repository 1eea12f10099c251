import { expect, test } from 'vitest';
import { expandNewRows } from './expand-new-rows.ts';

test('a row that was just added is open, and the others stay as they are', () => {
  const rows = [{ id: 'a', collapsed: true }, { id: 'b', isLoading: true }, { id: 'c' }];
  expect(expandNewRows({ name: { value: 'Kontakt' }, main: { rows } })).toEqual({
    path: 'main',
    updatedRows: [{ id: 'a', collapsed: true }, { id: 'b', isLoading: true, collapsed: false }, { id: 'c' }],
  });
});

test('a copy is as open as what it was made from, and existing rows do not change', () => {
  const rows = [
    { id: 'a', isLoading: true, collapsed: true },
    { id: 'b', isLoading: false },
  ];
  expect(expandNewRows({ main: { rows } })).toBeUndefined();
});
