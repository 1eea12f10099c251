import type { Language } from '../../sites/languages.ts';
import { closedFields, vocabularyFields } from '../vocabulary/vocabulary.ts';
import { valueNamed } from '../vocabulary/word-of.ts';

type Query = Readonly<Record<string, readonly string[]>>;

/**
 * The query in the words of the index, whose language is the site's first: an address may have been written in any of
 * the site's languages, or for a site that used other words (`car_fuel=Electric`).
 */
export function canonicalQuery(query: Query, [own, ...others]: readonly [Language, ...Language[]]): Query {
  const named = vocabularyFields.flatMap((field) => {
    const written = query[field];
    return written
      ? [[field, written.map((text) => valueNamed(field, text, own, others) ?? text)] as const]
      : [];
  });
  return { ...query, ...Object.fromEntries(named) };
}

/** Path segments that name no make or model: 'electric' is 'El'. */
export function canonicalSegments(
  segments: readonly string[],
  [own, ...others]: readonly [Language, ...Language[]],
): readonly string[] {
  return segments.map(
    (segment) =>
      closedFields
        .map((field) => valueNamed(field, segment, own, others))
        .find((value) => value !== undefined) ?? segment,
  );
}
