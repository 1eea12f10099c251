import { formatNumber } from '../../../shared/sites/formats.ts';
import { quoted } from '../../../shared/sites/quoted.ts';
import type { CarList } from '../list/car-list.ts';
import type { ListTexts } from '../list/chips.ts';
import { countQuery } from '../list/list-query.ts';
import { applyReading } from './apply-reading.ts';
import { completePhrase } from './complete-phrase.ts';
import { listLabel } from './list-label.ts';
import { readPhrase } from './read-phrase.ts';
import type { PhraseSearch } from './resolve-phrase.ts';
import { searchPhrase } from './search-phrase.ts';
import { withChoice } from './with-choice.ts';

/** A list that a phrase may lead to, in words, with its number of cars. */
export type Suggestion = { label: string; total: number; count: string; list: CarList };

/** What a phrase means as it is, and what it may become when somebody types on. */
export type PhraseAnswer = Suggestion & {
  /** Words that were let go of, because nothing would be left with them. */
  without: readonly string[];
  /** Words that no filter can express, or that may mean two things: then what they may mean. */
  unclear: readonly UnclearAnswer[];
  suggestions: readonly Suggestion[];
};

export type UnclearAnswer = { words: string; choices: readonly Suggestion[] };

type Options = PhraseSearch & { texts: ListTexts };

const MAX_SUGGESTIONS = 6;

export async function suggest(phrase: string, list: CarList, options: Options): Promise<PhraseAnswer> {
  const { search, index, context, texts } = options;
  const suggestion = (next: CarList, total: number): Suggestion => ({
    label: listLabel(next, { ...list, keyphrase: '' }, texts),
    total,
    count: texts.texts('listCount', { count: formatNumber(total, texts.language), amount: total }),
    list: next,
  });
  const found = await searchPhrase(phrase, list, options);
  const without = found.dropped.map(({ words }) => words);
  const unsearched = [...found.unclear.map(({ words }) => words), ...without];
  const whole = withoutWords(suggestion(found.list, found.total), unsearched, texts);
  const unclear = await Promise.all(
    found.unclear.map(async ({ words, choices }) => ({
      words,
      choices: await Promise.all(
        choices.map(async (choice) => {
          const chosen = withChoice(found.list, choice, context.stock);
          const { total_items: total } = await search.search(index, countQuery(chosen));
          return { ...suggestion(chosen, total), label: listLabel(chosen, found.list, texts) };
        }),
      ),
    })),
  );
  const longer = await Promise.all(
    completePhrase(phrase, context).map(async (parts): Promise<Suggestion> => {
      const next = applyReading(list, parts, context.stock);
      const { total_items: total } = await search.search(index, countQuery(next));
      return suggestion(next, total);
    }),
  );
  const offered = longer.filter(isWorthwhile);
  // What is still being typed is rarely meant as it is.
  const isUnfinished = readPhrase(phrase, context).at(-1)?.kind === 'word' && !found.list.near;
  return {
    ...whole,
    without,
    unclear,
    suggestions: unique(
      isUnfinished && offered.length > 0 ? offered : [whole, ...offered].filter(isWorthwhile),
    ).slice(0, MAX_SUGGESTIONS),
  };
}

/** 'Without ”xyz”: 23 cars' where words had to be let go of. */
function withoutWords(suggestion: Suggestion, words: readonly string[], options: ListTexts): Suggestion {
  if (words.length === 0) return suggestion;
  const { language, texts } = options;
  const value = words.map((word) => quoted(word, language)).join(', ');
  const count = formatNumber(suggestion.total, language);
  return { ...suggestion, count: texts('listWithout', { value, count, amount: suggestion.total }) };
}

function isWorthwhile({ label, total }: Suggestion): boolean {
  return label !== '' && total > 0;
}

function unique(suggestions: readonly Suggestion[]): Suggestion[] {
  const labels = suggestions.map(({ label }) => label);
  return suggestions.filter(({ label }, at) => labels.indexOf(label) === at);
}
