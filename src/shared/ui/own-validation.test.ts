import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('src/**/*.tsx').filter((path) => !/\.test\.tsx$|\/testing\//.test(path));
const forms = files.flatMap((path) => {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/<form\b/g)].map(({ index }) => ({ path, tag: openingTag(source, index) }));
});

/** Up to the > that is not part of an expression in braces. */
function openingTag(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    else if (source[at] === '>' && depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

test('there are forms to look at', () => {
  expect(forms.length).toBeGreaterThan(15);
});

/** A browser that refuses a hidden or unticked field says nothing, and the button seems dead. */
test.each(forms.filter(({ tag }) => /\bonSubmit\b/.test(tag)))(
  'the browser does not validate behind our own rules: $path',
  ({ tag }) => {
    expect(tag).toMatch(/\bnoValidate\b/);
  },
);
