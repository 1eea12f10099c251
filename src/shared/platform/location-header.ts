declare const checked: unique symbol;

/** The value of a Location header; only `locationHeader` makes one. */
export type LocationHeader = string & { readonly [checked]: true };

/**
 * `address` may be a visitor's, and never chooses the host: browsers read a backslash as a slash and drop tabs and line
 * breaks, so '//evil.example', '/\evil.example' and '/⇥/evil.example' would all leave the site. `origin` is that of a
 * rule or a setting; without one the redirect stays on the site.
 */
export function locationHeader(address: string, origin = ''): LocationHeader {
  const encoded = address.toWellFormed().replace(/[^\x21-\x5b\x5d-\x7e]+/g, encodeURIComponent);
  if (origin === '') return `/${encoded.replace(/^\/+/, '')}` as LocationHeader;
  const separator = encoded === '' || /^[/?#]/.test(encoded) ? '' : '/';
  return `${origin}${separator}${encoded}` as LocationHeader;
}
