import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rules that hold only where no script runs; nothing changes the page there. */
const withoutScript = /@media \(scripting: none\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

test('no rule makes the root or the body search the page with :has(): the browser would do so after every change', () => {
  const searching = globSync('src/**/*.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(withoutScript, '');
    return [...css.matchAll(/(?:^|[\s,}])((?::root|html|body|main)[^\s,{]*:has\([^{]*)\{/g)].map(
      ([, rule]) => `${file}: ${rule?.trim()}`,
    );
  });
  expect(searching).toEqual([]);
});
