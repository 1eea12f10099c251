import { expect, test } from 'vitest';
import { says } from './says.ts';

test('a row is called by the first of its words that a visitor would read', () => {
  expect(says({ blockType: 'hero', text: 'Nya bilar', title: 'Kör dit  vägen tar slut.' })).toBe(
    'Kör dit vägen tar slut.',
  );
  expect(says({ title: '', link: { href: '/kontakt', text: 'Kontakt' } })).toBe('Kontakt');
  expect(says({ theme: 'dark' })).toBe('');
});

test('a rich text is read as words, and long words are cut between two of them', () => {
  const text = { root: { children: [{ children: [{ text: 'Ett' }, { text: 'två' }] }] } };
  expect(says({ text })).toBe('Ett två');
  expect(says({ title: `${'ord '.repeat(30)}` })).toMatch(/^(ord )+…$/);
});
