import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { toStudioBlock } from '../../cms/forms/blocks.ts';
import { samplesOf } from '../../demo/server/gallery/samples.ts';
import { type BlockName, blockFields, blockLabels } from '../../src/content/blocks/block-fields.ts';
import type { BlockLabels } from '../../src/content/blocks/block-labels.ts';
import { registry } from '../../src/content/blocks/registry.ts';
import { text } from '../../src/shared/platform/fields/fields.ts';
import { blockIndexFiles, blockNames } from './block-index.ts';

const folder = join(import.meta.dirname, '../../src/content/blocks');
const names = blockNames(folder);

test('the lists of blocks are those of the folders; npm run blocks writes them', () => {
  for (const [file, content] of Object.entries(blockIndexFiles(folder)))
    expect(readFileSync(join(folder, file), 'utf8')).toBe(content);
});

test('every folder has fields, labels and a view, and samples for the gallery', () => {
  expect(Object.keys(blockFields)).toEqual(names);
  expect(Object.keys(blockLabels)).toEqual(names);
  expect(Object.keys(registry)).toEqual(names);
  for (const block of Object.values(registry)) expect(block.view).toBeTypeOf('function');
  for (const name of Object.keys(registry)) expect(samplesOf(name as BlockName)).not.toEqual({});
});

test('a new block is its own two files: the lists and the studio’s form follow from them', () => {
  const blocks = mkdtempSync(join(tmpdir(), 'forecourt-blocks-'));
  onTestFinished(() => rmSync(blocks, { recursive: true }));
  for (const name of ['opening-hours', 'spacer']) {
    mkdirSync(join(blocks, name));
    const block = name === 'spacer' ? 'block.tsx' : 'block.ts';
    for (const file of ['fields.ts', block]) writeFileSync(join(blocks, name, file), '');
  }
  writeFileSync(join(blocks, 'block.ts'), '');

  const files = blockIndexFiles(blocks);
  expect(files['all-declarations.ts']).toContain(
    "export { fields as 'opening-hours', labels as 'opening-hours labels' } from './opening-hours/fields.ts';\n",
  );
  expect(files['all-blocks.ts']).toContain(
    "export { block as 'opening-hours' } from './opening-hours/block.ts';\n" +
      "export { block as spacer } from './spacer/block.tsx';\n",
  );

  const labels: BlockLabels = { label: 'Opening hours', group: 'Places', help: 'When a place is open.' };
  expect(toStudioBlock('opening-hours', { title: text('Heading') }, labels)).toMatchObject({
    slug: 'opening-hours',
    labels: { singular: 'Opening hours' },
    admin: { group: 'Places' },
    fields: [{ name: 'title', label: 'Heading', type: 'text' }],
  });
});
