import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AddressedAnswer } from '../../phrase/addressed-suggestion.ts';
import { fetchSuggestions } from '../../phrase/fetch-suggestions.ts';
import { attachSuggestionBox } from '../../phrase/suggestion-box.ts';
import type { UnclearWords } from '../unclear-words.ts';
import { useListContext } from './list-context.ts';

/** The text of the search field, what is suggested for it, and what a search for it does. */
export function useSearchPhrase() {
  const { list, language, change, onRead } = useListContext();
  const [text, setText] = useState(list.keyphrase);
  const [shownFor, setShownFor] = useState(list.keyphrase);
  if (shownFor !== list.keyphrase) {
    setShownFor(list.keyphrase);
    setText(list.keyphrase);
  }
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
  }, [language]);

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
