/** Where a site can be tried on this machine, at the port that the sites are served on. */
export function localSiteAddress(name: string, port: number): string {
  return `http://${name || 'dealer'}.localhost${port === 80 ? '' : `:${port}`}`;
}
