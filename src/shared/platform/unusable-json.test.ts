import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnusableJson } from './unusable-json.ts';

const isUnusable = (text: string) => isUnusableJson(text, JSON.parse(text));

test.each([
  '{"length":{"toString":[]}}',
  '{"a":[{"b":{"valueOf":1,"toString":2}}]}',
  '{"length":{"\\u0074oString":null}}',
  `${'['.repeat(501)}${']'.repeat(501)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
])('is refused: %.60s', (text) => {
  expect(isUnusable(text)).toBe(true);
});

test.each([
  '{"message":"toString and valueOf"}',
  '{"length":{"a":1}}',
  '"{[{[{["',
  `[${'[],'.repeat(2000)}1]`,
])('is taken: %.60s', (text) => {
  expect(isUnusable(text)).toBe(false);
});

test('what is taken can be compared, measured and printed', () => {
  const key = fc.constantFrom('length', 'size', 'toString', 'valueOf', '__proto__', 'constructor', 'a');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, 1, 'x', true),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const text = JSON.stringify(value);
      const parsed = JSON.parse(text);
      if (isUnusableJson(text, parsed)) return;
      const visit = (each: unknown): void => {
        expect(() => [`${each}`, (each as number) >= 1]).not.toThrow();
        if (typeof each === 'object' && each !== null) Object.values(each).forEach(visit);
      };
      visit(parsed);
    }),
  );
});
