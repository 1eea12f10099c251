import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const nothing = { style: '', islands: [] };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('nothing inline runs unless its hash is named, and unsafe-inline never is', () => {
  const policy = contentSecurityPolicy({ style: '.a{color:red}', islands: ['<p style="width:40%">x</p>'] });
  expect(policy).toContain(`style-src 'self' ${hash('.a{color:red}')}`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('width:40%')}`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
});

test('attributes are hashed as the browser reads them', () => {
  const policy = contentSecurityPolicy({ style: '', islands: ['<i style="content:&quot;a&quot;"></i>'] });
  expect(policy).toContain(hash('content:"a"'));
});

test('the same style twice is hashed once, and the word style in text is no style', () => {
  const policy = contentSecurityPolicy({
    style: '',
    islands: ['<b style="left:0"></b><b style="left:0"></b><p>style="top:0"</p>'],
  });
  expect(policy.split(hash('left:0'))).toHaveLength(2);
  expect(policy).not.toContain(hash('top:0'));
});

test('another origin is framed only where a block of the page needs it', () => {
  expect(contentSecurityPolicy(nothing)).not.toContain('frame-src');
  expect(
    contentSecurityPolicy(nothing, { frames: ['https://films.example', 'https://films.example'] }),
  ).toContain('frame-src https://films.example;');
});

test('LOC-36 a page with a map of a provider may fetch and show its tiles, from that host only', () => {
  const policy = contentSecurityPolicy(nothing, { tiles: ['https://tiles.example'] });
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(contentSecurityPolicy(nothing)).toContain("connect-src 'self';");
});

test('a page may not be framed, but an editor’s preview may, by the studio', () => {
  expect(contentSecurityPolicy(nothing)).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy(nothing, { frameAncestors: "'self'" })).toContain("frame-ancestors 'self'");
});

test('ALERT-06 a script that must run before the first paint is allowed by its hash, too', () => {
  expect(contentSecurityPolicy({ ...nothing, scripts: ['early()'] })).toContain(
    `script-src 'self' ${hash('early()')};`,
  );
});
