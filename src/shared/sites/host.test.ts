import { expect, test } from 'vitest';
import { hostClaim, hostOfUrl, normaliseHost } from './host.ts';

test.each([
  ['bistro.localhost', 'bistro.localhost'],
  ['  Bistro.LOCALHOST:3000 ', 'bistro.localhost'],
  ['bistro.localhost.', 'bistro.localhost'],
  ['bistro.localhost.:3000', 'bistro.localhost'],
  ['räksmörgås.example', 'xn--rksmrgs-5wao1o.example'],
  ['RÄKSMÖRGÅS.example', 'xn--rksmrgs-5wao1o.example'],
  ['xn--rksmrgs-5wao1o.example', 'xn--rksmrgs-5wao1o.example'],
  ['%62istro.localhost', 'bistro.localhost'],
  ['ｂｉｓｔｒｏ.localhost', 'bistro.localhost'],
  ['[::1]:3000', '[::1]'],
])('the host %j is %j to a browser', (written, host) => {
  expect(normaliseHost(written)).toBe(host);
});

test.each(['', ' ', 'http://bistro.localhost', 'bistro.localhost/meny', 'me@bistro.localhost', 'a b', '.'])(
  '%j is no host',
  (written) => {
    expect(normaliseHost(written)).toBeUndefined();
  },
);

test('a host and its www. are one claim', () => {
  expect(hostClaim('WWW.Bistro.localhost:80')).toBe('bistro.localhost');
  expect(hostClaim('bistro.localhost')).toBe('bistro.localhost');
});

test('the host of a public address', () => {
  expect(hostOfUrl('https://Räksmörgås.example:8443/')).toBe('xn--rksmrgs-5wao1o.example');
  expect(hostOfUrl('bistro')).toBeUndefined();
});
