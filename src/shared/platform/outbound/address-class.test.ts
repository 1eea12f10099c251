import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOf } from './address-class.ts';
import { plainAddress } from './ip-address.ts';

test.each([
  ...['8.8.8.8', '93.184.216.34', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.0'],
  ...['2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808', '2a00:1450:4001:81b::200e'],
])('%s is public', (address) => {
  expect(classOf(address)).toBe('public');
});

test.each([
  ...[
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
  ],
  ...['::1', '0:0:0:0:0:0:0:1', 'fc00::1', 'fd12:3456::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b::192.168.0.1',
  ],
])('%s is private', (address) => {
  expect(classOf(address)).toBe('private');
});

test.each([
  ...['0.0.0.0', '0.1.2.3', '169.254.169.254', '169.254.0.1', '192.0.0.192', '100.100.100.200', '192.0.2.1'],
  ...['198.18.0.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::7f00:1', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1', 'ff02::1', 'fd00:ec2::254'],
  ...['::ffff:169.254.169.254', '::ffff:0:0', '64:ff9b::a9fe:a9fe', '64:ff9b:1::a00:1', '2002:7f00:1::'],
  ...['2001::1', '2001:db8::1', '100::1', '3fff::1', '4000::1'],
])('%s is special', (address) => {
  expect(classOf(address)).toBe('special');
});

test('an IPv4 address inside an IPv6 one is what it is by itself', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '64:ff9b::', '0:0:0:0:0:FFFF:'), (address, prefix) => {
      expect(plainAddress(`${prefix}${address}`)).toBe(address);
      expect(classOf(`${prefix}${address}`)).toBe(classOf(address));
    }),
  );
});
