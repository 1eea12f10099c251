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

test('no class does so either, and no :has() hides in an :is() from the search for what it can change', () => {
  const hidden = globSync('src/**/*.{css,ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(withoutScript, '');
      const found = [...text.matchAll(/(?:html|body|main):has\(|:is\([^{};]*:has\([^)]*\) [^{};]*\)/g)];
      return found.map(([rule]) => `${file}: ${rule}`);
    });
  expect(hidden).toEqual([]);
});

test('no rule is about what follows an element without a class: a node put in anywhere would restyle all around it', () => {
  const inSheets = /(?:[\s,>(][a-z]+\d?|:not\([^()]*\))\s[+~]\s(?:\*|[a-z]|:is\()[^{;]*\{/g;
  const inClasses = /\[&[^\]\s]*[>(][a-z]+\d?[+~](?:\*|[a-z]|:is\()[^\]]*\]/g;
  const following = globSync('src/**/*.{css,tsx}').flatMap((file) => {
    const found = readFileSync(file, 'utf8').matchAll(file.endsWith('.css') ? inSheets : inClasses);
    return [...found].map(([rule]) => `${file}: ${rule}`);
  });
  expect(following).toEqual([]);
});
