import { expect, test } from 'vitest';
import { rowSummary } from './row-summary.ts';

test('a row is titled by its first text that a visitor would read', () => {
  expect(rowSummary({ blockType: 'hero', text: 'Nya bilar', title: 'Kör dit  vägen tar slut.' })).toBe(
    'Kör dit vägen tar slut.',
  );
  expect(rowSummary({ title: '', link: { href: '/kontakt', text: 'Kontakt' } })).toBe('Kontakt');
  expect(rowSummary({ theme: 'dark' })).toBe('');
});

test('a rich text is summarised as plain text, and a long one is truncated between words', () => {
  const text = { root: { children: [{ children: [{ text: 'Ett' }, { text: 'två' }] }] } };
  expect(rowSummary({ text })).toBe('Ett två');
  expect(rowSummary({ title: `${'ord '.repeat(30)}` })).toMatch(/^(ord )+…$/);
});
