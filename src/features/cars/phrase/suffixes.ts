import type { Language } from '../../../shared/sites/languages.ts';
import { fromWords, writtenWords } from './phrase-words.ts';

/** What a word of the language may end in instead of its own ending: 'Bratislava' in '-e', 'punainen' in '-set'. */
type Ending = { instead: string; suffixes: readonly string[] };

const endingsOf = fromWords((words) =>
  words.flatMap(({ suffixes }) => writtenWords(suffixes).map(readEnding)),
);

/** 'nen: set sen sta' takes the place of 'nen', 's es' of nothing. */
function readEnding(written: string): Ending {
  const [suffixes = '', instead = ''] = written.split(': ').reverse();
  return { instead, suffixes: suffixes.split(' ') };
}

const MIN_STEM = 3;

/** Whether the word is the name with another ending of the language; both folded. */
export function isInflected(word: string, name: string, languages: readonly Language[]): boolean {
  if (word === name || name.length < MIN_STEM || /\d/.test(name)) return false;
  return endingsOf(languages).some(({ instead, suffixes }) => {
    if (!name.endsWith(instead)) return false;
    const stem = name.slice(0, name.length - instead.length);
    if (stem.length < MIN_STEM || !word.startsWith(stem)) return false;
    return suffixes.includes(word.slice(stem.length));
  });
}
