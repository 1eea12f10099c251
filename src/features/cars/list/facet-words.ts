import type { Facet, FacetValue } from '../../../shared/search/port.ts';
import type { Reader } from '../vocabulary/reader.ts';
import { closedFields, vocabulary } from '../vocabulary/vocabulary.ts';
import { wordOf } from '../vocabulary/word-of.ts';
import type { FacetWords } from './facet-word.ts';

/** What the page calls the values of the stock, where that is not the value itself. The browser has no vocabulary. */
export function facetWords(stock: readonly Facet[], reader: Reader): FacetWords {
  const inStock = stock.flatMap((facet) =>
    facet.type === 'hierarchical' ? valuesBelow(facet.values, facet.name.split('>')) : [],
  );
  const words: Record<string, Record<string, string>> = {};
  for (const { field, value } of [...inStock, ...closedValues(reader)]) {
    const word = wordOf(wordField(field), value, reader);
    if (word !== value) words[field] = { ...words[field], [value]: word };
  }
  return words;
}

type FieldValue = { field: string; value: string };

function valuesBelow(values: readonly FacetValue[], [field = '', ...below]: readonly string[]): FieldValue[] {
  return values.flatMap(({ text, children }) => [{ field, value: text }, ...valuesBelow(children, below)]);
}

/** A chosen value that no car has any more is shown too. */
function closedValues({ site: { languages } }: Reader): FieldValue[] {
  return closedFields.flatMap((field) =>
    vocabulary[field].map(({ words }) => ({ field, value: words[languages[0]] ?? '' })),
  );
}

/** Nobody says PC and LCV. */
function wordField(field: string): string {
  return field === 'car_vehicle_type_code' ? 'car_vehicle_type' : field;
}
