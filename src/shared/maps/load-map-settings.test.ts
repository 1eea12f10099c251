import { expect, test } from 'vitest';
import { createTheme } from '../ui/themes/theme.ts';
import { mapOrigins, mapSettings } from './load-map-settings.ts';
import { embeddedMapProvider, mapProviderAt } from './map-provider.ts';

test('LOC-36 the embedded map is drawn in the theme of the page and needs no other host', () => {
  const settings = mapSettings({
    services: { maps: embeddedMapProvider },
    theme: createTheme('charging', {}),
  });
  expect(settings.styleUrl).toBe('/maps/styles/charging.json');
  expect(settings.attribution).toContain('OpenStreetMap');
  expect(mapOrigins(settings)).toEqual([]);
});

test('a provider by its style needs that host and no other', () => {
  const maps = mapProviderAt('https://tiles.example/streets/style.json?key=k');
  const settings = mapSettings({ services: { maps }, theme: createTheme('charging', {}) });
  expect(settings.styleUrl).toBe('https://tiles.example/streets/style.json?key=k');
  expect(mapOrigins(settings)).toEqual(['https://tiles.example']);
});
