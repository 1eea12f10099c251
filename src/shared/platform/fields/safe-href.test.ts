import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHrefError, safeHref } from './safe-href.ts';

test.each([
  '/kontakt',
  '/',
  '#priser',
  '?page=2',
  '/kop-bil?car_model=Model 3',
  'https://solvik.example/a b',
  'HTTP://solvik.example',
  'mailto:hej@solvik.example',
  'tel:+46701234567',
])('a page may link to %j', (href) => {
  expect(findHrefError(href)).toBeUndefined();
});

test.each([
  ['javascript:alert(1)', 'javascript'],
  ['JaVaScRiPt:alert(1)', 'javascript'],
  ['data:text/html,<script>', 'data'],
  ['vbscript:x', 'vbscript'],
  ['file:///etc/passwd', 'file'],
  ['java script:x', 'javascript'],
])('%j is refused by the name of its scheme', (href, scheme) => {
  expect(findHrefError(href)).toEqual({ reason: 'scheme', scheme });
});

test.each([
  ' javascript:x',
  'java\tscript:x',
  '\u0001javascript:x',
  'java\nscript:x',
  '/\t/evil.example',
  ' /kontakt',
])('characters that browsers ignore are refused: %j', (href) => {
  expect(findHrefError(href)).toEqual({ reason: 'invisible characters' });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil',
  'https://',
  'mailto:',
  'www.solvik.example',
  '',
])('%j is no address', (href) => {
  expect(findHrefError(href)).toEqual({ reason: 'no address' });
});

test('what is let through never runs script and never leaves the site unseen', () => {
  const parts = [
    'java',
    'script',
    ':',
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    'JAVASCRIPT',
    'data',
    'evil.example',
    '?',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), (pieces) => {
      const href = pieces.join('');
      if (!safeHref.safeParse(href).success) return;
      const url = new URL(href, 'https://solvik.example/here');
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol);
      expect(url.host).toBe('solvik.example');
    }),
  );
});
