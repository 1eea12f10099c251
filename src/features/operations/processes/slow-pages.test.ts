import { expect, test } from 'vitest';
import { createSlowPages } from './slow-pages.ts';

function somePages() {
  let now = Date.parse('2026-11-17T08:00:00.000Z');
  const pages = createSlowPages(() => new Date(now));
  const render = (path: string, milliseconds: number) =>
    pages.pageRendered({ site: 'solvik-se', path, kind: 'content', milliseconds });
  const wait = (minutes: number) => {
    now += minutes * 60_000;
  };
  return {
    render,
    wait,
    paths: () => pages.list().map(({ path, milliseconds }) => `${path} ${milliseconds}`),
  };
}

test('the slowest come first, each address once with its worst time', () => {
  const { render, paths } = somePages();
  render('/a', 20);
  render('/b', 50);
  render('/a', 90);
  render('/a', 10);
  expect(paths()).toEqual(['/a 90', '/b 50']);
});

test('of many addresses the twenty slowest are listed', () => {
  const { render, paths } = somePages();
  for (let at = 1; at <= 100; at += 1) render(`/${at}`, at);
  expect([paths().length, paths()[0], paths().at(-1)]).toEqual([20, '/100 100', '/81 81']);
});

test('after an hour a slow page is forgotten', () => {
  const { render, wait, paths } = somePages();
  render('/a', 90);
  wait(40);
  render('/b', 50);
  wait(30);
  expect(paths()).toEqual(['/b 50']);
});
