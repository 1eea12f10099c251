import { expect, test } from 'vitest';
import { findTabIndex } from './find-tab-index.ts';

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

test('the tab of a field is found through rows; a field beside the tabs has none', () => {
  expect(findTabIndex(fields, 'main')).toBe(0);
  expect(findTabIndex(fields, 'metaTitle')).toBe(1);
  expect(findTabIndex(fields, 'name')).toBe(-1);
});
