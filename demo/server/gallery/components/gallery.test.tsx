import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandRegistryContext } from '../../../../src/shared/ui/island.tsx';
import { THEME_NAMES, type ThemeName } from '../../../../src/shared/ui/themes.ts';
import { Gallery } from './gallery.tsx';

const serverPart = (theme: ThemeName) =>
  renderToStaticMarkup(
    <IslandRegistryContext value={{ prefixFor: () => 'island-' }}>
      <Gallery theme={theme} />
    </IslandRegistryContext>,
  );

test('no piece of the kit writes a style attribute on the server', () => {
  expect(serverPart('solvik')).not.toMatch(/ style="/);
});

test('no two pieces share an id', () => {
  const ids = [...serverPart('solvik').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(THEME_NAMES)('%s links to every other theme', (theme) => {
  const html = serverPart(theme);
  expect(html).toMatch(new RegExp(`href="\\?theme=${theme}" aria-current="page"`));
  expect(html.match(/href="\?theme=/g)).toHaveLength(THEME_NAMES.length);
});

test('the live pieces render on the server as well', () => {
  const html = renderToStaticMarkup(<Gallery theme="mini" />);
  for (const role of ['role="tablist"', '<dialog', 'type="range"']) expect(html).toContain(role);
});
