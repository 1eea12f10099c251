import type { Language } from '../../../shared/sites/languages.ts';
import { fromWords, wordList } from './phrase-words.ts';

/** The language that comes first has the last word. */
const valuesIn = fromWords(
  (words) =>
    new Map(
      words
        .toReversed()
        .flatMap(({ numbers }) =>
          Object.entries(numbers).flatMap(([value, forms]) =>
            wordList(forms).map((form) => [form, Number(value)] as const),
          ),
        ),
    ),
);

/** 'three' is 3. Who reads it has to see that something is counted: 'a' is 1 only in 'a year old'. */
export function numberInWords(key: string, languages: readonly Language[]): number | undefined {
  return valuesIn(languages).get(key);
}
