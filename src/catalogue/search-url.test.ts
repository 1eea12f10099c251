import { expect, test } from 'vitest';
import { searchUrl } from './search-url.ts';

const list = '/kop-bil/alla-bilar-i-lager';
const named = (...paths: string[][]) => paths.map((path) => ({ facet: 'car_brand>car_model', path }));

test('HERO-12 make and model go into the path, lower-cased; the rest is the keyphrase', () => {
  expect(searchUrl(list, { values: named(['Volvo', 'XC60']), keyphrase: 'röd' }, '')).toBe(
    `${list}/volvo/xc60?keyphrase=r%C3%B6d`,
  );
  expect(searchUrl(list, { values: named(['Tesla', 'Model 3']), keyphrase: '' }, '')).toBe(
    `${list}/tesla/model-3`,
  );
});

test('HERO-10 other query parameters stay, an old keyphrase does not', () => {
  expect(searchUrl(list, { values: [], keyphrase: 'drag' }, '?utm=1&keyphrase=gammal')).toBe(
    `${list}?utm=1&keyphrase=drag`,
  );
});

test('HERO-13 with nothing read, all of it is the keyphrase', () => {
  expect(searchUrl(list, { values: [], keyphrase: 'Volvo XC60' }, '?utm=1')).toBe(
    `${list}?utm=1&keyphrase=Volvo+XC60`,
  );
});

test('two makes do not fit into one path', () => {
  const values = named(['Volvo', 'XC60'], ['Volvo', 'XC90'], ['BMW']);
  expect(searchUrl(list, { values, keyphrase: '' }, '')).toBe(
    `${list}?car_brand=Volvo&car_model=XC60&car_model=XC90&car_brand=BMW`,
  );
});

test('the editor’s own address may carry a query', () => {
  expect(searchUrl(`${list}?car_is_used=true`, { values: named(['Kia']), keyphrase: '' }, '')).toBe(
    `${list}/kia?car_is_used=true`,
  );
});
