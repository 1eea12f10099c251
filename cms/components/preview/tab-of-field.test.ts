import { expect, test } from 'vitest';
import { tabOfField } from './tab-of-field.ts';

const fields = [
  { name: 'name', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      { fields: [{ name: 'main', type: 'blocks' }] },
      { fields: [{ type: 'row', fields: [{ name: 'metaTitle', type: 'text' }] }] },
    ],
  },
];

test('the tab of a field is found through rows; what stands beside the tabs has none', () => {
  expect(tabOfField(fields, 'main')).toBe(0);
  expect(tabOfField(fields, 'metaTitle')).toBe(1);
  expect(tabOfField(fields, 'name')).toBe(-1);
});
