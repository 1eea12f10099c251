import { foldText } from './tokenize.ts';

type Value<Self> = { readonly text: string; readonly children: readonly Self[] };

/** Values that contain the typed text, ignoring case and accents; the parents of a match stay. */
export function searchFacetValues<V extends Value<V>>(values: readonly V[], typed: string): V[] {
  const wanted = foldText(typed.trim());
  return values.flatMap((value) => {
    const children = searchFacetValues(value.children, typed);
    if (children.length > 0) return [{ ...value, children }];
    return foldText(value.text).includes(wanted) ? [{ ...value, children: [] }] : [];
  });
}
