import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPageContext } from '../../content/publishing/testing/a-page-context.ts';
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

test('SHELL-23 the 404 page links to the home page and the top level of the menu', () => {
  const html = renderToStaticMarkup(<NotFound page={page} navigation={[item]} proposals={[]} />);
  expect(html).toMatch(/<h1>Här tog vägen slut.<\/h1>/);
  expect(html).toMatch(/<a href="\/" class="button [^"]*">Till startsidan/);
  expect(html).toContain('<a href="/kop-bil"');
});

test('the 404 page works without a menu, too', () => {
  expect(renderToStaticMarkup(<NotFound page={page} navigation={null} proposals={[]} />)).not.toContain(
    '<ul',
  );
});

test('SHELL-23 pages that resemble the address come before the way home', () => {
  const proposals = [{ title: 'Boka service', href: '/boka-service' }];
  const html = renderToStaticMarkup(<NotFound page={page} navigation={null} proposals={proposals} />);
  expect(html).toMatch(/Letar du efter något av det här\?.*href="\/boka-service".*Till startsidan/s);
});

test('the 500 page can be reloaded', () => {
  expect(renderToStaticMarkup(<Failure page={page} />)).toMatch(/<a [^>]*data-reload[^>]*>Ladda om sidan/);
});

test('the 503 page can be reloaded', () => {
  expect(renderToStaticMarkup(<Overloaded page={page} />)).toMatch(/Det är kö just nu.*<a [^>]*data-reload/);
});
