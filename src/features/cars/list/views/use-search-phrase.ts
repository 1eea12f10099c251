import { type FormEvent, useEffect, useRef } from 'react';
import { useSearchText } from '../../../../shared/faceted-list/views/search-field.tsx';
import type { AddressedAnswer } from '../../phrase/addressed-suggestion.ts';
import { fetchSuggestions } from '../../phrase/fetch-suggestions.ts';
import { attachSuggestionBox } from '../../phrase/suggestion-box.ts';
import type { UnclearWords } from '../unclear-words.ts';
import { useCarListTools } from './car-list-tools.ts';

/** The text of the search field, what is suggested for it, and what a search for it does. */
export function useSearchPhrase() {
  const { list, language, change, onRead } = useCarListTools();
  const { text, setText } = useSearchText();
  const field = useRef<HTMLInputElement>(null);
  const newest = useRef({ list, change });
  useEffect(() => {
    newest.current = { list, change };
  });
  useEffect(() => {
    if (!field.current) return undefined;
    return attachSuggestionBox(field.current, {
      suggest: async (phrase, signal) =>
        (await fetchSuggestions({ phrase, language, list: newest.current.list }, signal)).suggestions,
      onPick: (suggestion) => {
        setText(suggestion.list.keyphrase);
        newest.current.change(suggestion.list);
      },
    });
  }, [language, setText]);

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const found = await fetchSuggestions({ phrase: text, language, list });
      setText(found.list.keyphrase);
      change(found.list);
      onRead(found.list, { dropped: found.without, unclear: toUnclearWords(found.unclear) });
    } catch {
      // The server reads the phrase of an address as well.
      form.submit();
    }
  }
  return { field, text, setText, search };
}

function toUnclearWords(unclear: AddressedAnswer['unclear']): UnclearWords[] {
  return unclear.map(({ words, choices }) => ({ words, choices: choices.map(({ list }) => list) }));
}
