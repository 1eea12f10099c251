import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { icons } from './icon-names.ts';

test('an icon is decorative, has the thin stroke and no style attribute', () => {
  const html = renderToStaticMarkup(<Icon name="arrow-right" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('stroke-width="1.5"');
  expect(html).not.toContain('style=');
});

test('with a label it is read aloud', () => {
  expect(renderToStaticMarkup(<Icon name="heart" label="Saved" />)).toMatch(
    /role="img" aria-label="Saved"|aria-label="Saved"/,
  );
});

test('a name nobody knows gives nothing', () => {
  expect(renderToStaticMarkup(<Icon name="no-such-icon" />)).toBe('');
  expect(renderToStaticMarkup(<Icon name="toString" />)).toBe('');
});

test.each(Object.keys(icons))('%s is drawn', (name) => {
  expect(renderToStaticMarkup(<Icon name={name} />)).toContain('<svg');
});
