import { expect, test } from 'vitest';
import { buildPageTree, filterTree, type TreeNode, type TreePage, visibleNodes } from './build-page-tree.ts';

const page = (id: number, parent?: number, order?: number, title = `page ${id}`): TreePage => ({
  id,
  parent,
  order,
  title,
});

const drawn = (nodes: readonly TreeNode<TreePage>[]): unknown[] =>
  nodes.map(({ page: { id }, children }) => (children.length > 0 ? [id, drawn(children)] : id));

test('pages are below their parents, sorted by menu order and then by name', () => {
  const pages = [page(1), page(2, 1, undefined, 'B'), page(3, 1, undefined, 'A'), page(4, 1, 1), page(5, 3)];
  expect(drawn(buildPageTree(pages))).toEqual([[1, [4, [3, [5]], 2]]]);
});

test('no page is lost: not one whose parent is missing, and none of two that are below each other', () => {
  expect(drawn(buildPageTree([page(1, 99), page(2, 3), page(3, 2)]))).toEqual([1, 2, 3]);
});

test('what is below a closed page cannot be seen', () => {
  const nodes = buildPageTree([page(1), page(2, 1), page(3, 2)]);
  expect(visibleNodes(nodes, ({ id }) => id === 1).map(({ page: { id } }) => id)).toEqual([1, 2]);
});

test('a search result includes the ancestors of its pages', () => {
  const nodes = buildPageTree([page(1), page(2, 1), page(3, 2), page(4, 1)]);
  expect(drawn(filterTree(nodes, ({ id }) => id === 3))).toEqual([[1, [[2, [3]]]]]);
});
