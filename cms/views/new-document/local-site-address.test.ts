import { expect, test } from 'vitest';
import { localSiteAddress } from './local-site-address.ts';

test('the site form proposes the port in use', () => {
  expect(localSiteAddress('', 3200)).toBe('http://dealer.localhost:3200');
  expect(localSiteAddress('berg-se', 8080)).toBe('http://berg-se.localhost:8080');
  expect(localSiteAddress('berg-se', 80)).toBe('http://berg-se.localhost');
});
