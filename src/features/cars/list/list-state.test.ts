import { expect, test } from 'vitest';
import { unfilteredList } from './car-list.ts';
import { visibleCount } from './list-state.ts';

test('LIST-04 as many are shown as the pages hold, and never more than there are', () => {
  const result = { total: 100, facets: [] };
  const shown = (pages: number) => visibleCount({ list: { ...unfilteredList, pages }, result });
  expect([1, 2, 3].map(shown)).toEqual([48, 96, 100]);
});
