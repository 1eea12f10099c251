import { expect, test } from 'vitest';
import { type SiteSettings, siteErrors } from './check-site.ts';

const right: SiteSettings = {
  name: 'berg-bil-se',
  url: 'https://www.bergbil.example',
  hosts: [{ host: 'www.bergbil.example' }],
  languages: [{ code: 'sv' }],
  timeZone: 'Europe/Stockholm',
  pathToCarList: '/bilar',
  carDetailPath: '/bil',
};

const pathsOf = (settings: SiteSettings) =>
  siteErrors({ ...right, ...settings }, 'en').map(({ path }) => path);

test('settings that the sites can be served with pass, filled in or left out', () => {
  expect(siteErrors(right, 'en')).toEqual([]);
  expect(siteErrors({ languages: [{ code: 'en' }] }, 'en')).toEqual([]);
  expect(pathsOf({ url: 'http://berg.localhost:3000', hosts: [{ host: 'berg.localhost' }] })).toEqual([]);
});

test.each<[SiteSettings, string]>([
  [{ name: 'Berg Bil' }, 'name'],
  [{ url: 'www.bergbil.example' }, 'url'],
  [{ url: 'https://www.bergbil.example/' }, 'url'],
  [{ languages: [{ code: 'svenska' }] }, 'languages'],
  [{ timeZone: 'Stockholm' }, 'timeZone'],
  [{ pathToCarList: 'bilar' }, 'pathToCarList'],
  [{ carDetailPath: '/bil/' }, 'carDetailPath'],
])('%j is refused at the field that is wrong', (settings, path) => {
  expect(pathsOf(settings)).toEqual([path]);
});

test('SITE-15 a language that the sites do not support yet is allowed beside a supported one', () => {
  expect(pathsOf({ languages: [{ code: 'sv' }, { code: 'da' }] })).toEqual([]);
});
