import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const panel = renderBlock(block);

test('the panel opens a page with h1, else it is a section with h2', () => {
  expect(panel({ title: 'Sell it' })).toContain('<h2');
  expect(panel({ title: 'Sell it', titleTag: 'h1' })).toContain('<h1');
});

test('a telephone number is dialled and shows it', () => {
  const html = panel({ title: 'Sell it', secondLink: { href: 'tel:+46101234500', text: '010-123 45 00' } });
  expect(html).toMatch(/href="tel:\+46101234500"[^>]*><svg/);
});

test('steps are an ordered list, and none leave no empty band', () => {
  const steps = [{ title: 'A price', text: '2 minutes' }];
  expect(panel({ title: 'Sell it', steps })).toMatch(/<ol[^>]*><li/);
  expect(panel({ title: 'Sell it' })).not.toContain('<ol');
});
