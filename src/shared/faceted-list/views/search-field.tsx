import * as Search from 'lucide-react/icons/search';
import * as X from 'lucide-react/icons/x';
import { type RefObject, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { IconShape } from '../../ui/icon-shape.tsx';
import { withKeyphrase } from '../faceted-list.ts';
import { useListTools } from './list-context.ts';

/** The text of the search field, which follows the list. */
export function useSearchText() {
  const { keyphrase } = useListTools().list;
  const [text, setText] = useState(keyphrase);
  const [shownFor, setShownFor] = useState(keyphrase);
  if (shownFor !== keyphrase) {
    setShownFor(keyphrase);
    setText(keyphrase);
  }
  return { text, setText };
}

interface Props {
  phrase: ReturnType<typeof useSearchText> & { field?: RefObject<HTMLInputElement | null> };
  label: string;
  hint: string;
  className?: string | undefined;
}

export function SearchField({ phrase, label, hint, className }: Props) {
  const { list, texts, change } = useListTools();
  function clear() {
    phrase.setText('');
    if (list.keyphrase) change(withKeyphrase(list, ''));
  }
  return (
    <div className={cx('list-search', className)} data-suggestions={phrase.field && ''}>
      <IconShape of={Search} />
      <input
        ref={phrase.field}
        name="keyphrase"
        type="search"
        aria-label={label}
        maxLength={200}
        value={phrase.text}
        onChange={({ currentTarget }) => phrase.setText(currentTarget.value)}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
      />
      {phrase.text && (
        <button type="button" className="with-script" aria-label={texts('listClearShort')} onClick={clear}>
          <IconShape of={X} size="small" />
        </button>
      )}
    </div>
  );
}
