import { KEY_LANGUAGE } from '../messages/check-messages.ts';
import type { WordFile } from './word-files.ts';

/** A sentence for everything that is wrong with the files of words: 'src/…/sk.json: fuel.petrol.word is missing'. */
export function wordProblems(files: readonly WordFile[], languages: readonly string[]): string[] {
  return files
    .filter(({ tag }) => tag === KEY_LANGUAGE)
    .flatMap(({ folder, words }) => {
      const own = files.filter((file) => file.folder === folder);
      const missing = languages.filter((language) => !own.some(({ tag }) => tag === language));
      return [
        ...missing.map((language) => `${folder}/${language}.json is missing`),
        ...own.flatMap((file) =>
          keyProblems(file, words).map((problem) => `${folder}/${file.tag}.json: ${problem}`),
        ),
      ];
    });
}

function keyProblems({ tag, words }: WordFile, declared: WordFile['words']): string[] {
  const isOfOneCountry = tag.includes('-');
  const needed = isOfOneCountry ? [] : Object.keys(declared).filter((key) => !isOptional(key));
  const unknown = Object.keys(words).filter((key) => !(key in declared || termOf(key) in declared));
  const empty = Object.keys(words).filter((key) => words[key]?.trim() === '');
  return [
    ...needed.filter((key) => !(key in words)).map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is in no ${KEY_LANGUAGE}.json`),
    ...empty.map((key) => `${key} is empty`),
  ];
}

/** A term has a word in every language, and other spellings where there are some. */
const optional = /\.(?:spellings|searches)$/;

function isOptional(key: string): boolean {
  return optional.test(key);
}

function termOf(key: string): string {
  return key.replace(optional, '.word');
}
