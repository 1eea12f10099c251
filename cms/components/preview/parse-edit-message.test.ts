import { expect, test } from 'vitest';
import { parseEditMessage, toFormPath } from './parse-edit-message.ts';

const message = { type: 'forecourt-edit', area: 'main', block: 'b2', field: 'title' } as const;
const preview = 'https://solvik.example/preview/?token=x';

test('EDIT-03 only messages of the visible preview open fields', () => {
  expect(parseEditMessage({ data: message, origin: 'https://solvik.example' }, preview)).toEqual(message);
  expect(parseEditMessage({ data: message, origin: 'https://elsewhere.example' }, preview)).toBeUndefined();
  expect(parseEditMessage({ data: message, origin: 'https://solvik.example' }, undefined)).toBeUndefined();
});

test('other messages of a window are ignored', () => {
  const from = (data: unknown) => parseEditMessage({ data, origin: 'https://solvik.example' }, preview);
  for (const data of [null, 'forecourt-edit', { type: 'payload-live-preview' }, { ...message, area: 'body' }])
    expect(from(data)).toBeUndefined();
});

test('EDIT-03 a block is found by its id at its current position; for a removed one nothing opens', () => {
  const rowsOf = (area: string) => (area === 'main' ? [{ id: 'b1' }, { id: 'b2' }] : []);
  expect(toFormPath(message, rowsOf)).toEqual({ row: 'main.1', field: 'main.1.title' });
  expect(toFormPath({ ...message, field: '' }, rowsOf)).toEqual({ row: 'main.1', field: '' });
  expect(toFormPath({ ...message, area: 'footer' }, rowsOf)).toBeUndefined();
  const ofPage = { ...message, area: 'page', block: '', field: 'metaTitle' } as const;
  expect(toFormPath(ofPage, rowsOf)).toEqual({ row: undefined, field: 'metaTitle' });
});
