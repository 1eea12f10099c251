import { expect, test } from 'vitest';
import { rowSummary } from './row-summary.ts';

test('a row is called by the first of its words that a visitor would read', () => {
  expect(rowSummary({ blockType: 'hero', text: 'Nya bilar', title: 'Kör dit  vägen tar slut.' })).toBe(
    'Kör dit vägen tar slut.',
  );
  expect(rowSummary({ title: '', link: { href: '/kontakt', text: 'Kontakt' } })).toBe('Kontakt');
  expect(rowSummary({ theme: 'dark' })).toBe('');
});

test('a rich text is read as words, and long words are cut between two of them', () => {
  const text = { root: { children: [{ children: [{ text: 'Ett' }, { text: 'två' }] }] } };
  expect(rowSummary({ text })).toBe('Ett två');
  expect(rowSummary({ title: `${'ord '.repeat(30)}` })).toMatch(/^(ord )+…$/);
});
