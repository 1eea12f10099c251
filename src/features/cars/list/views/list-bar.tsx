import type { ReactNode } from 'react';
import { SearchField } from '../../../../shared/faceted-list/views/search-field.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { EXCLUDED_PREFIX, facetOf, MAKE_FACET, panelFacets } from '../list-fields.ts';
import { listParams, listPath } from '../list-url.ts';
import { nearKeys } from '../parse-near.ts';
import { useCarListTools } from './car-list-tools.ts';
import { CarSort } from './car-sort.tsx';
import { useSearchPhrase } from './use-search-phrase.ts';

interface Props {
  head: ReactNode;
  /** '1 243 cars'; empty when nobody could count them. */
  count: string;
  children: ReactNode;
}

/** Words and order. Without script it is the form that sends everything, from the first page on (LIST-34). */
export function ListBar({ head, count, children }: Props) {
  const { list, place, texts, formId } = useCarListTools();
  const phrase = useSearchPhrase();
  return (
    <div className="list-top">
      {head}
      {/* biome-ignore lint/a11y/useSemanticElements: a form inside a search element would need a box of its own */}
      <form
        id={formId}
        role="search"
        action={listPath(place, list)}
        autoComplete="off"
        noValidate
        onSubmit={phrase.search}
        className="contents"
      >
        {listParams({ ...list, keyphrase: '' }, place)
          .filter(([name]) => !isInPanel(name))
          .map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        <SearchField
          phrase={phrase}
          label={texts('searchCarsLabel')}
          hint={texts('listSearchHint')}
          className="relative"
        />
        <div className="list-tools">
          {children}
          <p role="status" className="list-count">
            {count}
          </p>
          <CarSort />
          <Button type="submit" className="without-script">
            {texts('listApply')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The panel has fields of its own for these; makes are links there. A place that was typed has no coordinates yet. */
function isInPanel(name: string): boolean {
  if ((nearKeys as readonly string[]).includes(name)) return true;
  const facet = facetOf(name.startsWith(EXCLUDED_PREFIX) ? name.slice(EXCLUDED_PREFIX.length) : name);
  return facet !== MAKE_FACET && panelFacets.includes(facet);
}
