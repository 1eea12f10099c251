import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CodeBlock, codeBlocksOf, documentedBlocks } from './code-blocks.ts';

const blocks = documentedBlocks();
const tests = globSync(['{src,scripts,demo,cms}/**/*.test.ts', 'e2e/*.spec.ts'], {
  exclude: (path) => path.includes('node_modules') || path.includes('code-blocks.test'),
}).map((file) => readFileSync(file, 'utf8'));

/** What tests ask for: a page, and a text of the block. */
const asked = tests.flatMap((test) => [
  ...[...test.matchAll(/documentedBlock\(\s*'([^']+)',\s*'([^']+)',?\s*\)/g)].map(([, page, part]) => ({
    page,
    part,
  })),
]);
/** The first chapter for operators is followed from an empty folder by e2e/studio-first-run.spec.ts. */
const FOLLOWED = { page: 'docs/operations.md', section: 'From nothing to the first car' };
const followed = [
  'set +a\nnpm start',
  ...tests.flatMap((test) => [...test.matchAll(/installation\.run\('([^']+)'\)/g)].map(([, part]) => part)),
];

function isRun({ page, section, text }: CodeBlock): boolean {
  if (page === FOLLOWED.page && section === FOLLOWED.section)
    return followed.some((part) => part && text.includes(part));
  return asked.some((each) => each.page === page && text.includes(each.part ?? ' '));
}

function nameOf({ page, line, text }: CodeBlock): string {
  return `${page}:${line} ${text.split('\n')[0]?.slice(0, 60)}`;
}

test('every block of code in the documentation is run by a test, or says above itself why not', () => {
  expect(blocks.length).toBeGreaterThan(25);
  expect(blocks.filter((block) => !isRun(block) && !block.notRun).map(nameOf)).toEqual([]);
  // What a test runs makes no excuse.
  expect(blocks.filter((block) => isRun(block) && block.notRun).map(nameOf)).toEqual([]);
});

test('these are not run', () => {
  const reasons = blocks.flatMap(({ page, notRun }) => (notRun ? [`${page}: ${notRun}`] : []));
  expect(reasons).toEqual([
    "docs/operations.md: needs a container engine; npm run try-image performs the Dockerfile's steps without one",
    'docs/operations.md: the PostgreSQL that npm brings for the tests has no pg_dump; tried by hand, as the text below says',
    'docs/tour.md: a figure of the rules that npm run check:boundaries enforces',
    "tools/car-pictures/README.md: needs Blender's Python module, and takes days",
    "tools/car-pictures/README.md: needs Blender's Python module",
  ]);
});

test('a block is read with its line, its language and the reason above it', () => {
  const page =
    '## Part\n\nText\n\n```sh\nls\n```\n\n1. Item\n\n   <!-- not run: needs a ship -->\n   ```json\n   { "a":\n     1 }\n   ```\n';
  expect(codeBlocksOf('a.md', page)).toEqual([
    { page: 'a.md', section: 'Part', line: 5, language: 'sh', text: 'ls\n', notRun: undefined },
    {
      page: 'a.md',
      section: 'Part',
      line: 12,
      language: 'json',
      text: '{ "a":\n  1 }\n',
      notRun: 'needs a ship',
    },
  ]);
});
