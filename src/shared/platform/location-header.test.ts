import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locationHeader } from './location-header.ts';

const site = 'https://solvik.example';

/** Strings made of what browsers treat specially at the start of an address. */
const hostileAddress = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', '..', ':', '@', '?', '#', '%5C', '%2F', '%09'),
      fc.constantFrom('evil.example', 'https:', 'javascript:', 'å', '\ud800', '\0'),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('no address makes a redirect leave the site', () => {
  fc.assert(
    fc.property(hostileAddress, (address) => {
      expect(new URL(locationHeader(address), site).origin).toBe(site);
    }),
    { numRuns: 2000 },
  );
});

test('no address changes the host that a rule names', () => {
  fc.assert(
    fc.property(hostileAddress, (address) => {
      const { origin, username } = new URL(locationHeader(address, 'https://careers.example'), site);
      expect([origin, username]).toEqual(['https://careers.example', '']);
    }),
    { numRuns: 2000 },
  );
});

test('a Location is ASCII without spaces and control characters', () => {
  fc.assert(fc.property(hostileAddress, (address) => /^[\x21-\x7e]+$/.test(locationHeader(address))));
});

test.each([
  ['/\\evil.example', '/%5Cevil.example'],
  ['//\\evil.example/', '/%5Cevil.example/'],
  ['/\t/evil.example', '/%09/evil.example'],
  ['///evil.example', '/evil.example'],
  ['https://evil.example', '/https://evil.example'],
  ['?a=1', '/?a=1'],
  ['/köp', '/k%C3%B6p'],
])('%j becomes %j', (address, location) => {
  expect(locationHeader(address)).toBe(location);
});

test.each(['/', '/kop-bil/12345/volvo-v60?utm=a&b=%zz#contact', '/k%C3%B6p/a:b@c;d'])(
  '%s stays as it is',
  (address) => {
    expect(locationHeader(address)).toBe(address);
    expect(locationHeader(address, site)).toBe(site + address);
  },
);
