/** Where a site can be tried on this machine, at the port that the sites are served on. */
export function localSiteAddress(name: string, port: number): string {
  return `http://${name || 'dealer'}.localhost${port === 80 ? '' : `:${port}`}`;
}

/** The port in use, if the studio is reached on this machine: elsewhere a site has an address that nobody can guess. */
export function localPort(host: string | null): number | undefined {
  const local = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::(?<port>\d+))?$/i.exec(host ?? '');
  return local ? Number(local.groups?.['port'] ?? 80) : undefined;
}
