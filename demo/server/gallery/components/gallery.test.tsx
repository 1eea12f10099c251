import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandRegistryContext } from '../../../../src/shared/ui/island.tsx';
import { forecourt, type Theme } from '../../../../src/shared/ui/themes/theme.ts';
import { themes } from '../../../themes.ts';
import { Gallery } from './gallery.tsx';

const serverPart = (theme: Theme) =>
  renderToStaticMarkup(
    <IslandRegistryContext value={{ prefixFor: () => 'island-' }}>
      <Gallery theme={theme} />
    </IslandRegistryContext>,
  );

test('no piece of the kit writes a style attribute on the server', () => {
  expect(serverPart(forecourt)).not.toMatch(/ style="/);
});

test('no two pieces share an id', () => {
  const ids = [...serverPart(forecourt).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(themes)('$name links to every other theme', (theme) => {
  const html = serverPart(theme);
  expect(html).toMatch(new RegExp(`href="\\?theme=${theme.name}" aria-current="page"`));
  expect(html.match(/href="\?theme=/g)).toHaveLength(themes.length);
});

test('the live pieces render on the server as well', () => {
  const html = renderToStaticMarkup(<Gallery theme={forecourt} />);
  for (const role of ['role="tablist"', '<dialog', 'type="range"']) expect(html).toContain(role);
});
