import type { FormEvent, ReactNode } from 'react';
import { withValues } from '../../../catalogue/list/car-list.ts';
import { listPath, listQuery } from '../../../catalogue/list/list-address.ts';
import { facetOf, MAKES, panelFacets } from '../../../catalogue/list/list-fields.ts';
import { wordsToFilters } from '../../../catalogue/words-to-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { useList } from './list-context.ts';
import { PhraseField } from './phrase-field.tsx';
import { SortSelect } from './sort-select.tsx';
import { usePhrase } from './use-phrase.ts';

/** Words and order. Without script it is the form that sends everything, from the first page on (LIST-34). */
export function ListBar({ base, children }: { base: string; children: ReactNode }) {
  const { list, texts, formId, change } = useList();
  const phrase = usePhrase(list.keyphrase);
  async function search(event: FormEvent) {
    event.preventDefault();
    const { values, keyphrase } = wordsToFilters(phrase.text, await phrase.facets());
    phrase.setText(keyphrase);
    change({ ...withValues(list, values), keyphrase });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form inside a search element would need a box of its own
    <form
      id={formId}
      role="search"
      action={listPath({ pathToCarList: base }, list)}
      autoComplete="off"
      onSubmit={search}
      className="contents"
    >
      {listQuery({ ...list, keyphrase: '' })
        .filter(([name]) => !isInPanel(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <PhraseField phrase={phrase} />
      <div className="list-tools">
        {children}
        <SortSelect />
        <Button type="submit" className="without-script">
          {texts('listApply')}
        </Button>
      </div>
    </form>
  );
}

/** The panel has fields of its own for these; makes are links there. */
function isInPanel(name: string): boolean {
  const facet = facetOf(name);
  return facet !== MAKES && panelFacets.includes(facet);
}
