import { expect, test } from 'vitest';
import { carListDeclaration } from '../../features/cars/list/list-fields.ts';
import { visibleCount } from './faceted-list.ts';

test('LIST-04 as many are shown as the pages hold, and never more than there are', () => {
  const shown = (pages: number) => visibleCount(100, pages, carListDeclaration);
  expect([1, 2, 3].map(shown)).toEqual([48, 96, 100]);
});
