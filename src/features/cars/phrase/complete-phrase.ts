import { nameKey } from '../../../shared/search/name-key.ts';
import { compoundMeaning } from './find-name.ts';
import type { Meaning, PhraseNames } from './phrase-names.ts';
import { type PhraseContext, type ReadPart, textOf } from './phrase-reading.ts';
import { splitPhrase } from './phrase-tokens.ts';
import { phraseTools } from './phrase-tools.ts';
import { readChunks } from './read-phrase.ts';

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
    const typed = textOf(chunks.slice(-run), run);
    const { parts: before, isNegated } = readChunks(chunks.slice(0, -run), context);
    const span = { from: chunks.length - run, to: chunks.length };
    for (const meaning of beginningWith(nameKey(typed), names, makesIn(before))) {
      const values = { kind: 'values', values: meaning.values } as const;
      const part: ReadPart = { ...values, words: typed, span, certainty: 1, ...(isNegated && { not: true }) };
      const id = JSON.stringify([isNegated, meaning.values]);
      if (!found.has(id) && !before.some((each) => isSame(each, part))) found.set(id, [...before, part]);
    }
  }
  return [...found.values()].slice(0, MAX_COMPLETIONS);
}

/** Models of a make that is named first, then what there are most cars of. A single letter begins only such a model. */
function beginningWith(typed: string, names: PhraseNames, makes: readonly string[]): Meaning[] {
  if (!typed || /^\d+$/.test(typed)) return [];
  const ofMake = ({ values }: Meaning) => makes.includes(values[0]?.path[0] ?? '');
  return [...names.values()]
    .filter(({ key }) => key !== typed && key.startsWith(typed))
    .map(({ meanings }) => compoundMeaning(meanings.some(ofMake) ? meanings.filter(ofMake) : meanings))
    .filter((meaning) => typed.length >= MIN_TYPED || ofMake(meaning))
    .sort((a, b) => Number(ofMake(b)) - Number(ofMake(a)) || b.count - a.count);
}

function makesIn(parts: readonly ReadPart[]): string[] {
  const values = parts.flatMap((part) => (part.kind === 'values' ? part.values : []));
  return values.flatMap(({ facet, path }) => (facet === 'car_brand>car_model' && path[0] ? [path[0]] : []));
}

function isSame(a: ReadPart, b: ReadPart): boolean {
  if (a.not !== b.not) return false;
  return a.kind === 'values' && b.kind === 'values' && JSON.stringify(a.values) === JSON.stringify(b.values);
}
