import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { SectionFallback } from './section-fallback.tsx';

function fallback(language: Language, written?: Record<string, string>) {
  return renderToStaticMarkup(<SectionFallback texts={textsFor(language, written)} />);
}

test('ERR-01 a failed section shows the four Swedish sentences, word for word', () => {
  const html = fallback('sv');
  expect(html).toMatch(/<h2[^>]*>Aj då<\/h2>/);
  expect(html).toMatch(/<p[^>]*>Här borde en sektion synas men något har tyvärr blivit fel<\/p>/);
  expect(html).toMatch(/<p[^>]*>Prova ladda om sidan<\/p>/);
  expect(html).toMatch(/<a[^>]*>Ladda om sidan<\/a>/);
});

test('ERR-01 the button links to the page itself, so that it reloads without script', () => {
  expect(fallback('sv')).toMatch(/<a (?=[^>]*href="")(?=[^>]*data-reload)/);
});

test('ERR-02 other languages use the texts of their dictionary', () => {
  expect(fallback('en')).toContain('Reload the page');
  expect(fallback('en')).not.toContain('Aj då');
  expect(fallback('en', { sectionErrorHeading: 'A breakdown' })).toContain('A breakdown');
});

test('has no inline style or handler that the CSP would refuse', () => {
  expect(fallback('sv')).not.toMatch(/ style=| on[a-z]+=/);
});
