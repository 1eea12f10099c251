'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LinkOption } from '../../links/link-options.ts';
import type { LinkKind } from '../../links/link-target.ts';
import { CarFilterChooser } from './car-filter-chooser.tsx';
import { OptionList } from './option-list.tsx';
import { linkTexts } from './texts.ts';

const kinds: readonly LinkKind[] = ['page', 'story', 'cars', 'dealership', 'file'];

type Props = { kind: LinkKind; pick: (option: LinkOption) => void };

/** A kind of target, then one of its kind; of a car list also the filters that are set on it. */
export function LinkPicker({ kind: first, pick }: Props) {
  const texts = useTexts(linkTexts);
  const [kind, setKind] = useState(first);
  const [words, setWords] = useState('');
  const [list, setList] = useState<LinkOption>();
  const label = useId();

  if (list) return <CarFilterChooser list={list} pick={pick} back={() => setList(undefined)} />;
  return (
    <div className="link-picker">
      <fieldset className="link-picker__kinds">
        <legend id={label}>{texts.kindOfTarget}</legend>
        {kinds.map((each) => (
          <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)}>
            {texts.kinds[each]}
          </button>
        ))}
      </fieldset>
      <label className="studio-field">
        <span>{texts.search}</span>
        <input
          type="search"
          value={words}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={withoutSubmit}
        />
      </label>
      <OptionList
        kind={kind}
        words={words}
        pick={(option) => (option.to.kind === 'cars' ? setList(option) : pick(option))}
      />
    </div>
  );
}

/** The field lies in the form of the document, which Enter would save. */
function withoutSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
