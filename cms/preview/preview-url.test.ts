import { expect, test } from 'vitest';
import { verifyPreviewToken } from '../../src/content/publishing/preview-token.ts';
import { previewUrl } from './preview-url.ts';

const site = { name: 'solvik-se', url: 'https://solvik.example', languages: ['sv', 'en'] } as const;
const page = { key: 'home', path: '/', language: 'en' } as const;
const secret = 'a secret that nobody knows';
const at = (time: string) => new Date(`2026-11-15T${time}Z`);

test('EDIT-08 the preview has the address of the page, and a token for its site alone', () => {
  const url = new URL(previewUrl(site, page, secret, at('12:10:00')));
  expect(`${url.origin}${url.pathname}`).toBe('https://solvik.example/preview/en');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ page: 'home', language: 'en' });
  const token = url.searchParams.get('token') ?? '';
  expect(verifyPreviewToken(token, 'solvik-se', secret, at('12:59:59').getTime())).toBe(true);
  expect(verifyPreviewToken(token, 'solvik-se', secret, at('13:00:00').getTime())).toBe(false);
  expect(verifyPreviewToken(token, 'carstore-fi', secret, at('12:10:00').getTime())).toBe(false);
});

test('the address stays the same while somebody types', () => {
  const address = (time: string) => previewUrl(site, page, secret, at(time));
  expect(address('12:00:00')).toBe(address('12:29:59'));
  expect(address('12:00:00')).not.toBe(address('12:30:00'));
});
