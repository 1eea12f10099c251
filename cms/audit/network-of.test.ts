import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['203.0.113.77, 10.0.0.1', '203.0.113.0/24'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1', 'fe80:0:0::/48'],
  ['unknown', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the address %s only the network is kept: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
