import type { FacetOrder, FacetValue } from './port.ts';

/** Counts per path ('A>B' → 12) as a tree: every level includes the counts below it. */
export function facetTree(
  counts: Iterable<readonly [path: string, count: number]>,
  order: FacetOrder,
): FacetValue[] {
  const roots: MutableFacetValue[] = [];
  const byPath = new Map<string, MutableFacetValue>();
  for (const [path, count] of counts) {
    for (let at: string | undefined = path; at !== undefined; at = parentOf(at)) valueAt(at).count += count;
  }
  return sorted(roots, order);

  function valueAt(path: string): MutableFacetValue {
    const known = byPath.get(path);
    if (known) return known;
    const parent = parentOf(path);
    const text = parent === undefined ? path : path.slice(parent.length + 1);
    const value: MutableFacetValue = { text, count: 0, children: [] };
    byPath.set(path, value);
    (parent === undefined ? roots : valueAt(parent).children).push(value);
    return value;
  }
}

type MutableFacetValue = { text: string; count: number; children: MutableFacetValue[] };

function parentOf(path: string): string | undefined {
  const end = path.lastIndexOf('>');
  return end < 0 ? undefined : path.slice(0, end);
}

/** A facet without levels: a '>' in its texts has no meaning. */
export function facetList(
  counts: Iterable<readonly [text: string, count: number]>,
  order: FacetOrder,
): FacetValue[] {
  return sorted(
    Array.from(counts, ([text, count]) => ({ text, count, children: [] })),
    order,
  );
}

function sorted(values: MutableFacetValue[], order: FacetOrder): FacetValue[] {
  const alphabetical = (a: MutableFacetValue, b: MutableFacetValue) => compareTexts(a.text, b.text);
  if (order === 'alpha') values.sort(alphabetical);
  else if (order === 'alpha_desc') values.sort((a, b) => alphabetical(b, a));
  else values.sort((a, b) => b.count - a.count || alphabetical(a, b));
  for (const value of values) sorted(value.children, order);
  return values;
}

// Numbers by value, so that 7 comes before 10; texts by code unit, so that every engine agrees.
function compareTexts(a: string, b: string): number {
  if (!beginsWithDigit(a) || !beginsWithDigit(b)) return compareCodes(a, b);
  const [x, y] = [Number(a), Number(b)];
  // '2,0' is no number, and comes after all that are.
  return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || x - y || compareCodes(a, b);
}

function beginsWithDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

export function compareCodes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
