import { addedFields, whenFieldsChange } from '../../../shared/search/records/added-fields.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { FacetWords } from './facet-word.ts';
import { type AddedFilter, setAddedFilters } from './list-fields.ts';

/** The filters and orders that extensions add, in the words of the page. */
export function addedFilters(texts: (key: TextKey) => string): readonly AddedFilter[] {
  const said = (key: string | undefined) => key && texts(key as TextKey);
  return addedFields('cars')
    .filter(({ uses, filter, sort }) => uses.includes('public') && (filter || sort))
    .map(({ name, label, unit, filter, sort }) => ({
      ...{ name, unit, filter },
      label: texts(label as TextKey),
      ascending: said(sort?.ascending),
      descending: said(sort?.descending),
    }));
}

/** Yes and no, which the index calls true and false. */
export function wordsOfFlags(texts: Texts): FacetWords {
  const flags = addedFields('cars').filter(({ type }) => type === 'flag');
  const words = { true: texts('formYes'), false: texts('formNo') };
  return Object.fromEntries(flags.map(({ name }) => [name, words]));
}

/** On the server the list knows them from the start. */
whenFieldsChange(() => setAddedFilters(addedFilters((key) => key)));
