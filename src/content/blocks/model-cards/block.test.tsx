import { expect, test } from 'vitest';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';
import type { fields } from './fields.ts';

type Model = NonNullable<Authored<typeof fields>['cards']>[number];

const models = renderBlock(block);
const modelCard = (model: Model) => models({ heading: 'Models', cards: [model] });

test('MODEL-01 a card shows title, text and picture, and links to its page', () => {
  const html = modelCard({
    title: 'BMW iX3',
    text: 'Room for the skis.',
    image: { media: 'ix3', alt: 'A blue BMW iX3' },
    link: { href: '/brands/bmw' },
  });
  expect(html).toMatch(/<h3[^>]*><a href="\/brands\/bmw"[^>]*>BMW iX3<\/a><\/h3>/);
  expect(html).toContain('Room for the skis.');
  expect(html).toMatch(/<img[^>]*alt="A blue BMW iX3"/);
});

test('MODEL-02 the campaign is a mark only while it is on', () => {
  const campaign = 'Winter wheels included';
  expect(modelCard({ title: 'i4', campaign, isCampaign: true })).toContain(campaign);
  expect(modelCard({ title: 'i4', campaign })).not.toContain(campaign);
});

test('MODEL-03 of four pairs only those with a label and a value are shown', () => {
  const html = modelCard({
    title: 'i4',
    label1: 'Price from',
    labelValue1: '629 000 kr',
    label2: 'Range',
    labelValue3: '5 995 kr',
    label4: 'Delivery',
    labelValue4: 'in stock',
  });
  expect([...html.matchAll(/<dt[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
    'Price from',
    'Delivery',
  ]);
});

test('without models there is nothing', () => {
  expect(models({ heading: 'Models' })).toBe('');
});
