import type { PhraseAnswer, Suggestion } from './suggest.ts';

/** A suggestion as the API sends it: with the address of its list, for pages that are not the list itself. */
export type AddressedSuggestion = Suggestion & { url: string };

export type AddressedAnswer = AddressedSuggestion & {
  without: PhraseAnswer['without'];
  unclear: readonly { words: string; choices: readonly AddressedSuggestion[] }[];
  suggestions: readonly AddressedSuggestion[];
};
