import * as Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { useDealerListContext } from './list-context.ts';

const TYPING_PAUSE_MS = 250;

interface Props {
  onSearch: (keyphrase: string) => void;
}

/** Searches at a pause in typing. Without script it is a field of the form. */
export function SearchField({ onSearch }: Props) {
  const { list, texts } = useDealerListContext();
  const [text, setText] = useState(list.keyphrase);
  const [shownFor, setShownFor] = useState(list.keyphrase);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  // A chip or the back button changed the phrase.
  if (shownFor !== list.keyphrase) {
    setShownFor(list.keyphrase);
    if (text.trim() !== list.keyphrase) setText(list.keyphrase);
  }
  const isPending = text.trim() !== list.keyphrase;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => search.current(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isPending]);
  return (
    <div className="relative flex items-center">
      <IconShape of={Search} className="pointer-events-none absolute left-5" />
      <input
        name="keyphrase"
        type="search"
        aria-label={texts.dealerListSearch}
        placeholder={texts.dealerListSearchHint}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={input}
      />
    </div>
  );
}

const input =
  'min-h-14 w-full rounded-pill border border-line-field bg-surface py-3 pr-5 pl-13 text-[1.0625rem] text-ellipsis transition-[border-color,box-shadow] duration-fast placeholder:text-ink-muted placeholder:opacity-100 hover:border-ink focus:border-brand focus:shadow-[0_0_0_1px_var(--brand)] focus:outline-0';
