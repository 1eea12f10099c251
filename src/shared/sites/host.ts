/**
 * A host name as browsers send it: lower case, without a port or a final dot, international names in punycode.
 * Undefined when the text is no host name.
 */
export function normaliseHost(text: string): string | undefined {
  const host = text.trim();
  // A path, a query or a user name would be swallowed by the URL parser.
  if (!/^[^\s/\\?#@]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '') || undefined;
}

/** Two sites may not share this: the server sends `www.` to the bare host, so both belong to one site. */
export function hostClaim(host: string): string {
  return (normaliseHost(host) ?? host.trim().toLowerCase()).replace(/^www\./, '');
}

/** The host of a public address; undefined when it is no address. */
export function hostOfUrl(url: string): string | undefined {
  return URL.canParse(url) ? normaliseHost(new URL(url).host) : undefined;
}
