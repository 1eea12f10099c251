import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { type CarList, singleMake } from './car-list.ts';
import { type FacetWords, facetWord } from './facet-word.ts';

/** The headings that an editor wrote for a list. */
export type ListTitles = {
  title: string;
  /** With a make: 'Used {car}'. */
  makeTitle: string;
};

/** The heading of a list, which is its title too: make and model once they are chosen (LIST-36). */
export function listHeading(
  { title, makeTitle }: ListTitles,
  list: Pick<CarList, 'choices'>,
  { namedByPath, texts }: { namedByPath: string; texts: Texts },
): string {
  const car = singleMake(list)?.join(' ');
  if (car !== undefined)
    return makeTitle ? fillPlaceholders(makeTitle, { car }) : texts('listTitle', { car });
  return title && namedByPath ? `${title}: ${namedByPath}` : title || namedByPath;
}

/** Values in the path that are no make: 'Diesel'. */
export function namedByPath(
  list: Pick<CarList, 'choices'>,
  wildcards: readonly string[],
  words: FacetWords,
): string {
  if (wildcards.length === 0 || singleMake(list)) return '';
  return list.choices.map(({ field, path }) => facetWord(words, field, path.at(-1) ?? '')).join(', ');
}
