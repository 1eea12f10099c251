import { expect, test } from 'vitest';
import { type FeedSource, feedSource } from './source.ts';
import { mergeSecrets, problemOfSecrets } from './source-secrets.ts';

const sftp = aSource({ kind: 'sftp', host: 'sftp.dms.example', user: 'solvik', path: '/stock.csv' });
const web = aSource({
  kind: 'web',
  url: 'https://dms.example/stock.csv',
  signIn: { as: 'user', user: 'solvik' },
});
const stored = { source: sftp, secrets: { password: 'old' }, hostKey: 'SHA256:a' };

test('a stored password stays where the path changes', () => {
  expect(mergeSecrets({ ...sftp, path: '/other.csv' } as FeedSource, {}, stored)).toEqual({
    password: 'old',
  });
});

test.each([
  ['host', { ...sftp, host: 'sftp.evil.example' }],
  ['port', { ...sftp, port: 2222 }],
  ['user', { ...sftp, user: 'other' }],
  ['key of the server', { ...sftp, hostKey: 'SHA256:b' }],
  ['kind', web],
  ['way to sign in', { ...sftp, signIn: 'key' }],
])('it is forgotten where the %s changes, unless it is given again', (_, changed) => {
  const source = changed as FeedSource;
  expect(mergeSecrets(source, {}, stored)).toEqual({});
  expect(problemOfSecrets(source, {})).toMatch('is missing');
  if (source.kind === 'sftp' && source.signIn === 'password')
    expect(mergeSecrets(source, { password: 'new' }, stored)).toEqual({ password: 'new' });
});

test('a password for an address is not sent to another address', () => {
  const signIn = { source: web, secrets: { password: 'old' }, hostKey: undefined };
  const at = (url: string) => mergeSecrets({ ...web, url } as FeedSource, {}, signIn);
  expect(at('https://DMS.example:443/stock.csv')).toEqual({ password: 'old' });
  expect(at('https://dms.example.evil.example/stock.csv')).toEqual({});
  expect(at('https://dms.example/other.csv')).toEqual({});
});

test('a new private key has no old passphrase', () => {
  const source = { ...sftp, signIn: 'key' } as FeedSource;
  const before = { source, secrets: { privateKey: 'one', passphrase: 'secret' }, hostKey: undefined };
  expect(mergeSecrets(source, { privateKey: 'two' }, before)).toEqual({ privateKey: 'two' });
  expect(mergeSecrets(source, { passphrase: 'other' }, before)).toEqual({
    privateKey: 'one',
    passphrase: 'other',
  });
});

test('secrets that the source does not use are not stored', () => {
  expect(mergeSecrets(web, { password: 'a', secretAccessKey: 'b' }, undefined)).toEqual({ password: 'a' });
});

test('no password is sent without https', () => {
  const plain = { ...web, url: 'http://dms.example/stock.csv' } as FeedSource;
  expect(problemOfSecrets(plain, { password: 'a' })).toMatch('https');
  expect(problemOfSecrets({ kind: 'web', url: 'http://dms.example/' }, {})).toBeUndefined();
});

test.each([
  { kind: 'web', url: 'ftp://dms.example/stock.csv' },
  { kind: 'web', url: 'https://user:password@dms.example/stock.csv' },
  { kind: 'web', url: 'https://dms.example/', signIn: { as: 'header', name: 'host' } },
  { kind: 'web', url: 'https://dms.example/', signIn: { as: 'header', name: 'x\r\nhost' } },
  { kind: 'sftp', host: 'dms.example/', user: 'a', path: '/b' },
  { kind: 'sftp', host: 'dms.example', user: 'a', path: '/b', hostKey: 'md5:…' },
  { kind: 's3', bucket: '../other', key: 'a', accessKeyId: 'b' },
  { kind: 's3', bucket: 'bucket', region: 'eu.evil.example/', key: 'a', accessKeyId: 'b' },
  { kind: 'folder', path: '../other/stock.csv' },
  { kind: 'folder', path: '/etc/passwd' },
  { kind: 'folder', path: 'a\\..\\b' },
  { kind: 'telnet', host: 'dms.example' },
])('%j is no source', (source) => {
  expect(feedSource.safeParse(source).success).toBe(false);
});

function aSource(facts: object): FeedSource {
  return feedSource.parse(facts);
}
