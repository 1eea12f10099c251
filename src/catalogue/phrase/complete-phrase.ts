import { jointMeaning } from './find-name.ts';
import type { Meaning, PhraseNames } from './phrase-names.ts';
import type { PhraseContext, ReadPart } from './phrase-reading.ts';
import { splitPhrase } from './phrase-tokens.ts';
import { phraseTools, readPhrase } from './read-phrase.ts';

const MIN_TYPED = 2;
const MAX_COMPLETIONS = 6;
const MAX_RUN = 3;

/** What the last words may become when somebody types on: the phrase with each name that begins so. */
export function completePhrase(phrase: string, context: PhraseContext): ReadPart[][] {
  if (/\s$/.test(phrase)) return [];
  const chunks = splitPhrase(phrase);
  const { names } = phraseTools(context);
  const found = new Map<string, ReadPart[]>();
  for (let run = Math.min(MAX_RUN, chunks.length); run > 0; run -= 1) {
    const typed = chunks
      .slice(-run)
      .map(({ key }) => key)
      .join('');
    if (typed.length < MIN_TYPED || /^\d+$/.test(typed)) continue;
    const before = readPhrase(
      chunks
        .slice(0, -run)
        .map(({ text }) => text)
        .join(' '),
      context,
    );
    for (const meaning of beginningWith(typed, names)) {
      const part: ReadPart = { kind: 'values', words: typed, certainty: 1, values: meaning.values };
      const id = JSON.stringify(meaning.values);
      if (!found.has(id)) found.set(id, [...before.filter((each) => !isSame(each, part)), part]);
    }
  }
  return [...found.values()].slice(0, MAX_COMPLETIONS);
}

/** The one there are most cars of first. */
function beginningWith(typed: string, names: PhraseNames): Meaning[] {
  const longer = [...names.values()].filter(({ key }) => key !== typed && key.startsWith(typed));
  return longer.map(({ meanings }) => jointMeaning(meanings)).sort((a, b) => b.count - a.count);
}

function isSame(a: ReadPart, b: ReadPart): boolean {
  return a.kind === 'values' && b.kind === 'values' && JSON.stringify(a.values) === JSON.stringify(b.values);
}
