import { expect, test } from 'vitest';
import type { FacetValue } from '../search/port.ts';
import { phraseToFilters } from './phrase-to-filters.ts';

const value = (text: string, ...children: string[]): FacetValue => ({
  text,
  count: 1,
  children: children.map((child) => value(child)),
});

const makes = {
  name: 'car_brand>car_model',
  values: [
    value('Volvo', 'XC60', 'XC90', 'V60'),
    value('Tesla', 'Model 3', 'Model S', 'Model S Plaid'),
    value('Honda', 'CR-V', 'Sport'),
    value('Škoda', 'Octavia', 'Sport'),
    value('Mercedes-Benz', 'C-Klass'),
    value('Polestar', 'Polestar', '2'),
  ],
};
const fuels = { name: 'car_fuel', values: [value('El'), value('Diesel'), value('Volvo')] };

function read(phrase: string, facets = [makes]) {
  const { values, keyphrase } = phraseToFilters(phrase, facets);
  return [...values.map(({ path }) => path.join('>')), `“${keyphrase}”`].join(' ');
}

test('HERO-12 words that match values become filters with their parents, the rest stays free text', () => {
  expect(read('Volvo XC60 röd')).toBe('Volvo>XC60 “röd”');
  expect(read('röd XC60 med drag')).toBe('Volvo>XC60 “röd med drag”');
});

test('case, accents and signs do not matter', () => {
  expect(read('vOLVO xc60')).toBe('Volvo>XC60 “”');
  expect(read('skoda')).toBe('Škoda “”');
  expect(read('crv')).toBe('Honda>CR-V “”');
  expect(read('mercedes benz c klass')).toBe('Mercedes-Benz>C-Klass “”');
});

test('a name of several words is one name, and the longest wins', () => {
  expect(read('Tesla Model 3 vit')).toBe('Tesla>Model 3 “vit”');
  expect(read('model s plaid')).toBe('Tesla>Model S Plaid “”');
  expect(read('model')).toBe('“model”');
});

test('a model of two makes is read only beside its make', () => {
  expect(read('Honda Sport')).toBe('Honda>Sport “”');
  expect(read('Sport Škoda')).toBe('Škoda>Sport “”');
  expect(read('Sport')).toBe('“Sport”');
});

test('a make is more than a model of its name', () => {
  expect(read('Polestar')).toBe('Polestar “”');
});

test('two makes are two filters, the same one twice is one', () => {
  expect(read('Volvo Tesla')).toBe('Volvo Tesla “”');
  expect(read('Volvo volvo XC60 XC90')).toBe('Volvo>XC60 Volvo>XC90 “”');
  expect(read('Volvo volvo')).toBe('Volvo “”');
});

test('other facets are read too, in the order they are given', () => {
  expect(read('Volvo diesel kombi', [makes, fuels])).toBe('Volvo Diesel “kombi”');
  expect(phraseToFilters('volvo', [fuels, makes]).values[0]?.facet).toBe('car_fuel');
});

test('nothing typed, or nothing known, leaves the phrase as it is', () => {
  expect(read('   ')).toBe('“”');
  expect(read('Volvo  XC60', [])).toBe('“Volvo XC60”');
});
