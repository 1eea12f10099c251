/** Without port and without the final dot of a fully qualified name. */
export function normaliseHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
