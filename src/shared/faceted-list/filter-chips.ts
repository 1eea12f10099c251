import type { Language } from '../sites/languages.ts';
import { quoted } from '../sites/quoted.ts';
import {
  type Choice,
  type ChosenRange,
  type FacetedList,
  keyOf,
  selectionOf,
  toValue,
  withKeyphrase,
  withoutValue,
  withRange,
} from './faceted-list.ts';
import type { ListDeclaration } from './list-declaration.ts';

/** Something the list is narrowed by, and the list without it. */
export type Chip<L extends FacetedList = FacetedList> = {
  key: string;
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: Language | undefined;
  remaining: L;
  /** What the remaining list is, where 'without' and the label does not say it well. */
  instead?: string | undefined;
};

/** One for each of these values. */
export function valueChips<L extends FacetedList>(
  list: L,
  choices: readonly Choice[],
  declaration: ListDeclaration,
  labelOf: (choice: Choice) => { label: string; lang?: Language | undefined },
): Chip<L>[] {
  return choices.map((choice) => ({
    key: keyOf(choice),
    ...labelOf(choice),
    remaining: withoutValue(list, toValue(choice, declaration)),
  }));
}

/** The chosen values without those above them. */
export function deepestChoices(list: FacetedList, declaration: ListDeclaration): readonly Choice[] {
  return list.choices.filter((choice) => selectionOf(list, toValue(choice, declaration)) === 'all');
}

export function rangeChips<L extends FacetedList>(
  list: L,
  labelOf: (range: ChosenRange) => string,
): Chip<L>[] {
  return list.ranges.map((range) => ({
    key: range.field,
    label: labelOf(range),
    remaining: withRange(list, range.field, undefined),
  }));
}

export function phraseChips<L extends FacetedList>(list: L, language: Language): Chip<L>[] {
  if (!list.keyphrase) return [];
  return [{ key: 'keyphrase', label: quoted(list.keyphrase, language), remaining: withKeyphrase(list, '') }];
}
