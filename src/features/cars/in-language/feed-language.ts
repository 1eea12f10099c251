import type { Language } from '../../../shared/sites/languages.ts';
import type { Car, FromFeed } from '../record/car.ts';
import type { Reader } from '../vocabulary/reader.ts';
import { vocabularyFields } from '../vocabulary/vocabulary.ts';
import { hasWord } from '../vocabulary/word-of.ts';

/** The `lang` of a text of the car: that of its feed, where the page is in another language and has no word for it. */
export function textLanguage({ fromFeed }: Pick<Car, 'fromFeed'>, text: string): Language | undefined {
  return fromFeed?.texts.has(text) ? fromFeed.language : undefined;
}

/** What the car's feed wrote that no vocabulary translates. */
export function feedTexts({ record }: Car, reader: Reader): FromFeed {
  const own = vocabularyFields.flatMap((field) =>
    textsIn(record[field]).filter((value) => !hasWord(field, value, reader)),
  );
  const free = ['car_version', 'car_description'].flatMap((field) => textsIn(record[field]));
  return { language: reader.site.languages[0], texts: new Set([...own, ...free]) };
}

function textsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}
