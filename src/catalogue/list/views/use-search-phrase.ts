import { useRef, useState } from 'react';
import type { CarList } from '../car-list.ts';
import { fetchPhraseFacets } from '../fetch-list.ts';

/** The text of the search field, and the facets its words may name. */
export function useSearchPhrase({ keyphrase, fixed }: Pick<CarList, 'keyphrase' | 'fixed'>) {
  const [text, setText] = useState(keyphrase);
  const [shownFor, setShownFor] = useState(keyphrase);
  if (shownFor !== keyphrase) {
    setShownFor(keyphrase);
    setText(keyphrase);
  }
  const facets = useRef<ReturnType<typeof fetchPhraseFacets>>(undefined);
  return {
    text,
    setText,
    /** Fetched while the visitor is still typing, so that nobody waits afterwards. */
    facets() {
      facets.current ??= fetchPhraseFacets(fixed);
      return facets.current;
    },
  };
}
