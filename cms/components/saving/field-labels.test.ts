import { expect, test } from 'vitest';
import { labelOfPath, writtenFields } from './field-labels.ts';

const fields = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'edition', type: 'number', admin: { hidden: true } },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Content',
        fields: [{ name: 'main', label: { en: 'Content', sv: 'Innehåll' }, type: 'blocks' }],
      },
    ],
  },
];
const hero = { slug: 'hero', labels: { singular: 'Hero' }, fields: [{ name: 'title', label: 'Title' }] };

test('a path is told by the labels on the form', () => {
  const values = { main: [{ blockType: 'x' }, { blockType: 'hero' }] };
  const findBlock = (slug: string) => (slug === 'hero' ? hero : undefined);
  const label = labelOfPath(['main', '1', 'title'], fields, values, findBlock, 'sv');
  expect(label).toBe('Innehåll › 2. Hero › Title');
});

test('fields that the studio itself writes are no editor’s', () => {
  expect(writtenFields(fields).map(({ name }) => name)).toEqual(['name', 'main']);
});
