import { expect, test } from 'vitest';
import { beginningOf, formOf } from './send-file.ts';

const megabytes = (count: number, ...first: number[]) => {
  const bytes = new Uint8Array(count * 1024 ** 2);
  bytes.set(first);
  return new File([bytes], 'stock');
};

test('of a long file the beginning is sent, and an archive whole', async () => {
  expect((await beginningOf(megabytes(1))).size).toBe(1024 ** 2);
  expect((await beginningOf(megabytes(9, 0x41))).size).toBe(4 * 1024 ** 2);
  expect((await beginningOf(megabytes(9, 0x50, 0x4b))).size).toBe(9 * 1024 ** 2);
  expect((await beginningOf(megabytes(9, 0x1f, 0x8b))).size).toBe(9 * 1024 ** 2);
});

test('the mapping comes before the feed, as the server reads them', () => {
  const form = formOf({ version: 1, read: {}, fields: {} }, new Blob(['a;b']));
  expect([...form.keys()]).toEqual(['mapping', 'feed']);
});
