/** More than anybody chooses in one facet; each costs the search and the page something. */
export const MAX_VALUES_PER_PARAMETER = 20;

/** The parameters of an address. One that is repeated counts once, with its first value. */
export function queryValues(query: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(queryLists(query)).flatMap(([name, [first]]) =>
      first === undefined ? [] : [[name, first]],
    ),
  );
}

/** The parameters of an address, each with all of its values. */
export function queryLists(query: unknown): Readonly<Record<string, readonly string[]>> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.map(([name, value]) => [name, textsIn(value)]));
}

function textsIn(value: unknown): readonly string[] {
  return [value]
    .flat()
    .filter((each) => typeof each === 'string')
    .slice(0, MAX_VALUES_PER_PARAMETER);
}
