import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPageContext } from '../publishing/testing/a-page-context.ts';
import { NotFound } from './not-found.tsx';
import { Overloaded } from './overloaded.tsx';
import { Failure } from './server-error.tsx';

const page = aPageContext();
const item = {
  title: 'Köpa bil',
  href: '/kop-bil',
  target: '',
  current: false,
  isAncestor: false,
  children: [],
} as const;

test('SHELL-23 a page that does not exist offers the way home and the top level of the menu', () => {
  const html = renderToStaticMarkup(<NotFound page={page} navigation={[item]} />);
  expect(html).toMatch(/<h1>Här tog vägen slut.<\/h1>/);
  expect(html).toMatch(/<a href="\/" class="button [^"]*">Till startsidan/);
  expect(html).toContain('<a href="/kop-bil"');
});

test('a page that does not exist stands without a menu, too', () => {
  expect(renderToStaticMarkup(<NotFound page={page} navigation={null} />)).not.toContain('<ul');
});

test('a page that failed can be asked for again', () => {
  expect(renderToStaticMarkup(<Failure page={page} />)).toMatch(/<a [^>]*data-reload[^>]*>Ladda om sidan/);
});

test('a page in the queue can be asked for again', () => {
  expect(renderToStaticMarkup(<Overloaded page={page} />)).toMatch(/Det är kö just nu.*<a [^>]*data-reload/);
});
