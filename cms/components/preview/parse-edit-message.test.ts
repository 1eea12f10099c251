import { expect, test } from 'vitest';
import { parseEditMessage, toFormPath } from './parse-edit-message.ts';

const said = { type: 'forecourt-edit', area: 'main', block: 'b2', field: 'title' } as const;
const preview = 'https://solvik.example/preview/?token=x';

test('EDIT-03 only the preview that is shown leads to fields', () => {
  expect(parseEditMessage({ data: said, origin: 'https://solvik.example' }, preview)).toEqual(said);
  expect(parseEditMessage({ data: said, origin: 'https://elsewhere.example' }, preview)).toBeUndefined();
  expect(parseEditMessage({ data: said, origin: 'https://solvik.example' }, undefined)).toBeUndefined();
});

test('other messages of a window are none of ours', () => {
  const from = (data: unknown) => parseEditMessage({ data, origin: 'https://solvik.example' }, preview);
  for (const data of [null, 'forecourt-edit', { type: 'payload-live-preview' }, { ...said, area: 'body' }])
    expect(from(data)).toBeUndefined();
});

test('EDIT-03 a block is found by its id wherever it stands now; one that is gone leads nowhere', () => {
  const rowsOf = (area: string) => (area === 'main' ? [{ id: 'b1' }, { id: 'b2' }] : []);
  expect(toFormPath(said, rowsOf)).toEqual({ row: 'main.1', field: 'main.1.title' });
  expect(toFormPath({ ...said, field: '' }, rowsOf)).toEqual({ row: 'main.1', field: '' });
  expect(toFormPath({ ...said, area: 'footer' }, rowsOf)).toBeUndefined();
  const ofPage = { ...said, area: 'page', block: '', field: 'metaTitle' } as const;
  expect(toFormPath(ofPage, rowsOf)).toEqual({ row: undefined, field: 'metaTitle' });
});
