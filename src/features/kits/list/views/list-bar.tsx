import * as ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import * as Search from 'lucide-react/icons/search';
import * as Sliders from 'lucide-react/icons/sliders-horizontal';
import * as X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import type { TextKey } from '../../../../shared/sites/dictionary.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Count } from '../../../../shared/ui/tag.tsx';
import { sortNames } from '../kit-list.ts';
import { useListContext } from './list-context.ts';
import { ViewToggle } from './view-toggle.tsx';

interface Props {
  /** How many filters are on. */
  chosen: number;
  onFilter: () => void;
}

/** Words, order and view. Without script it is the form that sends everything, from the first page on. */
export function ListBar({ chosen, onFilter }: Props) {
  const { list, base, texts, formId, change } = useListContext();
  const [text, setText] = useState(list.keyphrase);
  const [shownFor, setShownFor] = useState(list.keyphrase);
  if (shownFor !== list.keyphrase) {
    setShownFor(list.keyphrase);
    setText(list.keyphrase);
  }
  function search(event: FormEvent) {
    event.preventDefault();
    change({ ...list, keyphrase: text.trim(), pages: 1 });
  }
  function clear() {
    setText('');
    if (list.keyphrase) change({ ...list, keyphrase: '', pages: 1 });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form inside a search element would need a box of its own
    <form
      id={formId}
      role="search"
      action={base}
      autoComplete="off"
      noValidate
      onSubmit={search}
      className="kit-list__bar"
    >
      <div className="list-search">
        <IconShape of={Search} />
        <input
          name="keyphrase"
          type="search"
          aria-label={texts('kitListSearch')}
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          placeholder={texts('kitListSearchHint')}
          autoComplete="off"
          enterKeyHint="search"
        />
        {text && (
          <button type="button" className="with-script" aria-label={texts('listClearShort')} onClick={clear}>
            <IconShape of={X} size="small" />
          </button>
        )}
      </div>
      <div className="kit-list__tools">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onFilter}
          className="list-filter with-script lg:hidden"
        >
          <IconShape of={Sliders} />
          {texts('listFilter')}
          {chosen > 0 && <Count value={chosen} />}
        </button>
        <SortSelect />
        <ViewToggle />
        <Button type="submit" className="without-script">
          {texts('kitListApply')}
        </Button>
      </div>
    </form>
  );
}

const labels: Record<(typeof sortNames)[number], TextKey> = {
  kitId_desc: 'listSortNewest',
  retailPrice_asc: 'listSortCheapest',
  retailPrice_desc: 'listSortDearest',
  name_asc: 'kitListSortName',
};

/** Nothing chosen means the best match where words are given, and the newest first where not. */
function SortSelect() {
  const { list, texts, change } = useListContext();
  const [newest, ...others] = sortNames;
  const named = list.keyphrase ? [newest, ...others] : others;
  return (
    <label className="list-sort">
      <IconShape of={ArrowUpDown} className="lg:hidden" />
      <select
        name="sortName"
        aria-label={texts('listSort')}
        value={named.find((name) => name === list.sortName) ?? ''}
        onChange={({ currentTarget }) => change({ ...list, sortName: currentTarget.value, pages: 1 })}
      >
        <option value="">{texts(list.keyphrase ? 'listSortBestMatch' : 'listSortNewest')}</option>
        {named.map((name) => (
          <option key={name} value={name}>
            {texts(labels[name])}
          </option>
        ))}
      </select>
      <IconShape of={ChevronDown} className="max-lg:hidden" />
    </label>
  );
}
