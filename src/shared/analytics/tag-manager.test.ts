import { expect, test } from 'vitest';
import { containerId, containerScript, tagServerOf, tagSources } from './tag-manager.ts';

test('SHELL-11 the script is that of the container which is set, and none when none is', () => {
  const id = containerId({ page: '', site: 'GTM-ABC123' });
  expect(id && containerScript(id, undefined)).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  expect(containerId({ page: '', site: '' })).toBeUndefined();
});

test('SHELL-12 with both set, the page’s id wins', () => {
  expect(containerId({ page: 'GTM-PAGE1', site: 'GTM-SITE1' })).toBe('GTM-PAGE1');
});

test('an invalid container id is never put into a script address', () => {
  expect(containerId({ page: '"><script>', site: '' })).toBeUndefined();
});

test('the container comes from the operator’s own tagging server, where there is one', () => {
  const server = tagServerOf(' https://tags.solvik.example/metrics/ ');
  expect(containerScript('GTM-ABC123', server)).toBe(
    'https://tags.solvik.example/metrics/gtm.js?id=GTM-ABC123',
  );
});

test.each(['', 'tags.solvik.example', 'http://tags.solvik.example', 'javascript:alert(1)'])(
  'a tagging server at %j is none',
  (written) => expect(tagServerOf(written)).toBeUndefined(),
);

test('a tagging server on this machine needs no certificate', () => {
  expect(tagServerOf('http://tags.localhost:4100')).toBe('http://tags.localhost:4100');
});

test('a page with a container may connect to Google’s tag manager and analytics, and to no other host', () => {
  expect(tagSources(undefined, [])).toEqual({
    scripts: ['https://www.googletagmanager.com'],
    pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    connections: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  });
});

test('behind an own tagging server no Google host is allowed; other hosts are those the site names', () => {
  const allowed = ['https://tags.solvik.example', 'https://connect.facebook.net'];
  expect(tagSources('https://tags.solvik.example/metrics', ['connect.facebook.net'])).toEqual({
    scripts: allowed,
    pictures: allowed,
    connections: allowed,
  });
});

test.each(['x.example; script-src *', "'unsafe-inline'", '*', 'https://x.example'])(
  'a host written as %j opens nothing',
  (host) => expect(tagSources(undefined, [host]).scripts).toEqual(['https://www.googletagmanager.com']),
);
