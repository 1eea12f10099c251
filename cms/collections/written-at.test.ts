import { expect, test } from 'vitest';
import { setWrittenAt } from './written-at.ts';

type Page = Record<string, unknown>;

const save = (data: Page, originalDoc: Page, locale = 'sv') =>
  setWrittenAt({ data, originalDoc, req: { locale } } as never) as Page;

test('what is written is noted, in the language it is written in', () => {
  expect(save({ name: 'Däck' }, { name: 'Hjul' })['writtenAt']).toMatch(/^\d{4}-/);
  expect(save({ main: [{ id: 'a', title: 'Ny' }] }, { main: [{ id: 'a', title: 'Gammal' }] })).toHaveProperty(
    'writtenAt',
  );
});

test('to publish, to move, or to save the same again is not to write', () => {
  const page = { name: 'Däck', main: [{ id: 'a', title: 'Ett', text: '' }], header: [] };
  const again = {
    name: 'Däck',
    main: [{ title: 'Ett', id: 'a' }],
    header: null,
    _status: 'published',
    parent: 4,
  };
  expect(save(again, page)).not.toHaveProperty('writtenAt');
  expect(save({ name: 'Allt' }, {}, 'all')).not.toHaveProperty('writtenAt');
});
