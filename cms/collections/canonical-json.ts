/** Empty values are equal to missing ones, and the order of keys does not matter. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(withoutEmpty(value)) ?? '';
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const content = withoutEmpty(inner);
    return content === undefined ? [] : [[name, content] as const];
  });
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
