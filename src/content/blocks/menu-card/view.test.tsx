import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';

const menu = renderBlock(block, { data: { date: 'Sunday 15 November', line: 'Open until 4.' } });

const dishes = [{ name: 'Soup', description: 'Butter', price: '145', marks: 'veg' }];

test('headings of dishes are one level below the title of their group', () => {
  expect(menu({ groups: [{ dishes }] })).toMatch(/<h3[^>]*>Soup/);
  expect(menu({ groups: [{ title: 'First', dishes }] })).toMatch(/<h3[^>]*>First<\/h3>.*<h4[^>]*>Soup/);
});

test('the opening has the heading of the page, its italics and the line of the day', () => {
  const title = [
    {
      kind: 'paragraph' as const,
      children: [{ text: 'Lunch for the ' }, { text: 'driver', emphasis: true }],
    },
  ];
  const html = menu({ opening: { title } });
  expect(html).toMatch(/<h1[^>]*>Lunch for the <em[^>]*>driver<\/em><\/h1>/);
  expect(html).toContain('Sunday 15 November. Open until 4.');
});

test('without an opening there is no h1 and no date', () => {
  expect(menu({ groups: [{ dishes }] })).not.toMatch(/<h1|November/);
});

test('a group without dishes is left out, a card without groups too', () => {
  expect(menu({ title: 'Today', groups: [{ title: 'First', dishes: [] }] })).toBe('');
});
