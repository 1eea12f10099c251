import { addedTexts, languageRecords } from '#locale-records';
import type { Words } from './read-locale-folder.ts';

/**
 * The words of a module in every language: those that come with the product, and those of the installation's own
 * languages, which say what they lack in the words of their fallback.
 */
export function withAddedWords<const ByTag extends Readonly<Record<string, unknown>>>(
  module: string,
  words: ByTag,
): ByTag {
  const added = addedTexts.map(({ language, words: own }) => [
    language,
    merged((words[language] ?? words[languageRecords[language]?.fallback ?? 'en']) as Words, own[module]),
  ]);
  return { ...words, ...Object.fromEntries(added) };
}

/** Only keys that are known: a misspelled one is named by `npm run languages -- check`. */
function merged(fallback: Words, own: Words | undefined): Words {
  if (typeof fallback === 'string') return typeof own === 'string' && own !== '' ? own : fallback;
  const given = typeof own === 'object' ? own : {};
  // An own term has its own spellings, or none; those of the fallback are words of another language.
  if ('word' in fallback && 'word' in given) return given;
  return Object.fromEntries(
    Object.entries(fallback).map(([key, inside]) => [key, merged(inside, given[key])]),
  );
}
