import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Node reads the files as the program of the studio does: without a build, in a folder outside of the product. */
const program = `
  const { loadForStudio } = await import('./cms/extensions/load-for-studio.ts');
  const { provideExtensions } = await import('./cms/extensions/provided-extensions.ts');
  const problems = [];
  provideExtensions(await loadForStudio(process.env, ${JSON.stringify(root)}, (line) => problems.push(line)));
  const { studioBlocks } = await import('./cms/forms/blocks.ts');
  const block = studioBlocks.find(({ slug }) => slug === 'hello-words');
  console.log(JSON.stringify({ problems, block, count: studioBlocks.length }));
`;

const extension = `
  import { API_VERSION, defineBlock, defineExtension, text } from 'forecourt/extension';
  import { z } from 'zod';

  export default defineExtension({
    name: 'hello',
    apiVersion: z.literal(1).parse(API_VERSION),
    about: 'says hello',
    blocks: {
      words: defineBlock({
        labels: { label: 'Words', group: 'Words', help: 'For tests.' },
        fields: { title: text('Heading') },
        samples: {},
        view: () => import('./view.tsx'),
      }),
    },
  });
`;

test('the studio has the blocks of extensions, read without their views; one that is broken is left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-studio-extensions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of [
    ['hello', extension],
    ['broken', 'throw new Error("no licence");'],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'extension.ts'), text);
  }
  const env = { ...process.env, EXTENSIONS_DIR: folder, NODE_NO_WARNINGS: '1' };
  const args = ['--input-type=module', '--eval', program];
  const { problems, block } = JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }),
  );
  expect(problems).toEqual([
    "The extension 'broken' is left out of the studio. It throws: no licence. Mend it, or switch it off with EXTENSIONS_OFF.",
  ]);
  expect(block).toMatchObject({
    slug: 'hello-words',
    labels: { singular: 'Words' },
    fields: [{ name: 'title', type: 'text', label: 'Heading' }],
  });
  expect(block.admin.images).toBeUndefined();
});
