import * as Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { searchValues } from '../facet-search.ts';
import type { PanelValue, ValuesGroup } from '../filter-panel.ts';
import { MAKE_FACET } from '../list-fields.ts';
import { FacetValue } from './facet-value.tsx';
import { useListContext } from './list-context.ts';

const MIN_VALUES_TO_SEARCH = 10;
const INITIALLY_VISIBLE = 10;
// One or two are no reason to fold anything.
const MIN_VALUES_TO_FOLD = 3;

/** The values of a facet; ten or more can be searched (LIST-16). */
export function FacetValues({ group, label }: { group: ValuesGroup; label: string }) {
  const { texts } = useListContext();
  const [typed, setTyped] = useState('');
  const { values, facet } = group;
  const isSearchable = values.length >= MIN_VALUES_TO_SEARCH;
  const found = isSearchable && typed.trim() ? searchValues(values, typed) : undefined;
  return (
    <>
      {isSearchable && (
        <div className="facet__search with-script">
          <IconShape of={Search} size="small" className="facet__search-icon" />
          <input
            type="search"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            placeholder={texts(facet === MAKE_FACET ? 'listFacetSearchMake' : 'listFacetSearchHint')}
            aria-label={texts('listFacetSearch', { facet: label })}
            autoComplete="off"
          />
        </div>
      )}
      {found?.length === 0 && <p className="py-2 text-ink-muted text-small">{texts('listFacetNone')}</p>}
      {found ? (
        <Values facet={facet} values={found} unfolded />
      ) : (
        <FirstValues facet={facet} values={values} />
      )}
    </>
  );
}

type ValuesProps = { facet: string; values: readonly PanelValue[]; unfolded?: boolean };

/** Ten of them, and what is chosen; the others fold out, also without script. */
function FirstValues({ facet, values }: ValuesProps) {
  const { texts } = useListContext();
  // Looked at once: a row must not move away from under the pointer that ticked it.
  const [first] = useState(() => firstVisible(facet, values));
  const rest = values.filter(({ text }) => !first.has(text));
  if (rest.length < MIN_VALUES_TO_FOLD) return <Values facet={facet} values={values} />;
  return (
    <>
      <Values facet={facet} values={values.filter(({ text }) => first.has(text))} />
      <details className="facet__rest">
        <summary>
          <span className="text-link">{texts('listMoreValues', { count: rest.length })}</span>
          <span className="text-link">{texts('listFewerValues')}</span>
        </summary>
        <Values facet={facet} values={rest} />
      </details>
    </>
  );
}

/** Of hierarchical facets, which are sorted alphabetically, the values with most cars; of others the first. */
function firstVisible(facet: string, values: readonly PanelValue[]): ReadonlySet<string> {
  const byWeight = facet.includes('>') ? values.toSorted((a, b) => b.count - a.count) : values;
  const chosen = values.filter((value) => value.chosen !== 'none');
  return new Set([...byWeight.slice(0, INITIALLY_VISIBLE), ...chosen].map(({ text }) => text));
}

function Values({ facet, values, unfolded }: ValuesProps) {
  return (
    <ul className="facet__list">
      {values.map((value) => (
        <li key={value.text}>
          <FacetValue facet={facet} value={value} />
          {showsChildren(value, unfolded) && <Values facet={facet} values={value.children} />}
        </li>
      ))}
    </ul>
  );
}

/** Models unfold under a chosen make. A town's only dealership adds nothing, unless it is chosen. */
function showsChildren({ chosen, children }: PanelValue, unfolded = false): boolean {
  if (children.length === 0) return false;
  return unfolded || chosen === 'some' || (chosen === 'all' && children.length > 1);
}
