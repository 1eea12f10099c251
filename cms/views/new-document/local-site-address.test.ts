import { expect, test } from 'vitest';
import { localPort, localSiteAddress } from './local-site-address.ts';

test('the site form proposes the port in use', () => {
  expect(localSiteAddress('', 3200)).toBe('http://dealer.localhost:3200');
  expect(localSiteAddress('berg-se', 8080)).toBe('http://berg-se.localhost:8080');
  expect(localSiteAddress('berg-se', 80)).toBe('http://berg-se.localhost');
});

test.each([
  ['localhost:3200', 3200],
  ['berg.localhost:8080', 8080],
  ['127.0.0.1:3000', 3000],
  ['[::1]:3000', 3000],
  ['localhost', 80],
  ['studio.dealer.example:8443', undefined],
  ['localhost.dealer.example', undefined],
  [null, undefined],
])('the port in use of a studio at %s is %s', (host, port) => {
  expect(localPort(host)).toBe(port);
});
