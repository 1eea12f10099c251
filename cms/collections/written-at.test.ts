import { expect, test } from 'vitest';
import { setWrittenAt } from './written-at.ts';

type Page = Record<string, unknown>;

const save = (data: Page, originalDoc: Page, locale = 'sv') =>
  setWrittenAt({ data, originalDoc, req: { locale } } as never) as Page;

test('a change is recorded for the language it was made in', () => {
  expect(save({ name: 'Däck' }, { name: 'Hjul' })['writtenAt']).toMatch(/^\d{4}-/);
  expect(save({ main: [{ id: 'a', title: 'Ny' }] }, { main: [{ id: 'a', title: 'Gammal' }] })).toHaveProperty(
    'writtenAt',
  );
});

test('publishing, moving or saving without a change is not recorded', () => {
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
