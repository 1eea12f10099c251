/** Where the workshop is, in the map that the visitor's telephone opens (SB-91). Opened by their own click. */
export function mapsSearchLink({ siteName, address }: { siteName: string; address: string }): string {
  const query = new URLSearchParams({ api: '1', query: `${siteName}, ${address}` });
  return `https://www.google.com/maps/search/?${query}`;
}
