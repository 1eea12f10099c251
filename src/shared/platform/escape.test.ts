import { expect, test } from 'vitest';
import { escapeHtml, escapeXml } from './escape.ts';

test('text can neither open an element nor end an attribute', () => {
  expect(escapeHtml(`<b title="x" lang='y'>&`)).toBe('&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;&amp;');
});

test('in XML, control characters and lone surrogates are left out or replaced, line breaks stay', () => {
  expect(escapeXml('a\u0000b\u000bc\nd')).toBe('abc\nd');
  expect(escapeXml('\ud83d')).toBe('\ufffd');
  expect(escapeXml('Å & Ö 🚗')).toBe('Å &amp; Ö 🚗');
});
