import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyStep } from './apply-recipe.ts';
import { parseRecipe } from './parse-recipe.ts';

const page = `# A thing

Touches: \`src/things/{name}/\`,
\`src/things.ts\`

\`\`\`ts src/things/clock/clock.ts
export const clock = 'clock';
\`\`\`

\`\`\`diff src/things.ts
-  watch,
+  clock,
 ];
\`\`\`

\`\`\`sh
node write.ts
\`\`\`

\`\`\`ts src/things/clock/clock.test.ts
test('ticks');
\`\`\`
`;

test('a page is read as the steps of its code blocks and the files it says to touch', () => {
  expect(parseRecipe('thing', page)).toEqual({
    name: 'thing',
    touches: ['src/things/{name}/', 'src/things.ts'],
    steps: [
      {
        kind: 'add',
        file: 'src/things/clock/clock.ts',
        text: "export const clock = 'clock';\n",
        isProof: false,
      },
      { kind: 'edit', file: 'src/things.ts', removed: ['  watch,'], added: ['  clock,'], before: '];' },
      { kind: 'run', command: 'node write.ts' },
      { kind: 'add', file: 'src/things/clock/clock.test.ts', text: "test('ticks');\n", isProof: true },
    ],
  });
});

test.each([
  ['```ts\nx\n```\n', /names no file/],
  ['```diff a.ts\n+x\n```\n', /ends with the one line/],
  ['```diff a.ts\n+x\n y\n z\n```\n', /ends with the one line/],
])('a page that leaves out what is needed is refused: %s', (code, reason) => {
  expect(() => parseRecipe('thing', `Touches: \`a.ts\`\n\n${code}`)).toThrow(reason);
});

test('a page says what it touches', () => {
  expect(() => parseRecipe('thing', '# A thing\n')).toThrow(/Touches/);
});

test('lines are changed before the line that follows them, which the file has once', () => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-recipe-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'list.ts'), 'a\nb\nb\n');
  const edit = (before: string, { removed = [], added = [] }: { removed?: string[]; added?: string[] }) =>
    applyStep(root, { kind: 'edit', file: 'list.ts', removed, added, before });
  edit('a', { added: ['first'] });
  expect(readFileSync(join(root, 'list.ts'), 'utf8')).toBe('first\na\nb\nb\n');
  edit('b', { removed: ['a'], added: ['c', 'd'] });
  expect(readFileSync(join(root, 'list.ts'), 'utf8')).toBe('first\nc\nd\nb\nb\n');
  expect(() => edit('b', { added: ['x'] })).toThrow('2 times');
  expect(() => edit('d', { removed: ['first'] })).toThrow('0 times');
  expect(() => applyStep(root, { kind: 'add', file: 'list.ts', text: '', isProof: false })).toThrow('exists');
});
