import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxy.ts';

const isTrusted = trustedProxies(['loopback', 'linklocal', '10.2.0.0/16', '2001:db8::1', '192.168.1.7']);

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:10.2.3.4', '192.168.1.7', '2001:db8::1', 'fe80::1%eth0'])(
  '%s is a proxy of the operator',
  (address) => expect(isTrusted(address)).toBe(true),
);

test.each([
  undefined,
  '',
  '8.8.8.8',
  '10.3.0.1',
  '::ffff:203.0.113.9',
  '2001:db8::2',
  'localhost',
  '127.0.0.1, 1',
])('%s is not', (address) => expect(isTrusted(address)).toBe(false));
