import { expect, test } from 'vitest';
import { joinUses } from './join-uses.ts';

const use = (id: number) => ({ collection: 'pages', id, title: `Page ${id}`, isPublic: true });

test('each place is named once, and places on other sites are counted', () => {
  const found = [
    { uses: [use(1), use(2)], elsewhere: 1 },
    undefined,
    { uses: [use(2), use(3)], elsewhere: 2 },
  ];
  expect(joinUses(found)).toEqual({ uses: [use(1), use(2), use(3)], elsewhere: 3 });
  expect(joinUses([undefined])).toEqual({ uses: [], elsewhere: 0 });
});
