import { expect, test } from 'vitest';
import { fillFileSize } from './fill-file-size.ts';

const fill = fillFileSize({ original: async () => Buffer.alloc(2048) });
const read = (doc: object, findMany = false) => fill({ doc, findMany } as never);

test('a picture without its size gets it from the store when it is opened', async () => {
  expect(await read({ mediaFile: 'kaj-1a2b.webp' })).toMatchObject({ filesize: 2048 });
  expect(await read({ mediaFile: 'kaj-1a2b.webp', filesize: 12 })).toMatchObject({ filesize: 12 });
});

test('a list does not read the files', async () => {
  expect(await read({ mediaFile: 'kaj-1a2b.webp' }, true)).not.toHaveProperty('filesize');
});
