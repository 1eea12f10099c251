import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';

const contact = renderBlock(block, { data: { today: 'Sunday' } });

const line = { href: 'tel:+46105500199', text: '010-550 01 99' };
const rows = [
  { days: 'Friday', hours: '7–22', from: 'Friday' as const },
  { days: 'Sunday', hours: '11–16', from: 'Sunday' as const },
];

test('the number is a link one can ring', () => {
  expect(contact({ line })).toMatch(/<a href="tel:\+46105500199"[^>]*>010-550 01 99<\/a>/);
});

test('today is marked with a word, never with colour alone', () => {
  const html = contact({ line, hours: { rows, today: 'today' } });
  expect(html).toMatch(/Sunday<span[^>]*>today<\/span>/);
  expect(html.match(/>today</g)).toHaveLength(1);
});

test('without a word for today no row is marked', () => {
  expect(contact({ line, hours: { rows } })).not.toContain('text-brand-ink">');
});

test('without a line there is no block', () => {
  expect(contact({ title: 'Ring us' })).toBe('');
});
