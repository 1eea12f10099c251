import { expect, test } from 'vitest';
import { aSite, manySites } from './testing/a-site.ts';
import { headline, openState, pageTitle, sectionLine, welcome } from './texts.ts';

const dealers = [aSite({ country: 'SE' }), aSite({ country: 'NO' }), aSite({ country: 'GB' })];
const stores = [
  aSite({ country: 'SE', languages: ['sv'], directory: { section: 'Carstore' } }),
  aSite({ country: 'FI', languages: ['fi', 'sv'], directory: { section: 'Carstore' } }),
  aSite({ country: 'SK', languages: ['sk'], directory: { section: 'Carstore' } }),
];
const others = manySites(7, { directory: { section: 'Other businesses' } });

test('the headline counts the sites', () => {
  expect(headline(14).join(' ')).toBe('Fourteen sites, one forecourt.');
  expect(headline(1).join(' ')).toBe('One site, one forecourt.');
  expect(headline(30).join(' ')).toBe('30 sites, one forecourt.');
  expect(headline(0).join(' ')).toBe('Room for sites, one forecourt.');
});

test('so does the title of the page', () => {
  expect(pageTitle(14)).toBe('Forecourt | Fourteen sites, one installation');
});

test('the welcome names the kinds of businesses and counts countries', () => {
  expect(welcome([...dealers, ...stores, ...others])).toMatch(
    /^Dealers, used-car stores and seven more businesses in five countries, served by one installation\./,
  );
});

test('the welcome of one site promises neither countries nor a choice', () => {
  expect(welcome([aSite()])).toBe('A dealer, served by one installation.');
});

test('businesses are "more" only after dealers or stores', () => {
  expect(welcome(others)).toMatch(/^Seven businesses, served/);
});

test('the line beside Carstore counts markets and languages', () => {
  expect(sectionLine('Carstore', stores)).toBe('Used-car stores: one layout, three markets, three languages');
  expect(sectionLine('Carstore', stores.slice(0, 1))).toBe('A used-car store');
});

test('the status line counts the open sites', () => {
  expect(openState([aSite(), aSite({ open: false }), aSite()])).toBe('2 of 3 open');
});
