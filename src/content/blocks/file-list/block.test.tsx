import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';
import { describeFile, downloadName } from './describe-file.ts';

const list = renderBlock(block);
const some = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `File ${at + 1}`, file: { media: `files/${at + 1}` } }));

test('FILES-01 five files: three are shown, the rest on demand', () => {
  const html = list({ files: some(5) });
  expect(html.match(/<li/g)).toHaveLength(5);
  expect(html.match(/<li class="[^"]*\bhidden\b/g)).toHaveLength(2);
  expect(html).toMatch(/<details[^>]*><summary[^>]*><span[^>]*>Visa alla 5<\/span>/);
});

test('FILES-02 three files or fewer have no toggle', () => {
  const html = list({ files: some(3) });
  expect(html).not.toContain('<details');
  expect(html).not.toMatch(/<li class="[^"]*\bhidden\b/);
});

test('FILES-02 a row has name, type and size, and saves the file under its name', () => {
  const html = list({
    files: [{ name: 'Priser 2026', note: 'Från januari', file: { media: 'files/prices' } }],
  });
  expect(html).toContain('href="/media/files-prices/original.pdf" download="Priser 2026.pdf"');
  expect(html).toContain('PDF, 37\u00a0kB');
  expect(html).toContain('Från januari');
});

test('a row whose file is missing is left out; without files there is no block', () => {
  const html = list({ files: [...some(3), { name: 'Lost', file: { media: 'gone' } }] });
  expect(html).not.toContain('Lost');
  expect(html).not.toContain('<details');
  expect(list({ title: 'Files', files: [{ name: 'Lost' }] })).toBe('');
});

test('sizes are formatted for the language', () => {
  expect(describeFile({ type: 'application/pdf', bytes: 2_450_000 }, 'sv')).toBe('PDF, 2,5\u00a0MB');
  expect(describeFile({ type: 'video/mp4', bytes: 2_450_000 }, 'en')).toBe('MP4, 2.5\u00a0MB');
  expect(describeFile({ type: 'application/pdf', bytes: 12 }, 'en')).toBe('PDF, 1\u00a0kB');
});

test('a name that no file system accepts is sanitised', () => {
  expect(downloadName('Priser 1/2: "däck"', { id: 'files/x', type: 'application/pdf' })).toBe(
    'Priser 1 2 däck.pdf',
  );
  expect(downloadName('', { id: 'files/prices', type: 'application/pdf' })).toBe('prices.pdf');
});
