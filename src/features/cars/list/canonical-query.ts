import type { Site } from '../../../shared/sites/site.ts';
import { closedFields, isVocabularyField, vocabularyFields } from '../vocabulary/vocabulary.ts';
import { valueNamed } from '../vocabulary/word-of.ts';
import { EXCLUDED_PREFIX } from './list-fields.ts';

type Languages = Site['languages'];
type Query = Readonly<Record<string, readonly string[]>>;

/**
 * The query in the words of the index, whose language is the site's first: an address may have been written in any of
 * the site's languages, or for a site that used other words (`car_fuel=Electric`).
 */
export function canonicalQuery(query: Query, [own, ...others]: Languages): Query {
  const named = vocabularyFields.flatMap((field) =>
    [field, EXCLUDED_PREFIX + field].flatMap((name) => {
      const written = query[name];
      return written
        ? [[name, written.map((text) => valueNamed(field, text, own, others) ?? text)] as const]
        : [];
    }),
  );
  return { ...query, ...Object.fromEntries(named) };
}

/** What an editor wrote, in the words of the index. */
export function canonicalFilters<Filter extends { field: string; value: string }>(
  filters: readonly Filter[],
  languages: Languages,
): readonly Filter[] {
  return filters.map((filter) => {
    const { field, value } = filter;
    const [own, ...others] = languages;
    return isVocabularyField(field)
      ? { ...filter, value: valueNamed(field, value, own, others) ?? value }
      : filter;
  });
}

/** Path segments that name no make or model: 'electric' is 'El'. */
export function canonicalSegments(
  segments: readonly string[],
  [own, ...others]: Languages,
): readonly string[] {
  return segments.map(
    (segment) =>
      closedFields
        .map((field) => valueNamed(field, segment, own, others))
        .find((value) => value !== undefined) ?? segment,
  );
}
