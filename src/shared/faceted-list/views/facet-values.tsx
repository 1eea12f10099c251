import * as Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { IconShape } from '../../ui/icon-shape.tsx';

export const MIN_VALUES_TO_SEARCH = 10;
const INITIALLY_VISIBLE = 10;
// One or two are no reason to fold anything.
const MIN_VALUES_TO_FOLD = 3;

interface Value {
  readonly text: string;
  readonly count: number;
  readonly chosen: 'all' | 'some' | 'none';
  readonly children: readonly this[];
}

interface Props<V extends Value> {
  values: readonly V[];
  /** Alphabetical: then those with the highest counts come first, not the first letters. */
  isAlphabetical: boolean;
  searchValues: (values: readonly V[], typed: string) => readonly V[];
  texts: {
    /** The name and the placeholder of the search field. */
    search: string;
    searchHint: string;
    none: string;
    more: (count: number) => string;
    fewer: string;
  };
  /** The row of one value. */
  children: (value: V) => ReactNode;
}

/** The values of a facet with their children; ten or more can be searched (LIST-16, KIT-04). For islands. */
export function FacetValues<V extends Value>(props: Props<V>) {
  const { values, texts, searchValues, children: row } = props;
  const [typed, setTyped] = useState('');
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
            placeholder={texts.searchHint}
            aria-label={texts.search}
            autoComplete="off"
          />
        </div>
      )}
      {found?.length === 0 && <p className="py-2 text-ink-muted text-small">{texts.none}</p>}
      {found ? <Values values={found} row={row} unfolded /> : <FirstValues {...props} />}
    </>
  );
}

/** Ten of them, and what is chosen; the others fold out, also without script. */
function FirstValues<V extends Value>({ values, isAlphabetical, texts, children: row }: Props<V>) {
  // Looked at once: a row must not move away from under the pointer that ticked it.
  const [first] = useState(() => firstVisible(values, isAlphabetical));
  const rest = values.filter(({ text }) => !first.has(text));
  if (rest.length < MIN_VALUES_TO_FOLD) return <Values values={values} row={row} />;
  return (
    <>
      <Values values={values.filter(({ text }) => first.has(text))} row={row} />
      <details className="facet__rest">
        <summary>
          <span className="text-link">{texts.more(rest.length)}</span>
          <span className="text-link">{texts.fewer}</span>
        </summary>
        <Values values={rest} row={row} />
      </details>
    </>
  );
}

function firstVisible(values: readonly Value[], isAlphabetical: boolean): ReadonlySet<string> {
  const byWeight = isAlphabetical ? values.toSorted((a, b) => b.count - a.count) : values;
  const chosen = values.filter((value) => value.chosen !== 'none');
  return new Set([...byWeight.slice(0, INITIALLY_VISIBLE), ...chosen].map(({ text }) => text));
}

interface ValuesProps<V extends Value> {
  values: readonly V[];
  row: (value: V) => ReactNode;
  unfolded?: boolean;
}

function Values<V extends Value>({ values, row, unfolded }: ValuesProps<V>) {
  return (
    <ul className="facet__list">
      {values.map((value) => (
        <li key={value.text}>
          {row(value)}
          {showsChildren(value, unfolded) && <Values values={value.children} row={row} />}
        </li>
      ))}
    </ul>
  );
}

/** Children unfold under a chosen value. An only child adds nothing, unless it is chosen. */
function showsChildren({ chosen, children }: Value, unfolded = false): boolean {
  if (children.length === 0) return false;
  return unfolded || chosen === 'some' || (chosen === 'all' && children.length > 1);
}
