import * as Search from 'lucide-react/icons/search';
import * as X from 'lucide-react/icons/x';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { useListContext } from './list-context.ts';
import type { useSearchPhrase } from './use-search-phrase.ts';

export function SearchField({ phrase }: { phrase: ReturnType<typeof useSearchPhrase> }) {
  const { list, texts, change } = useListContext();
  function clear() {
    phrase.setText('');
    if (list.keyphrase) change({ ...list, keyphrase: '', pages: 1 });
  }
  return (
    <div className="list-search relative" data-suggestions="">
      <IconShape of={Search} />
      <input
        ref={phrase.field}
        name="keyphrase"
        type="search"
        aria-label={texts('searchCarsLabel')}
        maxLength={200}
        value={phrase.text}
        onChange={({ currentTarget }) => phrase.setText(currentTarget.value)}
        placeholder={texts('listSearchHint')}
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
