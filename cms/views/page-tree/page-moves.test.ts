import { describe, expect, test } from 'vitest';
import { buildPageTree, visibleNodes } from './build-page-tree.ts';
import { dropZone, moveByDrop, moveByKey } from './page-moves.ts';

const page = (id: string, parent: string | undefined, order: number) => ({ id, parent, order, title: id });
const nodes = visibleNodes(
  buildPageTree([
    page('home', undefined, 1),
    page('buy', 'home', 1),
    page('electric', 'buy', 1),
    page('used', 'buy', 2),
    page('service', 'home', 2),
    page('about', 'home', 3),
  ]),
  () => true,
);
const node = (id: string) => nodes.find((each) => each.page.id === id) ?? nodes[0] ?? expect.unreachable();

describe('a page that is dropped', () => {
  test('on the edges of a row stands beside it, in its middle below it', () => {
    expect([0.1, 0.5, 0.9].map((share) => dropZone(node('service'), share))).toEqual([
      'before',
      'into',
      'after',
    ]);
    expect([0.1, 0.5, 0.9].map((share) => dropZone(node('home'), share))).toEqual(['into', 'into', 'into']);
  });

  test('after a row stands in front of the next one, itself not counted', () => {
    const drop = (moved: string, over: string) => moveByDrop(node(moved), node(over), 'after', nodes);
    expect(drop('electric', 'buy')).toEqual({ page: 'electric', parent: 'home', before: 'service' });
    expect(drop('service', 'buy')).toEqual({ page: 'service', parent: 'home', before: 'about' });
    expect(drop('buy', 'about')).toEqual({ page: 'buy', parent: 'home', before: null });
  });
});

describe('Alt and an arrow key', () => {
  test.each([
    ['ArrowUp', 'service', { parent: 'home', before: 'buy' }],
    ['ArrowDown', 'buy', { parent: 'home', before: 'about' }],
    ['ArrowDown', 'service', { parent: 'home', before: null }],
    ['ArrowRight', 'service', { parent: 'buy', before: null }],
    ['ArrowLeft', 'used', { parent: 'home', before: 'service' }],
  ])('%s moves %s', (key, id, place) => {
    expect(moveByKey(key, node(id), nodes)).toEqual({ page: id, ...place });
  });

  test.each([
    ['ArrowUp', 'buy'],
    ['ArrowDown', 'about'],
    ['ArrowRight', 'buy'],
    ['ArrowLeft', 'service'],
    ['ArrowLeft', 'home'],
  ])('%s leaves %s where it is, because there is no such place', (key, id) => {
    expect(moveByKey(key, node(id), nodes)).toBeUndefined();
  });
});
