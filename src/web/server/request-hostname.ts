/** The hostname of a Host header: without port and without the final dot of a fully qualified name. */
export function requestHostname(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
