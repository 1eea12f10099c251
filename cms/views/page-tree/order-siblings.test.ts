import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPageTree } from './build-page-tree.ts';
import { orderSiblings, type Sibling } from './order-siblings.ts';

const siblings = fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: undefined }), {
  maxLength: 12,
});

test('a page comes to stand exactly where it was put, and the others keep their order', () => {
  fc.assert(
    fc.property(siblings, fc.nat(), (orders, wantedAt) => {
      const others = sorted(orders.map((order, id) => ({ id, order })));
      const at = wantedAt % (others.length + 1);
      const numbers = orderSiblings(others, 'moved', at);
      const after = [...others, { id: 'moved', order: undefined }].map(({ id, order }) => ({
        id,
        order: numbers.get(id) ?? order,
      }));
      const wanted = others.map(({ id }) => String(id)).toSpliced(at, 0, 'moved');
      expect(sorted(after).map(({ id }) => String(id))).toEqual(wanted);
    }),
  );
});

test('where there is room, only the page that moves gets a new number', () => {
  const others = [10, 20, 30].map((order) => ({ id: order, order }));
  expect([...orderSiblings(others, 'moved', 1)]).toEqual([['moved', 15]]);
  expect([...orderSiblings(others, 'moved', 0)]).toEqual([['moved', 0]]);
  expect([...orderSiblings(others, 'moved', 3)]).toEqual([['moved', 40]]);
});

function sorted(all: readonly Sibling[]): readonly Sibling[] {
  const pages = all.map((each) => ({ ...each, parent: undefined, title: String(each.id).padStart(6, '0') }));
  return buildPageTree(pages).map(({ page }) => page);
}
