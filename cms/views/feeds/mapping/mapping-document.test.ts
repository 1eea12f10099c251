import { expect, test } from 'vitest';
import { parseMappingFile, writeMappingFile } from './mapping-document.ts';

const mapping = { version: 1, read: {}, fields: { car_price: { columns: ['Pris'] } } };

test('a mapping comes back from its file as it was', () => {
  expect(parseMappingFile(writeMappingFile(mapping))).toEqual(mapping);
});

test('an answer of the API is read as well, also with a mark at its beginning', () => {
  expect(parseMappingFile(`\uFEFF${JSON.stringify({ index: 'cars', version: 7, mapping })}`)).toEqual(
    mapping,
  );
});

test('what is no JSON is no mapping', () => {
  expect(parseMappingFile('Märke;Modell')).toBeUndefined();
});
