/** The address without some of its parameters; undefined where it has none of them. */
export function withoutParameters(address: string, names: readonly string[]): string | undefined {
  const url = new URL(address);
  if (!names.some((name) => url.searchParams.has(name))) return undefined;
  for (const name of names) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Personal parameters leave the address once they are read: it is copied, shared, shown over shoulders and sent as referrer. */
export function removeFromAddress(names: readonly string[]): void {
  const address = withoutParameters(location.href, names);
  if (address !== undefined) history.replaceState(history.state, '', address);
}
