import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTheme } from '../../../../src/shared/ui/themes/theme.ts';
import type { DirectoryEntry } from '../directory-entry.ts';
import { aPicture, aSite, manySites, sitesNamed } from '../testing/a-site.ts';
import type { ToolLink } from '../tool-links.ts';
import { Directory } from './directory.tsx';

const studio: ToolLink = {
  audience: 'editors',
  icon: 'studio',
  title: 'Content studio',
  text: 'Write pages',
  address: '/admin',
  href: '/admin',
};
const tour: ToolLink = {
  audience: 'developers',
  icon: 'tour',
  title: 'The tour',
  text: 'Ten files to read',
  address: 'docs/tour.md',
};

const addresses = { host: 'localhost:3000', health: '/healthz' };
const page = (sites: readonly DirectoryEntry[], links: readonly ToolLink[] = []) =>
  renderToStaticMarkup(<Directory sites={sites} links={links} addresses={addresses} />);
const times = (html: string, part: string) => html.split(part).length - 1;

test('SITE-01 every site has a parking space and a card that link to it, in its own theme', () => {
  const html = page([
    aSite({ name: 'bistro', theme: createTheme('bistro', {}) }),
    aSite({ name: 'kits-fi', theme: createTheme('kits', {}) }),
  ]);
  expect(times(html, 'href="http://bistro.localhost:3000/"')).toBe(2);
  expect(times(html, 'href="http://kits-fi.localhost:3000/"')).toBe(2);
  expect(times(html, 'data-theme="bistro"')).toBe(2);
});

test.each([0, 1, 3, 14, 30])('the page renders with %i sites', (count) => {
  const html = page(manySites(count));
  expect(times(html, '<h1')).toBe(1);
  expect(times(html, 'class="parking-space"')).toBe(count);
  expect(times(html, '<h3')).toBe(count);
});

test('no style attributes, which the content policy would refuse', () => {
  const pictured = aSite({ directory: { picture: aPicture('hero'), carPicture: aPicture('bay') } });
  expect(page([pictured], [studio, tour])).not.toContain('style=');
});

test('sections without sites are left out', () => {
  const html = page([aSite({ directory: { section: 'Carstore' } })]);
  expect(html).toContain('>Carstore</h2>');
  expect(html).not.toContain('Dealers</h2>');
});

test('a site without pictures and texts shows its name and a drawn car', () => {
  const html = page(sitesNamed('kits-fi'));
  expect(html).toContain('parking-space__car--drawn');
  expect(html).toContain('<span class="site-preview__title">kits-fi</span>');
  expect(html).not.toContain('<img');
});

test('pictures are decorative: the names are beside them', () => {
  const html = page([aSite({ directory: { picture: aPicture('hero'), carPicture: aPicture('bay') } })]);
  expect(times(html, 'alt=""')).toBe(2);
  expect(html).not.toContain('A car');
});

test('a closed site still has its parking space, without a car, and is counted', () => {
  const html = page([aSite({ name: 'open' }), aSite({ name: 'shut', open: false })]);
  expect(html).toContain('1 of 2 open');
  expect(times(html, 'parking-space--closed')).toBe(1);
  expect(times(html, 'parking-space__car--drawn')).toBe(1);
  expect(html).toContain('Closed for the moment');
});

test('a site with several languages opens in each of them', () => {
  const html = page([aSite({ name: 'solvik-se', displayName: 'Solvik', languages: ['sv', 'en'] })]);
  expect(html).toContain('href="http://solvik-se.localhost:3000/en"');
  expect(html).toContain('Solvik in English');
});

test('price rows replace the button', () => {
  const rows = [{ label: 'Billån', value: '4,95 %' }];
  const html = page([aSite({ directory: { look: 'plain', action: 'Ansök', rows } })]);
  expect(html).toContain('4,95 %');
  expect(html).not.toContain('Ansök');
});

test('only tools that exist are linked from the header', () => {
  const html = page(manySites(1), [studio]);
  expect(html).toContain('For editors');
  expect(html).toContain('href="#editors"');
  expect(html).not.toContain('For developers');
  expect(html).not.toContain('href="#developers"');
});

test('a tool without an href is a row, not a link', () => {
  expect(page(manySites(1), [tour])).not.toContain('href="docs/tour.md"');
});

test('the footer gives an example only of addresses under its own host', () => {
  expect(page(sitesNamed('bistro'))).toContain('bistro.localhost:3000</span></p>');
  const publicHost = page([aSite({ address: 'https://navet.example/' })]);
  expect(publicHost).toContain('Every site has its own address.');
});
